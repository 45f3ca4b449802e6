import { bodyProblem } from 'mock-server/control';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useState } from 'react';
import { Button, Tag } from 'web/ui';
import { useRun, useVerb } from '../control/use-verb.ts';
import { emptyText } from '../control/unknown.ts';
import { useWorld } from '../control/world.ts';
import { Box, Buttons, Grid, Row, Rows, Stack } from '../ui/box.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { timeOf } from '../ui/money.ts';
import { SearchField } from '../ui/search-field.tsx';
import { VerbButton } from '../ui/verb-button.tsx';
import styles from '../ui/ui.module.css';

/** The live stream reports what happens in one world only. */
const OTHERS_MS = 2_000;
/** Worlds shown at first, and with each press more: tests may leave a thousand, and all are read every few seconds. */
const SHOWN = 50;

export function WorldsSection() {
  const { t } = useTranslation();
  const { name: current } = useWorld();
  const worlds = useVerb('GET /worlds', undefined, { everyMs: OTHERS_MS }).data?.worlds;
  const [typed, setTyped] = useState('');
  const [limit, setLimit] = useState(SHOWN);
  const found = worlds
    ?.filter(({ name, scenario }) => `${name} ${scenario}`.toLowerCase().includes(typed.toLowerCase()))
    .toSorted((a, b) => (a.name === current ? -1 : b.name === current ? 1 : 0));
  const more = Math.max(0, (found?.length ?? 0) - limit);
  return (
    <Stack>
      <Grid>
        <MakeWorld />
        <ShareWorld />
      </Grid>
      <Box title={t('section.worlds')}>
        <SearchField value={typed} onType={setTyped} />
        <Rows empty={emptyText(found, t('world.none_fits'))}>
          {found?.slice(0, limit).map(({ name, scenario, seed, now, members, serverViolations }) => (
            <Row
              key={name}
              title={<Link to={`/${name}/overview`}>{name}</Link>}
              detail={`${scenario} · ${t('world.members', { count: members })} · ${timeOf(now)} · seed ${seed}`}
            >
              {serverViolations > 0 && <Tag tone="danger">{serverViolations}</Tag>}
              {name === current && <Tag tone="info">{t('world.this')}</Tag>}
              <VerbButton
                label={t('world.reset')}
                name={t('world.reset_name', { name })}
                verb="PUT /"
                input={{ params: { world: name }, body: { scenario, seed } }}
                ask={t('scenario.ask_without_count', { world: name })}
              />
              <VerbButton
                label={t('remove')}
                name={t('world.remove_name', { name })}
                verb="DELETE /"
                input={{ params: { world: name } }}
                ask={t('world.ask_remove', { name })}
              />
            </Row>
          ))}
        </Rows>
        {more > 0 && (
          <Buttons>
            <Button className={styles.small} onClick={() => setLimit(limit + SHOWN)}>
              {t('world.more', { count: more })}
            </Button>
          </Buttons>
        )}
      </Box>
    </Stack>
  );
}

function MakeWorld() {
  const { t } = useTranslation();
  const { name } = useWorld();
  const navigate = useNavigate();
  const { isRunning, run } = useRun();
  const scenarios = useVerb('GET /scenarios').data?.scenarios ?? [];
  const taken = useVerb('GET /worlds').data?.worlds.map((one) => one.name) ?? [];
  const [to, setTo] = useState('');
  const [scenario, setScenario] = useState('demo');
  const problem = taken.includes(to)
    ? t('world.taken', { name: to })
    : to !== '' && bodyProblem('POST /copy', { to }) !== null
      ? t('world.bad_name')
      : null;
  const make = async (isCopy: boolean) => {
    const isDone = isCopy
      ? await run('POST /copy', { body: { to, isNew: true } }, t('world.copy', { name }))
      : await run('PUT /', { params: { world: to }, body: { scenario, isNew: true } }, t('world.make'));
    if (isDone) void navigate(`/${to}/overview`);
  };
  return (
    <Box title={t('world.make')}>
      <form
        className={styles.form}
        aria-label={t('world.make')}
        onSubmit={(event) => {
          event.preventDefault();
          void make(false);
        }}
      >
        <label>
          {t('world.name')}
          <input required autoComplete="off" value={to} onChange={({ target }) => setTo(target.value)} />
        </label>
        <label>
          {t('world.scenario')}
          <select value={scenario} onChange={({ target }) => setScenario(target.value)}>
            {scenarios.map((one) => (
              <option key={one.name}>{one.name}</option>
            ))}
          </select>
        </label>
        {problem !== null && (
          <p role="alert" className={styles.error}>
            {problem}
          </p>
        )}
        <Button
          type="submit"
          className={styles.small}
          title="PUT /"
          busy={isRunning}
          disabled={problem !== null || to === ''}
        >
          {t('world.make')}
        </Button>
        <Button
          className={styles.small}
          title="POST /copy"
          busy={isRunning}
          disabled={problem !== null || to === ''}
          onClick={() => void make(true)}
        >
          {t('world.copy', { name })}
        </Button>
      </form>
    </Box>
  );
}

/** The address is the link: it opens the same world for another tester of this machine. */
function ShareWorld() {
  const { t } = useTranslation();
  const { name } = useWorld();
  const link = `${location.origin}/#/${name}/overview`;
  return (
    <Box title={t('world.share')} note={t('world.share_note')}>
      <div className={styles.form}>
        <label className={styles.wide}>
          {t('world.link')}
          <input readOnly value={link} onFocus={({ target }) => target.select()} />
        </label>
        <CopyButton label={t('copy')} what={t('world.link')} read={() => link} />
      </div>
    </Box>
  );
}
