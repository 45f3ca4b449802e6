// npm run drill:kiosk-screens: photographs the X screen of the really launched kiosk, upright and wide, and compares each
// picture with the page's own: what is in the one and not in the other is drawn by the browser or the system. Needs Xvfb
// and ImageMagick; the pictures lie in .reports/kiosk-screens.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import { freePort, launchKiosk } from '../testing/launched-kiosk.ts';
import { openVirtualScreen } from '../testing/virtual-screen.ts';
import { signIn, takeHold, withdraw } from './member.ts';
import { serveProduct } from './serve-product.ts';

const PICTURES = join(import.meta.dirname, '../../../.reports/kiosk-screens');
/** Without a window manager Chromium leaves one column and one row of pixels at the edge. */
const MOST_PIXELS = 1_080 + 1_920;

mkdirSync(PICTURES, { recursive: true });
const faults: string[] = [];
for (const size of ['1080x1920', '1920x1080']) await photograph(size);
console.log(faults.length === 0 ? 'Nothing but the page is on the screen.' : faults.join('\n'));
process.exit(faults.length === 0 ? 0 : 1);

async function photograph(size: string): Promise<void> {
  const product = await serveProduct();
  const screen = await openVirtualScreen(size);
  const env = { ...process.env, DISPLAY: screen.display };
  const debugging = await freePort();
  const kiosk = launchKiosk(
    [product.kiosk, `--port=${await freePort()}`, `--test-debugging-port=${debugging}`],
    env,
  );
  const { browser, page } = await takeHold(debugging);
  const compare = async (name: string) => {
    await sleep(1_000);
    const shot = join(PICTURES, `${name}_${size}.png`);
    const own = join(PICTURES, `${name}_${size}_page.png`);
    execFileSync('import', ['-silent', '-window', 'root', shot], { env });
    // By the screenshot's own size nothing is scaled; the caret stays as it is.
    writeFileSync(own, await page.screenshot({ caret: 'initial', scale: 'css' }));
    const pixels = differentPixels(shot, own);
    console.log(
      `${pixels <= MOST_PIXELS ? 'ok   ' : 'FAULT'}  ${name} ${size}: ${pixels} pixels are not the page's`,
    );
    if (pixels > MOST_PIXELS) faults.push(`${name} ${size}: ${pixels} pixels are not the page's`);
  };
  try {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: /^English/ }).waitFor();
    await compare('attract');
    await signIn(page);
    await sleep(2_000);
    await page.getByRole('button', { name: 'Check balance' }).hover();
    await compare('home');
    await openDeposit(page);
    await compare('deposit-list');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^KBANK/ })
      .click();
    await page.getByRole('button', { name: '100', exact: true }).click();
    await compare('deposit-amount');
    await page.getByRole('button', { name: /^Create QR/ }).click();
    await page.getByRole('timer').waitFor();
    await compare('deposit-qr');
    // To the list, and out of it.
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await withdraw(page, '120');
    await compare('receipt');
    await page.getByRole('button', { name: 'Done' }).click();
    // The document is gone: the launcher's own page stands there, and no error page of the browser.
    await product.close();
    await page.locator('header').getByText('End session').click();
    await sleep(1_000);
    await page.reload().catch(() => undefined);
    await page.locator('html[data-phase=holding]').waitFor();
    await compare('holding');
  } finally {
    await browser.close();
    await kiosk.end();
    await screen.close();
    await product.close();
  }
}

async function openDeposit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await page.getByRole('dialog').waitFor();
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
