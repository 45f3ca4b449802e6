import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type Clock, Field } from 'web/app';
import { buildName } from './facts-view.tsx';
import { manualParts, type ManualPart } from './manual-parts.tsx';
import { automaticParts } from './self-test.ts';
import styles from './staff.module.css';
import type { PartResult, Result, SelfTestRecord } from '../../launcher/staff/shapes.ts';

interface SelfTestViewProps {
  window: Window & typeof globalThis;
  clock: Pick<Clock, 'after'>;
  hasPrinter: boolean;
  onKeep: (record: Omit<SelfTestRecord, 'at'>) => Promise<void>;
}

type State = 'ready' | 'running' | 'ended' | 'keeping' | 'kept' | 'not kept';

const PARTS = ['network', 'clock', 'fonts', 'wipe', ...Object.keys(manualParts)] as PartName[];
export type PartName = 'network' | 'clock' | 'fonts' | 'wipe' | ManualPart;

/** Runs the automatic parts, asks staff about the others, and keeps the record. (K5) */
export function SelfTestView({ window, clock, hasPrinter, onKeep }: SelfTestViewProps) {
  const { t } = useTranslation('kiosk');
  const [results, setResults] = useState<PartResult[]>([]);
  const [asked, setAsked] = useState<ManualPart | null>(null);
  const [by, setBy] = useState('');
  const [state, setState] = useState<State>('ready');
  const note = (part: PartName, result: Result, detail: string) =>
    setResults((earlier) => [...earlier.filter((other) => other.part !== part), { part, result, detail }]);

  const askAfter = (part: ManualPart | null) => {
    const names = Object.keys(manualParts) as ManualPart[];
    const next = names[part === null ? 0 : names.indexOf(part) + 1] ?? null;
    if (next === 'printer' && !hasPrinter) {
      note('printer', 'skipped', '');
      setAsked(null);
      setState('ended');
      return;
    }
    setAsked(next);
    if (next === null) setState('ended');
  };
  const start = async () => {
    setResults([]);
    setState('running');
    for (const [part, run] of Object.entries(automaticParts)) {
      const outcome = await run(window, clock).catch((error: unknown) => ({
        result: 'failed' as const,
        detail: error instanceof Error ? error.message : String(error),
      }));
      note(part as PartName, outcome.result, outcome.detail);
    }
    askAfter(null);
  };
  const keep = async () => {
    setState('keeping');
    const record = { by: by.trim(), build: buildName(window.document), results };
    setState(
      await onKeep(record).then(
        () => 'kept' as const,
        () => 'not kept' as const,
      ),
    );
  };
  const Asked = asked && manualParts[asked];

  return (
    <section className={styles.card}>
      <h2>{t('staff.tests_title')}</h2>
      <ul className={styles.parts}>
        {PARTS.map((part) => {
          const outcome = results.find((result) => result.part === part);
          return (
            <li key={part} data-result={outcome?.result}>
              <span>{t(`staff.parts.${part}`)}</span>
              <b>{outcome && t(`staff.results.${outcome.result}`)}</b>
              <small>{outcome?.detail}</small>
            </li>
          );
        })}
      </ul>
      {Asked && (
        <Asked
          window={window}
          ask={t(`staff.asks.${asked}`)}
          onEnd={(result, detail = '') => {
            note(asked, result, detail);
            askAfter(asked);
          }}
        />
      )}
      {(state === 'ended' || state === 'keeping' || state === 'not kept') && (
        <form
          className={styles.keep}
          onSubmit={(event) => {
            event.preventDefault();
            if (by.trim() !== '' && state !== 'keeping') void keep();
          }}
        >
          <Field
            label={t('staff.by_label')}
            value={by}
            onChange={({ target }) => setBy(target.value)}
            maxLength={20}
          />
          <Button kind="gold" type="submit" busy={state === 'keeping'} disabled={by.trim() === ''}>
            {t('staff.save_button')}
          </Button>
        </form>
      )}
      {state === 'kept' && <p role="status">{t('staff.saved')}</p>}
      {state === 'not kept' && <p role="alert">{t('staff.not_saved')}</p>}
      {(state === 'ready' || state === 'kept') && (
        <Button kind="gold" onClick={() => void start()}>
          {t('staff.start_button')}
        </Button>
      )}
    </section>
  );
}
