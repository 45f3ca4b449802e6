import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, type TestContext, vi } from 'vitest';
import { isRunning, processesWorkingIn } from './process-facts.ts';
import {
  freePort,
  type LaunchedKiosk,
  launchKiosk,
  servePage,
  type Start,
} from './testing/launched-kiosk.ts';
import { canMountPolicies } from './testing/policy-folder.ts';
import { openVirtualScreen } from './testing/virtual-screen.ts';

let home: string;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'kiosk-home-'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const PIN = '246810';

const APP = '<title>kiosk</title><script src="/terminal.js"></script><main>app</main>';

const environment = (display?: string) => ({
  ...process.env,
  DISPLAY: display,
  HOME: home,
  XDG_RUNTIME_DIR: undefined,
  KIOSK_STAFF_PIN: PIN,
});
const within = { timeout: 40_000 };

/** Its own screen: a page behind another counts as hidden. */
async function launchedAt({ onTestFinished }: TestContext, url: string, ...options: string[]) {
  const screen = await openVirtualScreen();
  onTestFinished(screen.close);
  const kiosk = launchKiosk([url, ...options], environment(screen.display));
  onTestFinished(() => kiosk.end().then(() => undefined));
  return { screen, kiosk };
}

async function launched(test: TestContext, html = APP, ...options: string[]) {
  const page = await servePage(html);
  test.onTestFinished(page.close);
  return { page, ...(await launchedAt(test, page.url, ...options)) };
}

async function firstPage(test: TestContext, port: number) {
  const browser = await connect(test, port);
  const [context] = browser.contexts();
  return context?.pages()[0] ?? (await context?.waitForEvent('page')) ?? expect.fail('no page');
}

/** A browser opens its port a moment after its start. */
async function connect({ onTestFinished }: TestContext, port: number): Promise<Browser> {
  const browser = await vi.waitFor(() => chromium.connectOverCDP(`http://127.0.0.1:${port}`), within);
  onTestFinished(() => browser.close());
  return browser;
}

/** Modules of the kiosk's session as one script: the launcher imports nothing of `src/`. */
const codeOf = (...modules: string[]) =>
  modules
    .map((name) => readFileSync(join(import.meta.dirname, `../src/session/${name}.ts`), 'utf8'))
    .map((code) => stripTypeScriptTypes(code).replaceAll(/^import .+$/gm, ''))
    .join('\n');

const health = async (url: string): Promise<unknown> => (await fetch(`${url}health`)).json();

/** Ends with code 0, and leaves no process or file. */
async function endsClean(kiosk: LaunchedKiosk, { pid, profile }: Start, signal: NodeJS.Signals) {
  expect(existsSync(profile)).toBe(true);
  expect(await kiosk.end(signal)).toEqual({ code: 0 });
  expect(isRunning(pid)).toBe(false);
  expect(processesWorkingIn(profile)).toEqual([]);
  expect(existsSync(profile)).toBe(false);
}

const isRenderer = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=renderer');

