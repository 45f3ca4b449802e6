import { violationsOf } from 'mock-server/control';
import { HomePage } from '../../pages/home-page.ts';
import { texts } from '../../texts.ts';
import { calmFaults, leaks, screenFaults, type Person } from './checks.ts';
import { PHONES, signIn } from './steps.ts';
import { isOrder, type Walker } from './walker.ts';

/** Longer than the limit of a call and the readings that follow it, in seconds. */
const SETTLED = 80;
const IDLE = 120;
/** A waiting QR and an open chat ask by the clock; nothing else may go on. */
const CALLS_A_MINUTE = 12;

const language = async (walker: Walker) => {
  const lang = (await walker.look())?.lang;
  return lang === 'lo' || lang === 'en' ? lang : 'th';
};

/** Ends every trouble, and checks what remains. */
export async function settle(walker: Walker, all: Person[]): Promise<string[]> {
  const { world } = walker;
  const found: string[] = [];
  walker.say('  calm');
  await walker.setOffline(false);
  await world.clearFaults();
  await world.setGameOutages([]);
  await world.setFlags({ terminated: false });
  await walker.pass(SETTLED);
  for (const page of walker.pages) {
    const seen = await walker.look(page);
    if (!seen || !page.url().startsWith(walker.origin)) continue;
    found.push(
      ...calmFaults(walker, seen),
      ...screenFaults(seen),
      ...leaks(all, walker.memberOf(page, seen), seen),
    );
  }
  for (const page of walker.pages) if (page !== walker.page) await page.close();
  const retry = walker.page.getByRole('button', {
    name: texts(await language(walker)).common.retry_button,
  });
  // A screen whose code was not fetched offers another try.
  if (await retry.first().isVisible()) {
    await retry
      .first()
      .click()
      .catch(() => null);
    await walker.pass(2);
  }
  found.push(...(await closeDialogs(walker)), ...(await compareHome(walker)), ...(await idle(walker)));
  const sent = Map.groupBy(walker.orders, ({ call }) => call);
  const arrived = Map.groupBy(await world.journal(), ({ method, path }) => `${method} ${path}`);
  for (const [call, { length }] of arrived)
    if (isOrder(call) && length > (sent.get(call)?.length ?? 0))
      found.push(`${call} arrived ${length} times, and was sent ${sent.get(call)?.length ?? 0} times`);
  for (const line of await violationsOf(world, 'server')) found.push(`the mock: ${line}`);
  for (const line of await violationsOf(world, 'client')) found.push(`outside the contract: ${line}`);
  return found;
}

async function closeDialogs(walker: Walker): Promise<string[]> {
  const { page } = walker;
  const dialogs = async () => (await walker.look())?.dialogs ?? 0;
  const started = await dialogs();
  if (started === 0) return [];
  for (let tries = 0; tries < 8 && (await dialogs()) > 0; tries += 1) {
    const before = await dialogs();
    await page.keyboard.press('Escape');
    await walker.pass(1);
    if ((await dialogs()) < before) continue;
    const words = texts(await language(walker)).common;
    const top = page.locator('[role=dialog],[role=alertdialog]').last();
    const ways = [
      top.getByRole('button', { name: words.close_button, exact: true }),
      top.getByRole('button', { name: words.back_button, exact: true }),
      page.getByRole('button', { name: words.back_button, exact: true }),
      top.getByRole('button').last(),
    ];
    for (const way of ways)
      if (await way.first().isVisible()) {
        await way
          .first()
          .click({ timeout: 900 })
          .catch(() => null);
        break;
      }
    await walker.pass(1);
  }
  const after = await walker.look();
  if (after && after.dialogs > 0) return [`a dialog cannot be closed: ${after.text.slice(-200)}`];
  return [];
}

async function compareHome(walker: Walker): Promise<string[]> {
  const { page, place, world, origin } = walker;
  const path = () => new URL(page.url()).pathname;
  if (place.form === 'kiosk') {
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
  } else if (!page.url().startsWith(origin) || !/^\/(?:user|login)/.test(path())) {
    await page.goto(`${origin}/user/home`);
    await walker.pass(2);
  }
  if (!path().startsWith('/user/')) {
    if (place.form !== 'kiosk' && path() !== '/login') await page.goto(`${origin}/login`);
    await walker.pass(2);
    walker.say(`  ${await signIn(walker, walker.chance.pick(PHONES))}`);
    await walker.pass(3);
  }
  if (!path().startsWith('/user/')) return [`no one can sign in: ${page.url()}`];
  const words = texts(await language(walker));
  const home = new HomePage(page, words);
  const found = await closeDialogs(walker);
  await home.openMenu(words.common.menu.home);
  await walker.pass(4);
  // The agreement opens by itself.
  found.push(...(await closeDialogs(walker)));
  const seen = await walker.look();
  const memberId = seen && walker.memberOf(page, seen);
  const member = (await world.members()).find(({ id }) => id === memberId);
  if (!member) return [...found, `the member ${memberId} is unknown`];
  const expected = async () => {
    const { wallet } = await world.member(member.phone);
    const games = (await world.games(member.phone)).filter(({ isOpen }) => isOpen);
    const total = games.reduce((sum, { shown }) => sum + shown, wallet);
    return Number(total.toFixed(2).replace('.', ''));
  };
  const isTrue = async () => {
    const shown = await home.totalSatang().catch(() => Number.NaN);
    const isOld = await page.getByText(words.home.old_balance).isVisible();
    return isOld || shown === (await expected());
  };
  if (await isTrue()) return found;
  // What happened outside the app shows after a check of the balances. [2.32]
  await home.checkBalance.click();
  await walker.pass(4);
  if (!(await isTrue())) found.push(`home does not show the ${await expected()} satang of the service`);
  return found;
}

/** Nothing is asked again and again while nobody does anything. */
async function idle(walker: Walker): Promise<string[]> {
  walker.calls = [];
  await walker.pass(IDLE);
  const counts = Map.groupBy(walker.calls, (call) => call);
  const found: string[] = [];
  for (const [call, { length }] of counts)
    if (length > (CALLS_A_MINUTE * IDLE) / 60) found.push(`${call} is asked ${length} times in ${IDLE} s`);
  const seen = await walker.look();
  return seen ? [...found, ...calmFaults(walker, seen), ...screenFaults(seen)] : found;
}
