import { useTranslation } from 'react-i18next';
import { storageKeys } from 'web/storage-keys';
import { useWorld } from '../control/world.ts';
import { Box, Row, Stack } from '../ui/box.tsx';
import styles from '../ui/ui.module.css';
import guide from './guide.module.css';

/** What a tester needs to know besides the labels; the commands are the same in every language. */
const CHAPTERS = [
  'worlds',
  'clock',
  'page_clock',
  'faults',
  'rewind',
  'agreements',
  'retries',
  'exports',
  'suite',
  'processes',
] as const;

export function GuideSection() {
  const { t } = useTranslation();
  const { name } = useWorld();
  const commands = commandsFor(name);
  return (
    <Stack>
      <div className={guide.chapters}>
        {CHAPTERS.map((chapter) => (
          <Box key={chapter} title={t(`guide.${chapter}.title`)} note={t(`guide.${chapter}.text`)}>
            {commands[chapter] !== undefined && (
              <pre className={styles.note} lang="en">
                {commands[chapter]}
              </pre>
            )}
          </Box>
        ))}
      </div>
      <Box title={t('guide.storage.title')} note={t('guide.storage.text')}>
        <StorageKeys />
      </Box>
    </Stack>
  );
}

function StorageKeys() {
  const { t } = useTranslation();
  return (
    <ul className={guide.columns}>
      {(Object.keys(storageKeys) as (keyof typeof storageKeys)[]).map((name) => (
        <Row key={name} title={<code>{storageKeys[name]}</code>} detail={t(`guide.keys.${name}`)} />
      ))}
    </ul>
  );
}

function commandsFor(world: string): Partial<Record<(typeof CHAPTERS)[number], string>> {
  const api = `${location.origin}/qa/api/worlds/${world}`;
  const json = "\\\n  -H 'content-type: application/json'";
  return {
    worlds: `curl -X PUT ${api} ${json} \\
  -d '{"scenario":"a member with money","seed":7}'`,
    clock: `curl -X POST ${api}/clock/advance ${json} \\
  -d '{"seconds":600}'`,
    page_clock: `await page.clock.install({ time: (await world.clock()).now });
await page.goto('/');
await page.clock.runFor(600_000);
await world.advanceClock({ seconds: 600 });`,
    faults: `curl -X POST ${api}/faults ${json} \\
  -d '{"call":"POST /api/wallet/transfer","kind":"drop"}'`,
    agreements: `curl -X PUT ${api}/lookups ${json} \\
  -d '{"agreements":[]}'`,
    exports: `curl -X PUT ${api}/report ${json} \\
  --data-binary @a.report.json
curl -X PUT ${api}/scenario ${json} \\
  --data-binary @a.scenario.json`,
    suite: `npm run suite -- ../my-suite
cd ../my-suite && npm test

import { expect, SOMCHAI, test } from 'e2e';
test('a deposit', async ({ world, login, home, deposit }) => {
  await login.arrive(SOMCHAI);
  await home.openDeposit.click();
  await deposit.askForQr('100');
  await world.payQr((await world.qrs())[0]!.qrcodeId);
  await expect(deposit.paid).toBeVisible();
});`,
  };
}