// They wait more than they work; those that wait longest come first.
describe.concurrent('the launched kiosk', () => {
  it('says so when the app’s bundle does not load, and tries again (K9)', async (test) => {
    const port = await freePort();
    const { page, kiosk } = await launched(
      test,
      `${APP}<script type="module" src="/assets/gone.js"></script>`,
      `--test-debugging-port=${port}`,
    );
    await kiosk.nextStart();
    const shown = await firstPage(test, port);
    await test.expect.poll(() => shown.locator('p[lang=en]').textContent(), within).toMatch('cannot be used');
    await test.expect.poll(() => health(kiosk.url()), within).toMatchObject({ status: 'waiting' });
    await test.expect.poll(page.visits, within).toBeGreaterThan(1);
  });

  it('starts another browser when the page hangs, and reports its health (K9)', async (test) => {
    const { page, kiosk } = await launched(test);
    const first = await kiosk.nextStart();
    await test.expect
      .poll(() => health(kiosk.url()), within)
      .toMatchObject({ status: 'waiting', page: { phase: 'starting' } });
    for (const pid of processesWorkingIn(first.profile).filter(isRenderer)) process.kill(pid, 'SIGSTOP');
    await kiosk.hasSaid('Chromium ended (no sign of life from the page).');
    const second = await kiosk.nextStart();
    expect(second.profile).not.toBe(first.profile);
    await test.expect.poll(page.visits, within).toBe(2);
    const metrics = await (await fetch(`${kiosk.url()}metrics`)).text();
    expect(metrics).toMatch('kiosk_browser_starts_total 2');
    expect(metrics).toMatch('kiosk_browser_ends_total{reason="no sign of life from the page"} 1');
  });

  it('ends, with the browser, when the display hangs, and tells systemd to start both again (K9)', async (test) => {
    const tools = mkdtempSync(join(tmpdir(), 'kiosk-systemd-'));
    test.onTestFinished(() => rmSync(tools, { recursive: true }));
    const told = join(tools, 'told');
    writeFileSync(join(tools, 'systemd-notify'), `#!/bin/sh\necho "$1" >>${told}\n`, { mode: 0o755 });
    const page = await servePage(APP);
    test.onTestFinished(page.close);
    const screen = await openVirtualScreen();
    test.onTestFinished(screen.close);
    const kiosk = launchKiosk([page.url], {
      ...environment(screen.display),
      NOTIFY_SOCKET: '/nowhere',
      PATH: `${tools}:${process.env['PATH'] ?? ''}`,
    });
    test.onTestFinished(() => kiosk.end().then(() => undefined));
    const { pid, profile } = await kiosk.nextStart();
    await test.expect.poll(page.visits, within).toBe(1);
    screen.hang();
    expect(await kiosk.ended).toEqual({ code: 69 });
    expect(kiosk.said()).toMatch('kiosk: the display does not answer.');
    expect([isRunning(pid), existsSync(profile)]).toEqual([false, false]);
    const lines = readFileSync(told, 'utf8').trim().split('\n');
    expect([lines[0], lines.at(-1)]).toEqual(['READY=1', 'WATCHDOG=trigger']);
  });

  it('keeps the session while a slow printer stops the page’s scripts (K9) (K12)', async (test) => {
    const printer = await servePage('');
    test.onTestFinished(printer.close);
    // A synchronous request stops the scripts as printing does, and leaves the processor to other tests.
    const { kiosk } = await launched(
      test,
      `${APP}<script>
      setTimeout(() => {
        dispatchEvent(new Event('beforeprint'));
        const request = new XMLHttpRequest();
        request.open('GET', '${printer.url}slow/14000', false);
        request.send();
        document.documentElement.dataset.phase = 'session';
      }, 500);
    </script>`,
    );
    await kiosk.nextStart();
    await test.expect
      .poll(() => health(kiosk.url()), { timeout: 40_000 })
      .toMatchObject({ starts: 1, page: { phase: 'session' } });
    expect(kiosk.said()).not.toMatch('ended');
  });

  it('keeps the session while calls without an answer use up the browser’s connections (K9)', async (test) => {
    const { kiosk } = await launched(
      test,
      `${APP}<script>
      setTimeout(async () => {
        await Promise.all(Array.from({ length: 5 }, () => fetch('/slow/14000', { cache: 'no-store' })));
        document.documentElement.dataset.phase = 'session';
      }, 500);
    </script>`,
    );
    await kiosk.nextStart();
    await test.expect
      .poll(() => health(kiosk.url()), within)
      .toMatchObject({ starts: 1, page: { phase: 'session' } });
  });

  it('takes the staff’s PIN while calls without an answer use up the browser’s connections (K4)', async (test) => {
    const { kiosk } = await launched(
      test,
      `${APP}<script>
      addEventListener('terminal-staff', (event) => {
        event.preventDefault();
        document.documentElement.dataset.phase = 'staff';
      });
      addEventListener('load', () => {
        for (let call = 0; call < 6; call += 1) fetch('/slow/60000', { cache: 'no-store' });
        document.body.dispatchEvent(
          new PointerEvent('pointerdown', { clientX: 30, clientY: 30, bubbles: true }),
        );
        const keys = [...'${PIN}↵'];
        setInterval(() => {
          const pad = document.querySelector('dialog.staff-gate[open]');
          const key = pad && keys.shift();
          if (key) [...pad.querySelectorAll('button')].find((button) => button.textContent === key).click();
        }, 100);
      });
    </script>`,
    );
    await kiosk.nextStart();
    await test.expect
      .poll(() => health(kiosk.url()), within)
      .toMatchObject({ starts: 1, page: { phase: 'staff' } });
  });

  it('shows the app full screen, without bars, in a single window, and exits on SIGINT', async (test) => {
    const port = await freePort();
    const { page, kiosk } = await launched(test, APP, `--test-debugging-port=${port}`);
    const first = await kiosk.nextStart();
    await test.expect.poll(page.visits, within).toBe(1);
    const browser = await connect(test, port);
    const pages = browser.contexts().flatMap((context) => context.pages());
    expect(pages.map((shown) => shown.url())).toEqual([kiosk.url()]);
    const seen = await pages[0]?.evaluate(() => ({
      width: innerWidth,
      height: innerHeight,
      isFullScreen: matchMedia('(display-mode: fullscreen)').matches,
    }));
    // Without a window manager, Chromium omits the last pixel.
    expect(seen?.width).toBeGreaterThanOrEqual(1079);
    expect(seen?.height).toBeGreaterThanOrEqual(1919);
    expect(seen?.isFullScreen).toBe(true);
    expect(kiosk.said()).toMatch('WARNING: debugging port');
    await browser.close();
    await endsClean(kiosk, first, 'SIGINT');
  });

  it('replaces a killed Chromium and its profile, and exits on SIGTERM without a trace, even in the home folder', async (test) => {
    const { page, kiosk } = await launched(test);
    const first = await kiosk.nextStart();
    await test.expect.poll(page.visits, within).toBe(1);
    process.kill(first.pid, 'SIGKILL');
    const second = await kiosk.nextStart();
    expect(second.pid).not.toBe(first.pid);
    expect(second.profile).not.toBe(first.profile);
    expect(existsSync(first.profile)).toBe(false);
    expect(processesWorkingIn(first.profile)).toEqual([]);
    await test.expect.poll(page.visits, within).toBe(2);
    await endsClean(kiosk, second, 'SIGTERM');
    expect(readdirSync(home)).toEqual([]);
  });

  it('shows the holding page until the app answers, then the app, and a second screen cannot use its port', async (test) => {
    const [sitePort, port, ownPort] = [await freePort(), await freePort(), await freePort()];
    const site = `http://127.0.0.1:${sitePort}/`;
    const { screen, kiosk } = await launchedAt(
      test,
      site,
      `--test-debugging-port=${port}`,
      `--port=${ownPort}`,
    );
    await kiosk.nextStart();
    await kiosk.hasSaid(`No app comes from ${site}.`);
    const shown = await firstPage(test, port);
    await test.expect
      .poll(() => shown.locator('p').allTextContents(), within)
      .toEqual([
        expect.stringMatching(/เครื่อง/),
        expect.stringMatching(/ເຄື່ອງ/),
        expect.stringMatching(/machine/),
      ]);
    expect(await health(kiosk.url())).toMatchObject({ status: 'waiting', isAppThere: false });
    const page = await servePage(APP, sitePort);
    test.onTestFinished(page.close);
    await test.expect.poll(() => shown.title(), within).toBe('kiosk');
    expect(page.visits()).toBe(1);
    await kiosk.hasSaid('The app answers again.');
    const other = launchKiosk([site, `--port=${ownPort}`], environment(screen.display));
    expect(await other.ended).toEqual({ code: 75 });
    expect(other.said()).toMatch(
      `port ${ownPort} is in use: each screen needs its own, by --port or KIOSK_PORT.`,
    );
  });

  it('removes the cookies of a session whose reload met the holding page (K1)', async (test) => {
    const [sitePort, port] = [await freePort(), await freePort()];
    // As the kiosk's `main.tsx` does, with its own code.
    const app = `${APP}<script type="module">${codeOf('wipe', 'machine')}
      const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
      const machine = createMachine(window, { wait });
      if (machine.isCutOff) await machine.wipe();
      window.begin = machine.begin;
      document.title = 'first screen';
    </script>`;
    const site = await servePage(app, sitePort);
    const { kiosk } = await launchedAt(test, site.url, `--test-debugging-port=${port}`);
    await kiosk.nextStart();
    const shown = await firstPage(test, port);
    await test.expect.poll(() => shown.title(), within).toBe('first screen');
    await shown.evaluate(`window.begin(); document.cookie = 'sid=member'`);
    site.close();
    await shown.reload();
    expect(await shown.locator('p[lang=en]').textContent()).toMatch('cannot be used');
    expect(await shown.evaluate('document.cookie')).toBe('sid=member');
    test.onTestFinished((await servePage(app, sitePort)).close);
    await test.expect.poll(() => shown.title(), within).toBe('first screen');
    expect(await shown.evaluate('document.cookie')).toBe('');
  });
});

