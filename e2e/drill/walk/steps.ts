import { SOMCHAI, SOMPHONE } from '../../fixtures.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { texts } from '../../texts.ts';
import { makeSlip } from '../../world.ts';
import { fault } from './faults.ts';
import type { Found } from './look.ts';
import { order } from './orders.ts';
import { service } from './service.ts';
import { valueFor } from './values.ts';
import type { Walker } from './walker.ts';

export interface Step {
  weight: number;
  /** @returns what was done, or null if it cannot be done here */
  take: (walker: Walker) => Promise<string | null>;
  notInKiosk?: true;
  /** An order may follow, because the person asked for something. */
  isPress?: true;
}

export const PHONES = [SOMCHAI.phone, '0899999999', SOMPHONE.phone];

const PRESS_MS = 2_000;
const MOST_TABS = 3;

async function handle({ page }: Walker, index: number) {
  const found = await page.evaluateHandle((at) => window.walkControls?.[at] ?? null, index);
  return found.asElement();
}

async function press(walker: Walker, { kind, name, use }: Found, index: number): Promise<string | null> {
  const { chance, world } = walker;
  const element = await handle(walker, index);
  if (!element) return null;
  if (kind === 'select') {
    const count = await element.evaluate((select) => (select as HTMLSelectElement).options.length);
    const option = chance.between(0, Math.max(0, count - 1));
    await element.selectOption({ index: option }, { timeout: PRESS_MS });
    return `choose ${option} of "${name}"`;
  }
  if (kind === 'field') {
    const value = valueFor(chance, use, name);
    await element.fill(value, { timeout: PRESS_MS });
    return `type ${JSON.stringify(value.slice(0, 40))} into "${name}"`;
  }
  if (kind === 'file') {
    const isSlip = chance.happens(0.7);
    const amount = chance.pick([50, 250, 999.5]);
    const buffer = isSlip
      ? await makeSlip(world, chance.pick(PHONES), amount)
      : Buffer.from(chance.pick(['', 'GIF89a', 'x'.repeat(50_000)]));
    const file = {
      name: chance.pick(['slip.png', 'a.jpg', 'film.mp4', 'no']),
      mimeType: 'image/png',
      buffer,
    };
    await element.setInputFiles(file, { timeout: PRESS_MS });
    return `give ${isSlip ? `a slip of ${amount}` : 'another file'} as ${file.name} to "${name}"`;
  }
  if (chance.happens(0.08)) {
    await element.evaluate((control) => {
      (control as HTMLElement).click();
      (control as HTMLElement).click();
    });
    return `press "${name}" twice in one task`;
  }
  await element.click({ timeout: PRESS_MS });
  return `press "${name}"`;
}

async function pressAny(walker: Walker): Promise<string | null> {
  const { chance } = walker;
  const controls = await walker.controls();
  if (controls.length === 0) return null;
  // The way out is as near as the way on, so a walk would be a visitor's most of the time.
  const isExit = ({ name }: Found) =>
    Object.values(WORDS).some(({ common: { session } }) =>
      [session.logout_button, session.finish_button].includes(name),
    );
  for (let tries = 0; tries < 4; tries += 1) {
    const index = chance.between(0, controls.length - 1);
    const found = controls[index];
    if (!found || (isExit(found) && chance.happens(0.85))) continue;
    return press(walker, found, index);
  }
  return null;
}

async function fillField(walker: Walker): Promise<string | null> {
  const controls = await walker.controls();
  const fields = controls.flatMap((found, index) => (found.kind === 'press' ? [] : [{ found, index }]));
  if (fields.length === 0) return null;
  const { found, index } = walker.chance.pick(fields);
  return press(walker, found, index);
}

/** Presses the last control of a dialog or a page: mostly the one that continues. */
async function pressLast(walker: Walker): Promise<string | null> {
  const controls = await walker.controls();
  const found = controls.at(-1);
  return found?.kind === 'press' ? press(walker, found, controls.length - 1) : null;
}

const WORDS = { th: texts('th'), lo: texts('lo'), en: texts('en') };

