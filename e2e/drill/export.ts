// npm run drill:export: makes a suite outside the repository, turns a recorded deposit, after which the session ends, into a test
// there, and runs it unchanged and without the payment.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { readCommandLine } from 'command-line';
import { enterWorld, SOMCHAI } from '../fixtures.ts';
import { DepositDialog } from '../pages/deposit-dialog.ts';
import { HomePage } from '../pages/home-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import startServers, { addresses } from '../servers.ts';
import { launchOptions } from '../suite-config.ts';
import { texts } from '../texts.ts';
import { openWorld, payNewestQr, resetWorld } from '../world.ts';

const NAME = 'a deposit that a tester has seen';
const PAYMENT = /^.*POST \/qrs\/\{qrcodeId\}\/paid.*$/m;

readCommandLine({ command: 'npm run drill:export' });
const scratch = mkdtempSync(join(tmpdir(), 'suite-'));
const suite = join(scratch, 'my-suite');
const stop = await startServers();
try {
  execFileSync(process.execPath, [join(import.meta.dirname, '../make-suite.ts'), suite]);
  expectEnd('the starter project, outside the repository', true);

  unlinkSync(join(suite, 'specs/deposit.spec.ts'));
  const { spec, scenario } = await exportedDeposit();
  const file = join(suite, 'specs/exported.spec.ts');
  writeFileSync(join(suite, 'specs', `${NAME.replaceAll(' ', '-')}.scenario.json`), JSON.stringify(scenario));
  writeFileSync(file, spec);
  console.log(spec);
  expectEnd('the journal of a deposit as a test', true);
  if (!PAYMENT.test(spec)) throw new Error('the test does not repeat the payment');
  writeFileSync(file, spec.replace(PAYMENT, ''));
  expectEnd('the same without the payment', false);
} finally {
  await stop();
  rmSync(scratch, { recursive: true, force: true });
}

function expectEnd(what: string, isGreen: boolean): void {
  const run = spawnSync('npm', ['test'], { cwd: suite, encoding: 'utf8' });
  const isRight = (run.status === 0) === isGreen && /\d+ (?:passed|failed)/.test(run.stdout);
  console.log(`${isRight ? '✓' : '✗'} ${what}: ${run.status === 0 ? 'green' : 'red'}`);
  if (isRight) return;
  console.log(run.stdout, run.stderr);
  process.exitCode = 1;
}

async function exportedDeposit() {
  const world = openWorld('drill-export');
  await resetWorld(world);
  await world.call('PUT /history', { body: { isKept: true } });
  const browser = await chromium.launch(launchOptions);
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'th-TH' });
    await enterWorld(context, world, addresses().web);
    const page = await context.newPage();
    const deposit = new DepositDialog(page, texts('th'));
    const login = new LoginPage(page, texts('th'), world);
    await page.goto(`${addresses().web}/login`);
    await login.logIn(SOMCHAI);
    const home = new HomePage(page, texts('th'));
    await home.isOpen();
    await home.openDeposit.click();
    await deposit.method('KBANK').click();
    await deposit.amount.fill('123.45');
    await deposit.create.click();
    await deposit.qr(123.45).waitFor();
    await payNewestQr(world);
    await deposit.paid.waitFor();
    // The test must sign in again to see the statement.
    await world.revokeTokens(SOMCHAI.phone);
    return await world.call('GET /journey', { query: { name: NAME } });
  } finally {
    await browser.close();
  }
}
