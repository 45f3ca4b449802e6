import type { Page } from '@playwright/test';
import { expect } from '../../fixtures.ts';
import type { Language } from '../../texts.ts';
import { KIOSK_SIZES } from '../sizes.ts';
import { scenes } from '../take-pictures.ts';

/** The pages of a shop's staff, with what the launcher of a kiosk answers. */

const FACTS = {
  health: {
    status: 'ok',
    uptimeSeconds: 93_784,
    starts: 3,
    ends: { 'no sign of life from the page': 1, 'nightly restart': 1 },
    sessions: 412,
  },
  launcher: { node: 'v24.21.0', chromium: '149.0.7827.0', hasPrinter: true, site: 'shop 12' },
  lastWipe: '2026-11-26T08:12:40.000Z',
  errors: [
    '2026-11-26T07:58:03.114Z net::ERR_CONNECTION_RESET at /api/…',
    '2026-11-26T06:31:47.902Z net::ERR_NAME_NOT_RESOLVED at /api/…',
  ],
  backend: { milliseconds: 38, clockSkewSeconds: 0 },
};

const PARTS = ['network', 'clock', 'fonts', 'wipe', 'touch', 'colours', 'sound', 'keys', 'code', 'printer'];
const recordOf = (at: string, by: string, failed?: string) => ({
  at,
  by,
  build: 'index-DX2v8q1s',
  results: PARTS.map((part) =>
    part === failed
      ? { part, result: 'failed', detail: '507 / 510' }
      : { part, result: 'passed', detail: '' },
  ),
});
const RECORDS = [
  recordOf('2026-11-25T02:10:00.000Z', 'Somsak', 'touch'),
  recordOf('2026-11-18T02:04:00.000Z', 'Kanya'),
];

async function answerAsLauncher(page: Page): Promise<void> {
  await page.route('**/terminal/staff/facts', (route) => route.fulfill({ json: FACTS }));
  await page.route('**/terminal/printer', (route) =>
    route.fulfill({ json: { state: 'ready', waiting: 0, last: 0 } }),
  );
  await page.route('**/terminal/staff/records', (route) => {
    const kept = route.request().postDataJSON() as object | null;
    return route.fulfill({ json: kept ? { ...kept, at: '2026-11-26T08:20:00.000Z' } : RECORDS });
  });
}

const NAMES: Record<Language, string> = { th: 'ไทย', lo: 'ລາວ', en: 'English' };

scenes(
  'the pages of the staff',
  async ({ page, texts, language }, shoot) => {
    const words = texts.kiosk.staff;
    const choose = () => page.getByRole('button', { name: NAMES[language], exact: true }).click();
    await page.goto('/staff');
    await choose();
    await expect(page.getByRole('alert')).toHaveText(words.locked);
    await shoot('kiosk-staff-locked');
    await answerAsLauncher(page);
    await page.reload();
    await choose();
    await expect(page.getByText(words.facts.latency)).toBeVisible();
    await shoot('kiosk-staff');
    await page.getByRole('button', { name: words.record.open_button }).first().click();
    // Gregorian in every language, although browsers know no Lao.
    await expect(page.getByText(/25\/11\/2026/).first()).toBeVisible();
    const code = page.getByRole('img', { name: words.record.code_label });
    await code.scrollIntoViewIfNeeded();
    await shoot('kiosk-staff-record');
    await page.getByRole('button', { name: words.record.close_button }).click();
    await page.getByRole('button', { name: words.start_button }).click();
    const done = page.getByRole('button', { name: words.done_button });
    await expect(done).toBeVisible({ timeout: 30_000 });
    await page.mouse.move(10, 10);
    await page.mouse.move(900, 600, { steps: 40 });
    // The grid keeps the size of the screen on which it opened.
    await shoot('kiosk-staff-touch', { sizes: ['1080x1920'] });
    await done.click();
    for (let colour = 0; colour < 5; colour += 1) await page.locator('[data-colour]').click();
    await expect(page.getByText(words.asks.colours)).toBeVisible();
    await shoot('kiosk-staff-question');
    for (const ask of [words.asks.sound, words.asks.keys]) {
      await page.getByRole('button', { name: words.yes_button, exact: true }).click();
      await expect(page.getByText(ask).first()).toBeVisible();
    }
    await done.click();
    await expect(page.getByRole('img', { name: words.asks.code })).toBeVisible();
    await shoot('kiosk-staff-code');
    await page.evaluate(() => Object.assign(window, { print: () => undefined }));
    await done.click();
    await page.getByRole('button', { name: words.yes_button, exact: true }).click();
    const by = page.getByLabel(words.by_label);
    await by.fill('Somsak');
    await shoot('kiosk-staff-keep');
    await page.getByRole('button', { name: words.save_button }).click();
    await expect(page.getByText(words.saved)).toBeVisible();
    await shoot('kiosk-staff-kept');
  },
  { sizes: KIOSK_SIZES },
);
