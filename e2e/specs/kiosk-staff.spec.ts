import type { Locator } from '@playwright/test';
import { expect, test as base } from '../fixtures.ts';
import { KioskMachine } from '../kiosk-machine.ts';
import { AttractPage } from '../pages/attract-page.ts';
import { scanQr } from '../read-qr.ts';
import { addresses } from '../servers.ts';
import { texts } from '../texts.ts';

const PIN = '246810';
const words = texts('th').kiosk.staff;

const test = base.extend<{ machine: KioskMachine }>({
  machine: async ({}, use) => {
    const machine = await KioskMachine.start(`${addresses().kiosk}/`, { KIOSK_STAFF_PIN: PIN });
    await use(machine);
    await machine.stop();
  },
});

/** Sends one wrong PIN, although ↵ is pressed without a PIN, while its answer waits, and again after the answer. */
async function expectOneTry(machine: KioskMachine, gate: Locator): Promise<void> {
  const { page } = machine;
  const asked: string[] = [];
  const answer = Promise.withResolvers<undefined>();
  const tries = '**/terminal/staff/enter';
  await page.route(tries, async (route) => {
    asked.push(route.request().postData() ?? '');
    await answer.promise;
    await route.continue();
  });
  const enter = gate.getByRole('button', { name: '↵' });
  await machine.tap(enter);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await machine.tap(enter);
  await machine.tap(enter);
  answer.resolve(undefined);
  await expect(gate.locator('output')).toHaveText('✕');
  await machine.tap(enter);
  await expect(gate.locator('output')).toHaveText('✕');
  expect(asked).toEqual(['{"pin":"1"}']);
  await page.unroute(tries);
}

test('a held corner and a PIN end the session and open the staff pages; a second ↵ uses up no try; the self-test passes on a sound machine and saves its record (K4) (K5)', async ({
  machine,
}) => {
  const { page } = machine;
  const attract = new AttractPage(page);
  await attract.isOpen();
  await machine.tap(attract.language('th'));
  const field = page.locator('input[type="password"]');
  await machine.enter(field);
  await machine.press('123');

  await machine.hold({ x: 30, y: 30 });
  const gate = page.locator('.staff-gate');
  await expect(gate).toBeVisible();
  await expectOneTry(machine, gate);
  const enter = async (pin: string) => {
    for (const digit of pin) await machine.tap(gate.getByRole('button', { name: digit, exact: true }));
    await machine.tap(gate.getByRole('button', { name: '↵' }));
  };
  await enter('000000');
  await expect(gate.locator('output')).toHaveText('✕');
  expect(new URL(page.url()).pathname).not.toBe('/staff');
  await enter(PIN);
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
  await expect(page.getByText(words.facts.latency)).toBeVisible();

  await machine.tap(page.getByRole('button', { name: words.start_button }));
  const part = (name: keyof typeof words.parts) =>
    page.getByRole('listitem').filter({ hasText: words.parts[name] }).locator('b');
  for (const name of ['network', 'clock', 'fonts', 'wipe'] as const)
    await expect(part(name), name).toHaveText(words.results.passed);

  // Touches every square.
  await machine.sweep(64);
  await expect(page.locator('[data-touched]').last()).toBeVisible();
  await expect(page.locator('i:not([data-touched])')).toHaveCount(0);
  const done = page.getByRole('button', { name: words.done_button });
  // Chromium treats a touch right after a fast stroke as the end of a fling, not as a press.
  await expect(async () => {
    if (await done.isVisible()) await machine.tap(done);
    await expect(part('touch')).toHaveText(words.results.passed, { timeout: 1_000 });
  }).toPass();
  for (let colour = 0; colour < 5; colour += 1) await machine.tap(page.locator('[data-colour]'));
  await machine.tap(page.getByRole('button', { name: words.yes_button, exact: true }));
  await expect(page.getByText(words.asks.sound)).toBeVisible();
  // A press at once counts as the second half of the one before, which answered another question.
  await expect(async () => {
    const yes = page.getByRole('button', { name: words.yes_button, exact: true });
    if (await yes.isVisible()) await machine.tap(yes);
    await expect(page.getByLabel(words.asks.keys)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await machine.enter(page.getByLabel(words.asks.keys));
  await machine.press('0123456789');
  await machine.tap(page.getByRole('button', { name: words.done_button }));
  await expect(part('keys')).toHaveText(words.results.passed);
  // Types the number that a phone reads from the screen.
  const code = page.getByRole('img', { name: words.asks.code });
  await expect(code).toBeVisible();
  await machine.enter(page.getByLabel(words.asks.code));
  await machine.press(await scanQr(code));
  await machine.tap(page.getByRole('button', { name: words.done_button }));
  await expect(part('code')).toHaveText(words.results.passed);
  await expect(part('printer')).toHaveText(words.results.skipped);

  await machine.enter(page.getByLabel(words.by_label));
  await machine.press('qa');
  await machine.tap(page.getByRole('button', { name: words.save_button }));
  await expect(page.getByText(words.saved)).toBeVisible();
  const kept = await page.evaluate(() => fetch('/terminal/staff/records').then((answer) => answer.text()));
  const [record] = JSON.parse(kept) as { at: string; by: string; results: { result: string }[] }[];
  expect(record?.by).toBe('qa');
  expect(record?.results.map(({ result }) => result).sort()).toEqual([
    ...Array.from({ length: 9 }, () => 'passed'),
    'skipped',
  ]);

  await machine.tap(page.getByRole('button', { name: words.record.open_button }));
  const taken = await scanQr(page.getByRole('img', { name: words.record.code_label }));
  expect(JSON.parse(taken)).toMatchObject({ by: 'qa', at: record?.at });
  await machine.tap(page.getByRole('button', { name: words.leave_button }));
  await attract.isOpen();
  await page.goto(new URL('/staff', page.url()).href);
  await expect(page.getByRole('alert')).toHaveText(words.locked);
});
