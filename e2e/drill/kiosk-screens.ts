// npm run drill:kiosk-screens                       walks through the launched kiosk by touch, upright and wide
// npm run drill:kiosk-screens -- --languages lo,en --sizes 1080x1920
//                                                   in these languages and this size only
// At each stop it compares the X screen with the page's own screenshot; a difference is something that the browser or the
// system draws over the page. Needs Xvfb and ImageMagick; writes the pictures to .reports/kiosk-screens.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { list, messageOf, readCommandLine } from 'command-line';
import { enterWorld, watch } from '../fixtures.ts';
import { KioskMachine, UPRIGHT, WIDE } from '../kiosk-machine.ts';
import startServers, { addresses } from '../servers.ts';
import type { Language } from '../texts.ts';
import { openWorld } from '../world.ts';
import { STAFF_PIN, tour } from './kiosk-tour.ts';

const PICTURES = join(import.meta.dirname, '../../.reports/kiosk-screens');
/** Without a window manager Chromium leaves one column and one row of pixels at the edge. */
const EDGE_PIXELS = 1_080 + 1_920;
/** Fading light may differ by this much. */
const FADING_PIXELS = 300;
/** Time for animations to end and images to load. */
const REST_MS = 900;
const MOST_TRIES = 5;

const options = readCommandLine({
  command: 'npm run drill:kiosk-screens --',
  options: {
    languages: list('languages', 'only these of th, lo and en', 'th,en'),
    sizes: list('sizes', `only these of ${UPRIGHT} and ${WIDE}`, UPRIGHT),
  },
});
const languages = pick(options.languages, ['th', 'lo', 'en'] satisfies Language[]);
const sizes = pick(options.sizes, [UPRIGHT, WIDE]);
mkdirSync(PICTURES, { recursive: true });
const faults: string[] = [];
const stop = await startServers();
try {
  for (const size of sizes) for (const language of languages) await photographTour(size, language);
} finally {
  await stop();
}
for (const size of sizes) await photographHolding(size);
console.log(faults.length === 0 ? 'The screen shows only the page.' : faults.join('\n'));
process.exit(faults.length === 0 ? 0 : 1);

function pick<Item extends string>(items: readonly string[] | null, all: readonly Item[]): readonly Item[] {
  if (items === null) return all;
  const chosen = all.filter((item) => items.includes(item));
  if (chosen.length === items.length) return chosen;
  console.error(`"${items.join(',')}" must be one or more of ${all.join(', ')}, separated by commas.`);
  process.exit(1);
}

async function photographTour(size: string, language: Language): Promise<void> {
  const url = addresses().kiosk;
  const machine = await KioskMachine.start(`${url}/`, { KIOSK_STAFF_PIN: STAFF_PIN }, size);
  const world = openWorld(`screens-${language}-${size}`);
  const errors = watch(machine.page);
  try {
    await enterWorld(machine.page.context(), world, url);
    const shoot = (name: string, moving?: number) =>
      photograph(machine, `${name}_${size}_${language}`, moving);
    await tour({ machine, world, language, shoot });
  } catch (error) {
    await photograph(machine, `failed_${size}_${language}`);
    faults.push(`${size} ${language}: ${messageOf(error)}`);
  } finally {
    await machine.stop();
    await world.remove();
  }
  // The self-test calls without a token and accepts a refusal as an answer.
  for (const error of errors.filter((text) => !text.includes('401')))
    faults.push(`${size} ${language}: ${error}`);
}

/** With the servers stopped, the launcher shows its own page instead of the browser's error page. */
async function photographHolding(size: string): Promise<void> {
  const machine = await KioskMachine.start(`${addresses().kiosk}/`, {}, size);
  await machine.page.locator('html[data-phase=holding]').waitFor();
  await photograph(machine, `holding_${size}`);
  await machine.stop();
}

async function photograph(
  { page, display }: KioskMachine,
  name: string,
  moving = FADING_PIXELS,
): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const screen = join(PICTURES, `${name}.png`);
  const own = join(PICTURES, `${name}.page.png`);
  const env = { ...process.env, ...(display ? { DISPLAY: display } : {}) };
  let pixels = Infinity;
  // What is drawn over the page stays; what is still loading on a busy machine does not.
  for (let tries = 0; tries < MOST_TRIES && pixels > EDGE_PIXELS + moving; tries += 1) {
    await sleep(REST_MS);
    execFileSync('import', ['-silent', '-window', 'root', screen], { env });
    // `css` avoids scaling; `initial` keeps the caret visible.
    writeFileSync(own, await page.screenshot({ caret: 'initial', scale: 'css' }));
    pixels = differentPixels(screen, own);
  }
  const fault = `${name}: ${pixels} pixels are not the page's`;
  const isPage = pixels <= EDGE_PIXELS + moving;
  if (isPage) rmSync(own);
  else faults.push(fault);
  console.log(`${isPage ? 'ok   ' : 'FAULT'}  ${fault}`);
}

function differentPixels(one: string, other: string): number {
  try {
    execFileSync('compare', ['-metric', 'AE', '-fuzz', '12%', one, other, 'null:'], { stdio: 'pipe' });
    return 0;
  } catch (error) {
    const { stderr } = error as { stderr?: Buffer };
    return Number.parseFloat(stderr?.toString() ?? '') || Infinity;
  }
}
