// npm run drill:walk: random walks through the whole app in Chromium, under random faults. `-- --help` lists its options.
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { choice, count, flag, readCommandLine } from 'command-line';
import startServers from '../servers.ts';
import { launchOptions } from '../suite-config.ts';
import type { Form } from './sizes.ts';
import { Chance } from './walk/chance.ts';
import { leaks, people, screenFaults, stepFaults, type Violation } from './walk/checks.ts';
import { settle } from './walk/settle.ts';
import { signIn, PHONES, steps } from './walk/steps.ts';
import { type Place, Walker } from './walk/walker.ts';

const PICTURES = join(import.meta.dirname, '../../.reports/walk');

const options = readCommandLine({
  command: 'npm run drill:walk --',
  options: {
    seed: count(1, 'the first walk; each further one has the next number'),
    walks: count(10, 'how many walks'),
    steps: count(1_000, 'ends each walk after so many steps'),
    loud: flag('prints each step as it is taken, not only those of walks with violations'),
    form: choice(['phone', 'desktop', 'kiosk'], null, 'only this form; all by default'),
  },
});

const stop = await startServers();
const browser = await chromium.launch(launchOptions);
let taken = 0;
let failed = 0;
try {
  for (let index = 0; index < options.walks; index += 1) await run(browser, options.seed + index);
} finally {
  await browser.close();
  await stop();
}
console.log(`\n${options.walks} walks, ${taken} steps; ${failed} walks with violations.`);
if (failed > 0) process.exitCode = 1;

function placeOf(seed: number): Place {
  const chance = new Chance(seed ^ 0x5eed);
  const form: Form = options.form ?? chance.pick(['phone', 'phone', 'desktop', 'kiosk']);
  return {
    form,
    language: chance.pick(['th', 'lo', 'en']),
    edition: form !== 'kiosk' && chance.happens(0.3) ? 'laos' : 'thai',
  };
}

async function run(on: Browser, seed: number): Promise<void> {
  const place = placeOf(seed);
  const walker = await Walker.begin(on, place, seed);
  walker.isLoud = options.loud;
  const violations: Violation[] = [];
  const add = (seen: Iterable<string>) => {
    for (const one of seen)
      if (!violations.some(({ seen: known }) => known === one)) {
        violations.push({ step: walker.step, seen: one });
        walker.say(`    ✗ ${one}`);
      }
  };
  try {
    await walk(walker, add);
  } catch (error) {
    add([`the drill: ${String(error).split('\n').slice(0, 3).join(' ').slice(0, 300)}`]);
  }
  taken += walker.step;
  const name = `${seed} ${place.form} ${place.language} ${place.edition}`;
  console.log(
    `${violations.length === 0 ? '✓' : '✗'} ${name}: ${walker.step} steps, ${walker.orders.length} orders`,
  );
  if (violations.length > 0) {
    failed += 1;
    for (const { step, seen } of violations) console.log(`    at ${step}: ${seen.replaceAll('\n', ' ⏎ ')}`);
    if (!options.loud) console.log(walker.trace.join('\n'));
    await walker.page.screenshot({ path: join(PICTURES, `${seed}.png`), timeout: 5_000 }).catch(() => null);
  }
  await walker.end();
}

async function walk(walker: Walker, add: (seen: Iterable<string>) => void): Promise<void> {
  const { chance, place } = walker;
  const length = Math.min(options.steps, chance.between(60, 150));
  const possible = steps.filter(({ notInKiosk }) => !(place.form === 'kiosk' && notInKiosk));
  const all = await people(walker);
  await walker.page.goto('/');
  await walker.pass(2);
  walker.say(`0 ${await signIn(walker, chance.pick(PHONES))}`);
  await walker.pass(3);
  let isAsked = false;
  for (walker.step = 1; walker.step <= length; walker.step += 1) {
    await leaveOtherPages(walker);
    const before = await walker.look();
    const { page } = walker;
    const isOutside =
      before !== null &&
      (place.form === 'kiosk' ? !before.path.startsWith('/user') : before.memberId === null);
    let step = chance.weighed(possible);
    // Most steps lead nowhere without a network.
    if (walker.isOffline && chance.happens(0.2)) await walker.setOffline(false);
    let said =
      isOutside && chance.happens(0.4) ? await signIn(walker, chance.pick(PHONES)).catch(missed) : null;
    for (let tries = 0; said === null && tries < 5; tries += 1) {
      step = chance.weighed(possible);
      said = await step.take(walker).catch(missed);
    }
    if (said === null) continue;
    walker.say(`${walker.step} ${said}`);
    await walker.pass(chance.pick([0, 1, 1, 3]));
    await walker.page.waitForLoadState('load', { timeout: 3_000 }).catch(() => null);
    await walker.quiet();
    let after = await walker.look();
    if (after?.text.trim() === '') {
      // The code of the screen is on its way.
      await walker.pass(1);
      after = await walker.look();
    }
    add(
      stepFaults(
        walker,
        said.startsWith('sign in') ? { ...step, isPress: true } : step,
        before,
        after,
        page,
        isAsked,
      ),
    );
    // The agreement opens by itself, and had no control to which the focus could return.
    if (before?.dialogs === 0 && after && after.dialogs > 0)
      isAsked = step.isPress === true && !before.isFocusLost && before.path === after.path;
    walker.say(`      ${after?.path ?? walker.page.url()}${after?.dialogs ? ' +dialog' : ''}`);
    if (!after || !walker.page.url().startsWith(walker.origin)) continue;
    add(screenFaults(after));
    add(leaks(all, walker.memberOf(walker.page, after), after));
  }
  walker.step -= 1;
  add(await settle(walker, all));
}

/** Files and the browser's own pages lead nowhere. */
async function leaveOtherPages(walker: Walker): Promise<void> {
  const isApp = walker.page.url().startsWith(`${walker.origin}/`) && !walker.page.url().includes('/files/');
  if (isApp && !walker.page.isClosed()) return;
  if (walker.pages.length > 1 && !walker.page.isClosed()) await walker.page.close();
  walker.page = walker.pages[0] ?? (await walker.context.newPage());
  if (walker.isOffline || walker.page.url().startsWith(`${walker.origin}/user`)) return;
  await walker.page.goto('/user/home').catch(() => null);
  await walker.pass(1);
}

/** A control that something covers, or that has gone meanwhile. */
function missed(error: unknown): string {
  const text = String(error);
  const cover = /<[^\n]{0,160} intercepts pointer events/.exec(text)?.[0];
  return `miss: ${(cover ?? text.split('\n')[0] ?? '').slice(0, 180)}`;
}
