import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Tag } from 'web/ui';
import { useAskBeforeReset } from '../commands/use-commands.ts';
import { enterWorld, useBrowserWorld } from '../control/browser-world.ts';
import type { LiveState } from '../control/use-live.ts';
import { useVerb } from '../control/use-verb.ts';
import { useWorld } from '../control/world.ts';
import { VerbButton } from '../ui/verb-button.tsx';
import styles from './shell.module.css';

const SECOND_MS = 1_000;

export function WorldBar({ live, isGone }: { live: LiveState; isGone: boolean }) {
  const { t } = useTranslation();
  const { name } = useWorld();
  const navigate = useNavigate();
  const worlds = useVerb('GET /worlds').data?.worlds ?? [];
  const world = useVerb('GET /').data;
  const ask = useAskBeforeReset();
  const isUsed = useBrowserWorld() === name;
  const names = [...new Set([name, ...worlds.map((one) => one.name)])].sort();
  const { scenario = 'demo', seed } = world ?? {};

  return (
    <div className={styles.world}>
      <label>
        <span className="visually-hidden">{t('world.label')}</span>
        <select value={name} onChange={({ target }) => void navigate(`/${target.value}/overview`)}>
          {names.map((one) => (
            <option key={one} value={one}>
              {t('world.named', { name: one })}
            </option>
          ))}
        </select>
      </label>
      {live !== 'live' && <Tag tone={live === 'lost' ? 'danger' : 'neutral'}>{t(`live.${live}`)}</Tag>}
      {isUsed ? (
        <Tag tone="success">{t('world.in_apps')}</Tag>
      ) : (
        <button type="button" className={styles.plain} onClick={() => enterWorld(name)}>
          {t('world.use')}
        </button>
      )}
      {!isGone && <WorldTime />}
      <VerbButton
        label={t('world.reset')}
        verb="PUT /"
        input={{ body: { scenario, ...(seed === undefined ? {} : { seed }) } }}
        ask={ask ?? t('scenario.ask_without_count', { world: name })}
        // Which scenario it would start from is not known yet.
        disabled={world === undefined || isGone}
      />
    </div>
  );
}

function WorldTime() {
  const { t } = useTranslation();
  const { data, dataUpdatedAt } = useVerb('GET /clock');
  const [now, setNow] = useState(dataUpdatedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  if (!data) return null;
  const passed = data.isFrozen ? 0 : Math.max(0, now - dataUpdatedAt) * data.rate;
  const at = new Date(Date.parse(data.now) + passed).toISOString();
  return (
    <div role="group" aria-label={t('clock.label')} className={styles.clock}>
      <time dateTime={at}>{`${at.slice(0, 10)} ${at.slice(11, 19)} UTC`}</time>
      {data.rate !== 1 && <Tag tone="info">×{data.rate}</Tag>}
      <VerbButton label={t('clock.minute')} verb="POST /clock/advance" input={{ body: { seconds: 60 } }} />
      <VerbButton label={t('clock.day')} verb="POST /clock/advance" input={{ body: { seconds: 86_400 } }} />
      <VerbButton
        label={t('clock.freeze')}
        verb="PUT /clock"
        isPressed={data.isFrozen}
        input={{ body: { isFrozen: !data.isFrozen } }}
      />
    </div>
  );
}
