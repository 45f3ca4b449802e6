import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { expect } from '@playwright/test';
import { findProgram } from '../../../scripts/install/find-program.mjs';
import { freePort, startScreen } from '../../screen.ts';
import type { Engine, Size, Tab } from './tab.ts';

/** WebKitGTK's MiniBrowser over WebDriver, as a distribution builds it. Every iPhone uses this engine. */
export const webkit: Engine = {
  name: 'webkit',
  packages: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'],
  isInstalled: () => driver() !== undefined && browser() !== undefined && findProgram(['Xvfb']) !== undefined,
  open,
};

const driver = () => findProgram(['WebKitWebDriver']);
/** The browser is in the library folder, because it is for tests only. */
const browser = () =>
  findProgram(globSync('/usr/{lib/*,lib64,libexec}/webkit2gtk-4.1/MiniBrowser').toSorted());

async function open(size: Size): Promise<Tab> {
  const screen = await startScreen(`${size.width}x${size.height}`);
  const port = await freePort();
  const child = spawn(driver() ?? '', [`--port=${port}`], {
    env: { ...process.env, TZ: 'Asia/Bangkok', ...(screen ? { DISPLAY: screen.display } : {}) },
    stdio: 'ignore',
  });
  const end = async () => {
    child.kill();
    screen?.process.kill();
  };
  try {
    return await openTab(`http://127.0.0.1:${port}`, size, end);
  } catch (error) {
    await end();
    throw error;
  }
}

async function openTab(server: string, size: Size, end: () => Promise<void>): Promise<Tab> {
  await expect(async () => {
    await fetch(`${server}/status`);
  }, 'the driver of WebKit answers').toPass({ timeout: 20_000, intervals: [50] });
  const { sessionId } = (await call(server, 'POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: browser(), args: ['--automation', '--full-screen'] },
      },
    },
  })) as { sessionId: string };
  const command = (method: 'POST' | 'GET' | 'DELETE', path: string, body: object = {}) =>
    call(server, method, `/session/${sessionId}${path}`, body);
  const act = (source: object) => command('POST', '/actions', { actions: [source] });
  await command('POST', '/window/rect', { x: 0, y: 0, ...size });
  return {
    async goto(url) {
      await command('POST', '/url', { url });
    },
    run: (body, args = []) =>
      command('POST', '/execute/sync', { script: `return ((...args) => { ${body} })(...arguments)`, args }),
    async setCookie(name, value) {
      await command('POST', '/cookie', { cookie: { name, value } });
    },
    async press(x, y) {
      await act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    async keys(keys) {
      const strokes = keys.flatMap((key) =>
        ['keyDown', 'keyUp'].map((type) => ({ type, value: keyValue(key) })),
      );
      await act({ type: 'key', id: 'keyboard', actions: strokes });
    },
    screenshot: async () => Buffer.from((await command('GET', '/screenshot')) as string, 'base64'),
    async close() {
      try {
        await command('DELETE', '');
      } finally {
        await end();
      }
    },
  };
}

/** WebDriver's code points of keys without a character. */
const KEYS: Record<string, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Backspace: '\uE003',
  End: '\uE010',
};
const keyValue = (key: string) => KEYS[key] ?? key;

/** @throws Error with the driver's message */
async function call(server: string, method: string, path: string, body: object): Promise<unknown> {
  const response = await fetch(server + path, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`WebDriver ${method} ${path}: ${JSON.stringify(value)}`);
  return value;
}