// Alone: any launcher deletes what a dead one has left.
it('a kiosk is cleaned up by the next launcher after it was killed', async (test) => {
  const { page, kiosk } = await launched(test);
  const { pid, profile } = await kiosk.nextStart();
  await test.expect.poll(page.visits, within).toBe(1);
  await kiosk.end('SIGKILL');
  expect(existsSync(profile)).toBe(true);
  const { kiosk: next } = await launchedAt(test, page.url);
  await next.nextStart();
  expect(next.said()).toMatch(profile);
  expect(existsSync(profile)).toBe(false);
  await test.expect.poll(() => isRunning(pid)).toBe(false);
});

// Only root may mount, and so keep root from deleting a folder.
if (canMountPolicies())
  it('a launcher that cannot delete a profile ends with 70 in place of staying without a browser, and the next one starts (K9)', async (test) => {
    const folder = mkdtempSync(join(tmpdir(), 'kiosk-held-'));
    const program = join(folder, 'chromium');
    const find = 'for a; do case $a in --user-data-dir=*) held=${a#*=}/held;; esac; done';
    writeFileSync(program, `#!/bin/sh\n${find}\nmkdir "$held" && mount -t tmpfs none "$held"\n`, {
      mode: 0o755,
    });
    const screen = await openVirtualScreen();
    test.onTestFinished(screen.close);
    const kiosk = launchKiosk(['http://127.0.0.1:1/'], {
      ...environment(screen.display),
      CHROMIUM_PATH: program,
    });
    const { profile } = await kiosk.nextStart();
    test.onTestFinished(async () => {
      await kiosk.end('SIGKILL');
      spawnSync('umount', [join(profile, 'held')]);
      rmSync(profile, { recursive: true, force: true });
      rmSync(folder, { recursive: true });
    });
    expect(await kiosk.ended).toEqual({ code: 70 });
    const { kiosk: next } = await launchedAt(test, 'http://127.0.0.1:1/');
    await next.nextStart();
    expect(next.said()).toMatch(`Could not delete the profile that a dead launcher left in ${profile}.`);
  });

describe.concurrent('a machine that cannot show the kiosk gets a one-sentence error', () => {
  it.each([
    ['no screen', () => ({ ...environment(), WAYLAND_DISPLAY: undefined }), /^kiosk: found no screen:/],
    ['an unknown screen', () => environment(':65432'), /^kiosk: found no screen:/],
    [
      'a wrong CHROMIUM_PATH',
      () => ({ ...environment(':65432'), CHROMIUM_PATH: '/nowhere' }),
      /^kiosk: CHROMIUM_PATH is set to \/nowhere, which is not a program\./,
    ],
  ])('%s', async (_, env, sentence) => {
    const kiosk = launchKiosk([], env());
    expect(await kiosk.ended).toEqual({ code: 69 });
    expect(kiosk.said()).toMatch(sentence);
    expect(kiosk.said().trim().split('\n')).toHaveLength(1);
  });
});
