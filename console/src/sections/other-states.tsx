import { useTranslation } from 'react-i18next';
import { Tag } from 'web/ui';
import { useVerb } from '../control/use-verb.ts';
import styles from '../ui/states.module.css';

/** What else makes calls fail, besides faults. */
export function OtherStates() {
  const { t } = useTranslation();
  const flags = useVerb('GET /flags').data;
  const parts = useVerb('GET /outages').data?.outages ?? [];
  const games = useVerb('GET /game-outages').data?.codes ?? [];
  const refusals = useVerb('GET /qrs/refuse-next').data?.refusals ?? [];
  const failures = useVerb('GET /slips/fail-next').data?.reasons ?? [];
  const perMinute = flags?.requestsPerMinute ?? null;
  const states = [
    flags?.terminated && t('act.terminated'),
    flags?.invalidIp && t('act.foreign_network'),
    perMinute !== null && t('fault.rate', { count: perMinute }),
    ...[...parts, ...games].map((part) => t('fault.out', { part })),
    refusals.length > 0 && t('qr.planned', { count: refusals.length }),
    failures.length > 0 && t('slip.planned', { count: failures.length }),
  ].filter((state) => typeof state === 'string');
  if (states.length === 0) return null;
  return (
    <p className={styles.states}>
      {states.map((state) => (
        <Tag key={state} tone="danger">
          {state}
        </Tag>
      ))}
    </p>
  );
}
