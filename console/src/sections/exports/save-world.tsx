import { slugOf } from 'mock-server/control';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'web/ui';
import { useAct } from '../../control/use-act.ts';
import { useVerb } from '../../control/use-verb.ts';
import { useWorld } from '../../control/world.ts';
import { Box, Buttons } from '../../ui/box.tsx';
import { saveBlob } from '../../ui/save-blob.ts';
import styles from '../../ui/ui.module.css';
import { descriptionOf, saveJson } from './saved-files.ts';
import { saveReport } from './save-report.ts';

export function SaveWorld() {
  const { t } = useTranslation();
  const world = useWorld();
  const scenario = useVerb('GET /').data?.scenario ?? 'demo';
  const [typedName, setName] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const name = typedName ?? `${scenario.slice(0, 80)} (${world.name.slice(0, 15)})`;

  const { isRunning, act } = useAct();
  // Not as part of the address, in which a note of this length does not fit.
  const file = async () => ({
    ...(await world.call('GET /scenario', { query: { name } })),
    description: descriptionOf(note),
  });
  const add = async () => world.call('POST /scenarios', { body: await file() });
  const saveTest = async () => {
    const entries = { ...(from !== '' && { from }), ...(to !== '' && { to }) };
    const journey = await world.call('GET /journey', { query: { name, ...entries } });
    saveBlob(new Blob([journey.spec], { type: 'text/plain' }), `${slugOf(name)}.spec.ts`);
    saveJson(journey.scenario, `${slugOf(name)}.scenario.json`);
  };
  const saveSnapshot = async () => saveJson(await world.snapshot(), `${slugOf(name)}.snapshot.json`);
  const buttons = [
    ['scenario', 'GET /scenario', async () => saveJson(await file(), `${slugOf(name)}.scenario.json`)],
    ['add', 'POST /scenarios', add],
    ['test', 'GET /journey', saveTest],
    ['report', 'GET /report', () => saveReport(world, { name, note })],
    ['snapshot', 'GET /snapshot', saveSnapshot],
  ] as const;

  return (
    <Box title={t('exports.title')} note={t('exports.note')}>
      <div className={styles.form}>
        <label className={styles.wide}>
          {t('exports.name')}
          <input value={name} maxLength={100} onChange={({ target }) => setName(target.value)} />
        </label>
        <label className={styles.wide}>
          {t('exports.what')}
          <textarea rows={2} maxLength={5000} value={note} onChange={({ target }) => setNote(target.value)} />
        </label>
        <label>
          {t('exports.from')}
          <input
            inputMode="numeric"
            pattern="\d*"
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
        </label>
        <label>
          {t('exports.to')}
          <input
            inputMode="numeric"
            pattern="\d*"
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
        </label>
      </div>
      <Buttons>
        {buttons.map(([what, verb, action]) => (
          <Button
            key={what}
            className={styles.small}
            title={verb}
            disabled={name === '' || isRunning}
            onClick={() => void act(t(`exports.${what}`), action)}
          >
            {t(`exports.${what}`)}
          </Button>
        ))}
      </Buttons>
    </Box>
  );
}
