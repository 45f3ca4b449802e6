// npm run drill:kiosk-voice: the launched kiosk with the system's Thai and English voices, and no Lao one. Checks that there
// are buttons for these two languages only, that nothing is read without a press, that a press reads the right text with
// the right voice, and that reading ends with a second press, with the first screen, and with the session, also when the
// member has just walked away. Needs Xvfb, `speech-dispatcher` and `espeak-ng`.
import { setTimeout as sleep } from 'node:timers/promises';
import { readCommandLine } from 'command-line';
import type { Page } from 'playwright';
import { freePort, launchKiosk } from '../testing/launched-kiosk.ts';
import { openVirtualScreen } from '../testing/virtual-screen.ts';
import { signIn, takeHold } from './member.ts';
import { serveProduct } from './serve-product.ts';
import { openSpeechService } from './speech-service.ts';

readCommandLine({ command: 'npm run drill:kiosk-voice' });

const START_MS = 90_000;
const TIMEOUT_MS = 15_000;
/** A page waits 60 seconds, the question 15; the rest is a margin. */
const IDLE_MS = 110_000;

const product = await serveProduct();
const screen = await openVirtualScreen();
const speech = await openSpeechService(['th', 'en']);
const debugging = await freePort();
const kiosk = launchKiosk([product.kiosk, `--test-debugging-port=${debugging}`], {
  ...process.env,
  ...speech.env,
  DISPLAY: screen.display,
});
let faults = 0;
try {
  const { browser, page } = await takeHold(debugging);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await drill(page);
  await browser.close();
} finally {
  await kiosk.end();
  speech.close();
  await screen.close();
  await product.close();
}
process.exit(faults === 0 ? 0 : 1);

async function drill(page: Page): Promise<void> {
  const speak = (language: string) => page.locator(`button[aria-label][lang=${language}]`);
  // A busy machine starts slowly.
  await speak('th').waitFor({ timeout: START_MS });
  await speak('en').waitFor();
  expectTrue((await speak('lo').count()) === 0, 'no button for Lao, which this machine has no voice for');
  expectTrue(speech.read().length === 0, 'nothing is read without a press');

  await speak('th').click();
  await expectReading('th', /แตะ|สัมผัส/, 'the first screen in Thai');
  await speak('th').click();
  await expectSilence('after a second press');
  await speak('en').click();
  await expectReading(
    'en',
    /Touch to start.*This machine keeps nothing of yours/s,
    'the first screen in English',
  );
  await signIn(page);
  await expectSilence('once a member has begun');

  await openGuide(page);
  await page.locator('header').getByText('End session').click();
  await expectSilence('once the session has ended');
  await signIn(page);
  await openGuide(page);
  await page.getByRole('button', { name: /^English/ }).waitFor({ timeout: IDLE_MS });
  await expectSilence('once a member who has walked away is signed out');
}

async function openGuide(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Read aloud' }).click();
  await expectReading('en', /\. /, 'how a deposit works');
}

async function expectReading(voice: string, text: RegExp, what: string): Promise<void> {
  const isRead = () =>
    speech.isReading() &&
    speech.read().some((one) => one.voice === voice && text.test(one.text) && one.bytes > 10_000);
  expectTrue(await comes(isRead), `${what} is read with the voice ${voice}`);
}

async function expectSilence(when: string): Promise<void> {
  expectTrue(await comes(() => !speech.isReading()), `silence ${when}`);
}

async function comes(isSo: () => boolean): Promise<boolean> {
  for (let waited = 0; waited < TIMEOUT_MS; waited += 200) {
    if (isSo()) return true;
    await sleep(200);
  }
  return false;
}

function expectTrue(isTrue: boolean, what: string): void {
  console.log(`${isTrue ? 'ok   ' : 'FAULT'}  ${what}`);
  if (isTrue) return;
  faults += 1;
  console.log(`       read so far: ${JSON.stringify(speech.read())}, reading: ${speech.isReading()}`);
}
