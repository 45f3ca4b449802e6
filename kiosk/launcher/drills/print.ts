// npm run drill:print: prints receipts silently from the launched kiosk into a CUPS queue, on rolls of 80 and 58 mm, and
// with the printer disabled, jammed or removed, or its queue refusing. Checks the paper, the screen and its windows. Needs root,
// Xvfb, CUPS, xdotool and poppler-utils.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readCommandLine } from 'command-line';
import type { Page } from 'playwright';
import { CHROMIUM_WITH_POLICIES, policiesForDrills, policyFolder } from '../testing/policy-folder.ts';
import { freePort, launchKiosk } from '../testing/launched-kiosk.ts';
import { openVirtualScreen } from '../testing/virtual-screen.ts';
import { endDrill, expectTrue } from './checklist.ts';
import { signIn, takeHold, withdraw } from './member.ts';
import { openPrintService } from './print-service.ts';
import { serveProduct } from './serve-product.ts';

readCommandLine({ command: 'npm run drill:print' });

const PICTURES = join(import.meta.dirname, '../../../.reports/print');
const AMOUNT = '150.25';
const { receipt: texts } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../web/locales/en/money.json'), 'utf8'),
) as {
  receipt: Record<
    'print_button' | 'printed_toast' | 'print_failed_toast' | 'print_scan_hint' | 'code_label',
    string
  >;
};
const notPrinted = `${texts.print_failed_toast} ${texts.print_scan_hint}`;
const MM = 72 / 25.4;

mkdirSync(PICTURES, { recursive: true });
const product = await serveProduct();
const service = await openPrintService();
const screen = await openVirtualScreen();
const env = { ...process.env, ...service.env, DISPLAY: screen.display };
try {
  for (const roll of ['80', '58'] as const) {
    service.load(roll);
    await onReceipt(roll, (page) => tryRoll(roll, page));
  }
  await onReceipt('80', tryRefusal);
  await onReceipt('80', tryJam);
  service.removePrinter();
  await onReceipt('80', tryWithoutPrinter);
} finally {
  await screen.close();
  service.close();
  await product.close();
}
endDrill('All receipts are correct.');

/** Opens a receipt at a new kiosk. */
async function onReceipt(roll: '58' | '80', use: (page: Page) => Promise<void>): Promise<void> {
  const [debugging, port] = [await freePort(), await freePort()];
  const policies = policyFolder(policiesForDrills(`http://127.0.0.1:${port}`, { hasPrinter: true }));
  const kiosk = launchKiosk(
    [product.kiosk, `--port=${port}`, '--printer', `--paper=${roll}`, `--test-debugging-port=${debugging}`],
    { ...env, CHROMIUM_PATH: CHROMIUM_WITH_POLICIES, KIOSK_POLICIES: policies.path },
  );
  const { browser, page } = await takeHold(debugging);
  // A busy machine takes longer for the paper than a receipt waits for a touch.
  const stay = setInterval(() => void page.keyboard.press('Shift').catch(() => undefined), 5_000);
  try {
    await signIn(page);
    await withdraw(page, AMOUNT);
    await use(page);
  } finally {
    clearInterval(stay);
    await browser.close();
    await kiosk.end();
    policies.remove();
  }
}

async function tryRoll(roll: '58' | '80', page: Page): Promise<void> {
  const reference = await page.locator('[data-receipt] dd').last().innerText();
  const before = { printed: service.printed().length, windows: windows() };
  await print(page, texts.printed_toast);
  const [paper, ...more] = service.printed().slice(before.printed);
  expectTrue(paper !== undefined && more.length === 0, `${roll} mm: one press, one slip`);
  expectTrue(windows() === before.windows, `${roll} mm: no window and no question on the screen`);
  if (paper !== undefined) look(paper, roll, reference);
  expectTrue(service.kept().length === 0, `${roll} mm: CUPS keeps no receipt on the disk`);

  service.setEnabled(false);
  await print(page, notPrinted);
  await sleep(1_000);
  service.setEnabled(true);
  await sleep(2_000);
  expectTrue(
    service.printed().length === before.printed + 1,
    `${roll} mm: switched off, nothing waits in the queue for the next member`,
  );
  const code = page.getByRole('img', { name: texts.code_label });
  expectTrue(await code.isVisible(), `${roll} mm: the code stands in place of the paper`);
}

async function tryRefusal(page: Page): Promise<void> {
  const before = service.printed().length;
  for (const how of ['not accepting', 'denied'] as const) {
    service.refuse(how);
    await print(page, notPrinted);
    // The toast must not count for the next try.
    await page.getByText(notPrinted).waitFor({ state: 'hidden' });
    expectTrue(service.printed().length === before, `a queue that refuses (${how}): told as not printed`);
  }
  service.refuse(null);
  await print(page, texts.printed_toast);
  expectTrue(service.printed().length === before + 1, 'a queue that takes receipts again: one slip');
}

async function tryJam(page: Page): Promise<void> {
  const before = service.printed().length;
  service.setJammed(true);
  await print(page, notPrinted);
  expectTrue(service.waiting() === '', 'a jammed printer: the queue is empty when the member hears of it');
  expectTrue(service.kept().length === 0, 'a jammed printer: CUPS keeps no receipt on the disk');
  service.setJammed(false);
  await sleep(2_000);
  expectTrue(service.printed().length === before, 'a mended printer: no receipt of an earlier member');
}

async function tryWithoutPrinter(page: Page): Promise<void> {
  const before = windows();
  await print(page, notPrinted);
  await sleep(1_000);
  expectTrue(windows() === before, 'without a printer: no window and no question on the screen');
  const code = page.getByRole('img', { name: texts.code_label });
  expectTrue(await code.isVisible(), 'without a printer: the code stands in place of the paper');
}

async function print(page: Page, says: string): Promise<void> {
  await page.getByRole('button', { name: texts.print_button, exact: true }).click();
  await page.getByText(says).waitFor({ timeout: 60_000 });
}

function look(paper: string, roll: '58' | '80', reference: string): void {
  const facts = execFileSync('pdfinfo', [paper], { encoding: 'utf8' });
  const [, width = '0', height = '0'] = /Page size:\s+([\d.]+) x ([\d.]+)/.exec(facts) ?? [];
  const pages = Number(/Pages:\s+(\d+)/.exec(facts)?.[1]);
  const text = execFileSync('pdftotext', ['-layout', paper, '-'], { encoding: 'utf8' });
  execFileSync('pdftoppm', ['-png', '-r', '203', '-singlefile', paper, join(PICTURES, `receipt-${roll}`)]);
  console.log(text.replace(/^/gm, '       | ').trimEnd());
  expectTrue(
    Math.abs(Number(width) / MM - Number(roll)) < 1,
    `${roll} mm: the slip is ${(Number(width) / MM).toFixed(1)} mm wide and ${(Number(height) / MM).toFixed(0)} mm long`,
  );
  expectTrue(pages === 1, `${roll} mm: on one page (${pages})`);
  for (const part of [AMOUNT, reference]) expectTrue(text.includes(part), `${roll} mm: says ${part}`);
  expectTrue(
    !/End session|Done|Print|127\.0\.0\.1/.test(text),
    `${roll} mm: nothing of the screen around it`,
  );
}

function windows(): string {
  return execFileSync('xdotool', ['search', '--onlyvisible', '--name', ''], { env, encoding: 'utf8' });
}
