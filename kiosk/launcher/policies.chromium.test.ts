import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { describe, expect, it, onTestFinished } from 'vitest';
import { managedPolicies, policyFile } from './policies.ts';
import { CHROMIUM_WITH_POLICIES, canMountPolicies, policyFolder } from './testing/policy-folder.ts';
import { openVirtualScreen } from './testing/virtual-screen.ts';

const ORIGIN = 'http://127.0.0.1:4173';

/** The Chromium version whose policy list the file follows. */
const WRITTEN_FOR = 156;

function installedVersion(): number {
  const { stdout } = spawnSync('/usr/bin/chromium', ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(stdout)?.[0] ?? 0);
}

/** Policies that would block chrome://policy itself. */
const SHUT_TO_THE_TEST = ['URLBlocklist', 'DeveloperToolsAvailability', 'RemoteDebuggingAllowed'];

describe('the managed policies', () => {
  it('have unique names, each with a reason', () => {
    const policies = managedPolicies(ORIGIN, { hasPrinter: true });
    for (const { reason } of policies) expect(reason.length).toBeGreaterThan(15);
    expect(new Set(policies.map(({ name }) => name)).size).toBe(policies.length);
  });

  it('allow printing only with a printer', () => {
    expect(JSON.parse(policyFile(ORIGIN, { hasPrinter: false }))).toMatchObject({
      PrintingEnabled: false,
      URLAllowlist: [ORIGIN],
    });
    expect(JSON.parse(policyFile(ORIGIN, { hasPrinter: true }))).toMatchObject({
      PrintingEnabled: true,
      SilentPrintingEnabled: true,
    });
  });

  it('allow every screen of the machine, and refuse a port that is none', () => {
    const write = (...args: string[]) =>
      spawnSync(process.execPath, [join(import.meta.dirname, 'write-policy.ts'), ...args], {
        encoding: 'utf8',
      });
    expect(JSON.parse(write('--port=4173', '--port=4174').stdout)).toMatchObject({
      URLAllowlist: [ORIGIN, 'http://127.0.0.1:4174'],
    });
    const { status, stdout, stderr } = write('--port=abc');
    expect([status, stdout]).toEqual([64, '']);
    expect(stderr).toMatch(/^--port must be a port from 1 to 65535, and is "abc"\.\n\nUsage: /);
  });

  // Only root can mount over a folder, and an older Chromium may not know every policy.
  if (canMountPolicies() && installedVersion() >= WRITTEN_FOR)
    it('are all accepted by the installed Chromium', async () => {
      const all = JSON.parse(policyFile(ORIGIN, { hasPrinter: true })) as Record<string, unknown>;
      const shown = Object.entries(all).filter(([name]) => !SHUT_TO_THE_TEST.includes(name));
      const folder = policyFolder(JSON.stringify(Object.fromEntries(shown)));
      onTestFinished(folder.remove);
      const screen = await openVirtualScreen();
      onTestFinished(screen.close);
      const browser = await chromium.launch({
        executablePath: CHROMIUM_WITH_POLICIES,
        headless: false,
        args: ['--no-sandbox'],
        env: { ...process.env, DISPLAY: screen.display, KIOSK_POLICIES: folder.path },
      });
      onTestFinished(() => browser.close());
      const page = await browser.newPage();
      await page.goto('chrome://policy');
      const rows = page.locator('policy-row');
      await expect.poll(() => rows.count(), { timeout: 20_000 }).toBeGreaterThanOrEqual(shown.length);
      const read = await rows.evaluateAll((all) =>
        all.map((row) => {
          const text = (selector: string) =>
            row.shadowRoot?.querySelector(selector)?.textContent.trim() ?? '';
          return [text('.policy.row .name'), text('.policy.row .messages')];
        }),
      );
      const statuses = Object.fromEntries(read.filter(([name]) => name)) as Record<string, string>;
      const notTaken = shown
        .map(([name]) => `${name}: ${statuses[name] ?? 'unknown'}`)
        .filter((line) => !line.endsWith(': OK'));
      expect(notTaken).toEqual([]);
    });
});
