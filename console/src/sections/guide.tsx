import { useTranslation } from 'react-i18next';
import { useWorld } from '../control/world.ts';
import { Box, Grid } from '../ui/box.tsx';
import styles from '../ui/ui.module.css';

/** What a tester needs to know beyond the labels; the commands are the same in every language. */
const CHAPTERS = [
  'worlds',
  'clock',
  'page_clock',
  'faults',
  'storage',
  'agreements',
  'retries',
  'suite',
] as const;

export function GuideSection() {
  const { t } = useTranslation();
  const { name } = useWorld();
  const commands = commandsFor(name);
  return (
    <Grid>
      {CHAPTERS.map((chapter) => (
        <Box key={chapter} title={t(`guide.${chapter}.title`)} note={t(`guide.${chapter}.text`)}>
          {commands[chapter] !== undefined && (
            <pre className={styles.note} lang="en">
              {commands[chapter]}
            </pre>
          )}
        </Box>
      ))}
    </Grid>
  );
}

function commandsFor(world: string): Partial<Record<(typeof CHAPTERS)[number], string>> {
  const api = `${location.origin}/qa/api/worlds/${world}`;
  const json = "-H 'content-type: application/json'";
  return {
    worlds: `curl -X PUT ${api} ${json} -d '{"scenario":"a member with money","seed":7}'`,
    clock: `curl -X POST ${api}/clock/advance ${json} -d '{"seconds":600}'`,
    page_clock: `await page.clock.install({ time: (await world.clock()).now });
await page.goto('/');
await page.clock.runFor(600_000);
await world.advanceClock({ seconds: 600 });`,
    faults: `curl -X POST ${api}/faults ${json} -d '{"call":"POST /api/wallet/transfer","kind":"drop"}'`,
    storage: `token                 the session
locale                th, lo or en
remember-agreement    the agreement that was accepted
open-intents          orders whose outcome is not known yet
last_sync             when balances were last fetched`,
    agreements: `curl -X PUT ${api}/lookups ${json} -d '{"agreements":[]}'`,
    suite: `pnpm add link:<this repository>/mock-server

import { createControl } from 'mock-server/control';
const world = createControl('${location.origin}', 'my-suite');
await world.reset({ scenario: 'a member with money' });
await context.addCookies([{ name: 'mock-world', value: world.name, url: 'http://127.0.0.1:4100' }]);`,
  };
}