export async function signIn(walker: Walker, phone: string): Promise<string | null> {
  const { page, chance, place } = walker;
  if (place.form === 'kiosk' && !/^\/(?:login|user)/.test(new URL(page.url()).pathname)) {
    const start = page.getByRole('button', {
      name: new RegExp(`^${WORDS[place.language].kiosk.attract.language}`),
    });
    if (!(await start.isVisible())) return null;
    await start.click({ timeout: PRESS_MS });
    await walker.pass(1);
  }
  const { lang } = (await walker.look()) ?? {};
  const login = new LoginPage(page, WORDS[lang === 'lo' || lang === 'en' ? lang : 'th']);
  if (new URL(page.url()).pathname !== '/login' || !(await login.submit.isVisible())) return null;
  const isRemembered = place.form !== 'kiosk' && chance.happens(0.3);
  if (isRemembered) await login.rememberMe();
  await login.phone.fill(phone, { timeout: PRESS_MS });
  await login.password.fill('123456', { timeout: PRESS_MS });
  await login.submit.click({ timeout: PRESS_MS });
  return `sign in as ${phone}${isRemembered ? ', remembered' : ''}`;
}

async function signOut(walker: Walker): Promise<string | null> {
  const { lang } = (await walker.look()) ?? {};
  const { session } = WORDS[lang === 'lo' || lang === 'en' ? lang : 'th'].common;
  const button = walker.page.getByRole('button', {
    name: new RegExp(`^(?:${session.logout_button}|${session.finish_button})$`),
  });
  if (!(await button.first().isVisible())) return null;
  await button.first().click({ timeout: PRESS_MS });
  return 'sign out';
}

async function openTab(walker: Walker): Promise<string | null> {
  const { pages, chance, context, page } = walker;
  if (walker.isOffline) return null;
  if (pages.length >= MOST_TABS) return null;
  const isCopy = chance.happens(0.6);
  if (isCopy) {
    const opened = context.waitForEvent('page', { timeout: 3_000 });
    await page.evaluate(() => void window.open(location.href));
    walker.page = await opened;
  } else {
    walker.page = await context.newPage();
    await walker.page.goto(
      chance.pick(['/', '/user/home', '/user/statement', '/login', '/user/spin', '/nowhere']),
    );
  }
  return isCopy ? 'duplicate the tab' : `open a new tab at ${walker.page.url()}`;
}

async function changeTab(walker: Walker): Promise<string | null> {
  const { pages, chance } = walker;
  if (pages.length < 2) return null;
  if (chance.happens(0.3)) await walker.page.close();
  walker.page = chance.pick(walker.pages);
  await walker.page.bringToFront();
  return `go to tab ${walker.pages.indexOf(walker.page) + 1} of ${walker.pages.length}`;
}

const PATHS = ['home', 'profile', 'bonus', 'statement', 'contact', 'spin'];

export const steps: Step[] = [
  { weight: 36, isPress: true, take: pressAny },
  { weight: 14, isPress: true, take: order },
  { weight: 12, isPress: true, take: fillField },
  { weight: 12, isPress: true, take: pressLast },
  {
    weight: 5,
    isPress: true,
    take: async ({ page, chance }) => {
      const key = chance.pick(['Enter', 'Escape', 'Escape', 'Tab', 'ArrowDown', 'Space']);
      await page.keyboard.press(key);
      return `key ${key}`;
    },
  },
  {
    weight: 4,
    notInKiosk: true,
    take: async ({ page, chance }) => {
      const isBack = chance.happens(0.7);
      await page.evaluate((by) => history.go(by), isBack ? -1 : 1).catch(() => null);
      return isBack ? 'back' : 'forward';
    },
  },
  {
    weight: 2,
    notInKiosk: true,
    take: async ({ page, isOffline }) => {
      if (isOffline) return null;
      await page.reload({ waitUntil: 'commit' });
      return 'reload';
    },
  },
  {
    weight: 2,
    notInKiosk: true,
    take: async ({ page, chance, isOffline }) => {
      if (isOffline) return null;
      const path = `/user/${chance.pick(PATHS)}`;
      await page.goto(path, { waitUntil: 'commit' });
      return `address ${path}`;
    },
  },
  { weight: 2, notInKiosk: true, take: openTab },
  { weight: 3, notInKiosk: true, take: changeTab },
  {
    weight: 3,
    take: async (walker) => {
      await walker.setOffline(!walker.isOffline);
      return 'change the network';
    },
  },
  {
    weight: 3,
    take: async (walker) => {
      const seconds = walker.chance.pick([3, 10, 15, 40, 70]);
      await walker.pass(seconds);
      return `wait ${seconds} s`;
    },
  },
  {
    weight: 1,
    take: async ({ world, context, chance }) => {
      const seconds = chance.pick([120, 600, 3_600, 90_000]);
      await world.advanceClock({ seconds });
      // As a device that sleeps: each timer fires once.
      await context.clock.fastForward(seconds * 1000);
      return `sleep ${seconds} s`;
    },
  },
  { weight: 10, take: fault },
  { weight: 6, take: service },
  { weight: 1.5, take: signOut },
];
