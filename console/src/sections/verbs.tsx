import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf, areas, verbs, type ControlEndpoint, type Verb } from 'mock-server/control';
import { callLoosely, sentenceOf } from '../control/use-verb.ts';
import { useMember } from '../control/use-member.ts';
import { useWorld } from '../control/world.ts';
import { Button } from 'web/ui';
import { Box, Stack } from '../ui/box.tsx';
import { SchemaForm } from '../ui/schema-form.tsx';
import { SearchField } from '../ui/search-field.tsx';
import styles from '../ui/ui.module.css';

/** Every verb of the control API with its fields, in the order of its documentation. */
export function VerbsSection() {
  const [typed, setTyped] = useState('');
  return (
    <Stack>
      <SearchField value={typed} onType={setTyped} />
      {Object.entries(areas).map(([area, table]) => {
        const keys = (Object.keys(table) as Verb[]).filter((key) =>
          `${key} ${verbs[key].summary}`.toLowerCase().includes(typed.toLowerCase()),
        );
        return (
          keys.length > 0 && (
            <Box key={area} title={area}>
              {keys.map((key) => (
                <VerbPanel key={key} verb={key} />
              ))}
            </Box>
          )
        );
      })}
    </Stack>
  );
}

function VerbPanel({ verb }: { verb: Verb }) {
  const { t } = useTranslation();
  const world = useWorld();
  const { member } = useMember();
  const endpoint: ControlEndpoint = verbs[verb];
  const { method, path } = addressOf(verb, endpoint);
  const names = [...path.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'world');
  const [params, setParams] = useState<Record<string, string>>({});
  const [answer, setAnswer] = useState<string | null>(null);
  const filled = Object.fromEntries(
    names.map((name) => [name, params[name] ?? (name === 'phone' ? (member?.phone ?? '') : '')]),
  );
  const takesBody = endpoint.body !== undefined;

  const call = async () => {
    try {
      const reply = await callLoosely(world, verb, { params: filled });
      setAnswer(
        reply instanceof Blob ? `${reply.type}, ${reply.size} bytes` : JSON.stringify(reply, null, 2),
      );
    } catch (error) {
      setAnswer(sentenceOf(error));
    }
  };

  return (
    <details>
      <summary className={styles.row}>
        <code>{verb}</code>
        <span className={styles.quiet}>{endpoint.summary}</span>
      </summary>
      {names.length > 0 && (
        <div className={styles.form}>
          {names.map((name) => (
            <label key={name}>
              {name}
              <input
                value={filled[name] ?? ''}
                onChange={({ target }) => setParams({ ...params, [name]: target.value })}
              />
            </label>
          ))}
        </div>
      )}
      {takesBody ? (
        <SchemaForm verb={verb} label={t('verb.send', { verb })} params={filled} />
      ) : (
        <div className={styles.buttons}>
          <Button
            className={styles.small}
            aria-label={`${method === 'GET' ? t('verb.read') : t('send')} ${verb}`}
            onClick={() => void call()}
          >
            {method === 'GET' ? t('verb.read') : t('send')}
          </Button>
        </div>
      )}
      {answer !== null && <pre className={styles.note}>{answer.slice(0, 20_000)}</pre>}
    </details>
  );
}
