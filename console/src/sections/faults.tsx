import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tag } from 'web/ui';
import { emptyText } from '../control/unknown.ts';
import { useActions } from '../commands/use-actions.ts';
import { useVerb } from '../control/use-verb.ts';
import { Box, Buttons, Grid, Row, Rows, Stack } from '../ui/box.tsx';
import { numberOf } from '../ui/schema.ts';
import { VerbButton } from '../ui/verb-button.tsx';
import { OtherStates } from './other-states.tsx';
import styles from '../ui/ui.module.css';

const PERCENT = new Intl.NumberFormat('en', { style: 'percent' });

const PRESETS = [
  ['slow', { kind: 'latency', milliseconds: 3000 }],
  ['very_slow', { kind: 'latency', milliseconds: 20_000 }],
  ['hang', { kind: 'hang' }],
  ['drop', { kind: 'drop' }],
  ['reset', { kind: 'reset' }],
  ['half-body', { kind: 'half-body' }],
  ['empty', { kind: 'empty' }],
  ['wrong-shape', { kind: 'wrong-shape' }],
  ['limit', { kind: 'limit' }],
  ['bad_gateway', { kind: 'status', status: 502, body: '<html>Bad gateway</html>' }],
  ['gone', { kind: 'gone' }],
] as const;

export function FaultsSection() {
  const { t } = useTranslation();
  const actions = useActions().filter(({ group }) => group === 'network');
  const calls = useVerb('GET /calls').data?.calls ?? [];
  const [call, setCall] = useState('*');
  const [times, setTimes] = useState('1');
  return (
    <Stack>
      <FaultList />
      <Grid>
        <Box title={t('fault.states')}>
          <Buttons>
            {actions.map(({ id, label, verb, input }) => (
              <VerbButton key={id} label={label} verb={verb} input={input} />
            ))}
          </Buttons>
        </Box>
        <Box title={t('fault.by_call')} note={t('fault.note')}>
          <div className={styles.form}>
            <label>
              {t('fault.call')}
              <select value={call} onChange={({ target }) => setCall(target.value)}>
                {['*', ...calls].map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </select>
            </label>
            <label>
              {t('fault.times')}
              <select value={times} onChange={({ target }) => setTimes(target.value)}>
                <option value="1">{t('fault.once')}</option>
                <option value="3">{t('fault.thrice')}</option>
                <option value="always">{t('fault.always')}</option>
              </select>
            </label>
          </div>
          <Buttons>
            {PRESETS.map(([name, fault]) => (
              <VerbButton
                key={name}
                label={t(`fault_kind.${name}`)}
                verb="POST /faults"
                input={{
                  body: { call, times: times === 'always' ? times : numberOf('times', times), ...fault },
                }}
              />
            ))}
          </Buttons>
        </Box>
      </Grid>
    </Stack>
  );
}

export function FaultList() {
  const { t } = useTranslation();
  const faults = useVerb('GET /faults').data?.faults;
  return (
    <Box
      title={t('fault.title')}
      side={
        faults !== undefined &&
        faults.length > 0 && (
          <>
            <Tag tone="danger">{t('fault.on', { count: faults.length })}</Tag>
            <VerbButton label={t('act.faults_off')} verb="DELETE /faults" />
          </>
        )
      }
    >
      <Rows empty={emptyText(faults, t('fault.none'))}>
        {faults?.map(({ id, call, kind, code, status, milliseconds, spread = 0, times, probability }) => {
          const what = [
            code ?? status ?? '',
            milliseconds === undefined
              ? ''
              : `${milliseconds}${spread > 0 ? `–${milliseconds + spread}` : ''} ms`,
            times === 'always' ? t('fault.always') : `× ${times}`,
            probability === undefined ? '' : PERCENT.format(probability),
          ];
          return (
            <Row
              key={id}
              title={`${t(`fault_kind.${kind}`)} · ${call}`}
              detail={what.filter(Boolean).join(' · ')}
            >
              <VerbButton
                label={t('remove')}
                name={t('fault.remove', { id })}
                verb="DELETE /faults/{faultId}"
                input={{ params: { faultId: String(id) } }}
              />
            </Row>
          );
        })}
      </Rows>
      <OtherStates />
    </Box>
  );
}
