import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UNKNOWN } from '../control/unknown.ts';
import { useVerb } from '../control/use-verb.ts';
import { NextSlipFails } from './next-slip-fails.tsx';
import { Box, Row, Stack } from '../ui/box.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { VerbButton } from '../ui/verb-button.tsx';

export function CodesSection() {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const read = useVerb('GET /codes').data?.codes;
  const codes = read ?? [];
  const shown = codes.filter(({ code, recipes }) =>
    `${code} ${recipes.map(({ how }) => how).join(' ')}`.toLowerCase().includes(typed.toLowerCase()),
  );
  return (
    <Stack>
      <Box title={t('code.title', { count: read ? shown.length : UNKNOWN })} note={t('code.note')}>
        <SearchField value={typed} onType={setTyped} />
        <ul>
          {shown.map(({ code, calls, recipes }) => (
            <CodeRow key={code} code={code} calls={calls} how={recipes.map(({ how }) => how)} />
          ))}
        </ul>
      </Box>
      <NextSlipFails />
    </Stack>
  );
}

interface CodeRowProps {
  code: string;
  calls: readonly { call: string; status: number }[];
  how: readonly string[];
}

function CodeRow({ code, calls, how }: CodeRowProps) {
  const { t } = useTranslation();
  const [call, setCall] = useState(calls[0]?.call ?? '*');
  const statuses = new Set(calls.map(({ status }) => status));
  return (
    <Row title={<code>{code}</code>} detail={[[...statuses].join(' / '), ...how].filter(Boolean).join(' · ')}>
      <select
        aria-label={t('code.call', { code })}
        value={call}
        onChange={({ target }) => setCall(target.value)}
      >
        {[...calls.map((one) => one.call), '*'].map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <VerbButton
        label={t('code.make')}
        name={t('code.next', { code, call })}
        verb="POST /faults"
        input={{ body: { call, kind: 'refuse', code } }}
      />
    </Row>
  );
}
