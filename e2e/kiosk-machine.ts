import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, expect, type Locator, type Page } from '@playwright/test';
import { expectAboveKeypad, keypadOf } from './fingers.ts';
import { endsWithUs, freePort, type Screen, startScreen } from './screen.ts';

export const UPRIGHT = '1080x1920';
export const WIDE = '1920x1080';
const FINGERS = 5;

/**
 * A shop's terminal: its own screen, the kiosk's launcher, and touch input. Tests drive the launched browser over its
 * debugging port and type everything on the on-screen keypad.
 */
export class KioskMachine {
  readonly page: Page;
  readonly #port: number;
  readonly #output: () => string;
  readonly #browser: Browser;
  readonly #screen: Screen | null;
  readonly #launcher: ChildProcess;
  readonly #state: string;
  #touch: CDPSession | undefined;

  private constructor(parts: {
    page: Page;
    port: number;
    browser: Browser;
    screen: Screen | null;
    launcher: ChildProcess;
    output: () => string;
    state: string;
  }) {
    this.page = parts.page;
    this.#port = parts.port;
    this.#browser = parts.browser;
    this.#screen = parts.screen;
    this.#launcher = parts.launcher;
    this.#output = parts.output;
    this.#state = parts.state;
  }

  static async start(
    url: string,
    settings: Record<string, string> = {},
    size = UPRIGHT,
  ): Promise<KioskMachine> {
    const state = mkdtempSync(join(tmpdir(), 'kiosk-state-'));
    const screen = await startScreen(size);
    const port = await freePort();
    const script = join(import.meta.dirname, '../kiosk/launcher/launch.ts');
    const launcher = spawn(...endsWithUs(process.execPath, [script, url, `--test-debugging-port=${port}`]), {
      env: {
        ...process.env,
        STATE_DIRECTORY: state,
        ...settings,
        ...(screen ? { DISPLAY: screen.display } : {}),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    launcher.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    launcher.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    try {
      const browser = await connect(port, launcher, () => output);
      const page = await firstPage(browser);
      return new KioskMachine({ page, port, browser, screen, launcher, output: () => output, state });
    } catch (error) {
      launcher.kill('SIGTERM');
      screen?.process.kill();
      throw error;
    }
  }

  /** Stops the launcher with Ctrl-C, like a technician; resolves to its exit code. */
  async stop(): Promise<number | null> {
    const ended = new Promise<number | null>((resolve) => {
      if (this.#launcher.signalCode !== null) resolve(null);
      else this.#launcher.once('exit', (code) => resolve(code));
    });
    await this.#browser.close().catch(() => undefined);
    this.#launcher.kill('SIGINT');
    const code = await ended;
    this.#screen?.process.kill();
    rmSync(this.#state, { recursive: true, force: true });
    return code;
  }

  /** The profile folders of its browsers, that of the running one last. */
  get profiles(): string[] {
    return [...this.#output().matchAll(/Started Chromium \d+ in (\S+)\./g)].map(([, path]) => path ?? '');
  }

  get log(): string {
    return this.#output();
  }

  get state(): string {
    return this.#state;
  }

  /** The page of the browser that replaced a killed one. */
  async newPage(): Promise<Page> {
    return firstPage(await connect(this.#port, this.#launcher, this.#output));
  }

  cutPower(): Promise<void> {
    const ended = new Promise<void>((resolve) => this.#launcher.once('exit', () => resolve()));
    this.#launcher.kill('SIGKILL');
    return ended;
  }

  /** Stops the launcher meanwhile: it kills a page that stands still, as a search of its memory makes it. */
  async whilePaused<Result>(task: () => Promise<Result>): Promise<Result> {
    this.#launcher.kill('SIGSTOP');
    try {
      return await task();
    } finally {
      this.#launcher.kill('SIGCONT');
    }
  }

  /** Its X display, for `DISPLAY`; null on a developer's own screen. */
  get display(): string | null {
    return this.#screen?.display ?? null;
  }

  async tap(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    await this.#touchMiddle(target);
  }

  async #touchMiddle(target: Locator): Promise<void> {
    await expect(target).toBeEnabled();
    const point = await middleOf(target);
    const touch = (this.#touch ??= await this.#enableTouch());
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  /** Holds a finger long enough to open the PIN pad. */
  async hold(point: { x: number; y: number }): Promise<void> {
    const touch = (this.#touch ??= await this.#enableTouch());
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await expect(this.page.locator('dialog[open]')).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  /** Keeps a finger on the target meanwhile. */
  async whileHeld(target: Locator, task: () => Promise<void>): Promise<void> {
    const touch = (this.#touch ??= await this.#enableTouch());
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [await middleOf(target)],
    });
    try {
      await task();
    } finally {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }
  }

  /** Strokes the whole screen from left to right, with the five fingers of a hand below one another. */
  async sweep(step: number): Promise<void> {
    const touch = (this.#touch ??= await this.#enableTouch());
    const { width, height } = await this.page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    for (let top = 0; top < height; top += FINGERS * step) {
      const rows = Array.from({ length: FINGERS }, (_, finger) => top + (finger + 0.5) * step);
      const at = (x: number) => ({
        touchPoints: rows
          .filter((y) => y - step / 2 < height)
          .map((y, id) => ({ x: Math.min(x, width - 1), y: Math.min(y, height - 1), id })),
      });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(step / 2) });
      for (let x = step * 1.5; x - step / 2 < width; x += step)
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(x) });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }
  }

  /** Types only with the keypad: touches the key of each character. The keypad is fixed, so its keys need no scroll. */
  async press(characters: string): Promise<void> {
    for (const character of characters) {
      await this.#touchMiddle(this.keypad.getByRole('button', { name: character, exact: true }));
    }
  }

  /** Switches the keypad to another script. The key's name, in the language of the screen, follows the letters on it. */
  async turnTo(script: string): Promise<void> {
    await this.tap(this.keypad.getByRole('button', { name: script }));
  }

  /** Touches a field and waits for the keypad, which must not cover it. */
  async enter(field: Locator): Promise<void> {
    await this.tap(field);
    await expectAboveKeypad(field, this.keypad);
  }

  get keypad(): Locator {
    return keypadOf(this.page);
  }

  async #enableTouch(): Promise<CDPSession> {
    const session = await this.page.context().newCDPSession(this.page);
    // Xvfb has no touch device, so touch is emulated.
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: FINGERS });
    return session;
  }
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('the element to touch is not rendered');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function firstPage(browser: Browser): Promise<Page> {
  const [context] = browser.contexts();
  const page = context?.pages()[0] ?? (await context?.waitForEvent('page'));
  if (!page) throw new Error('the launched browser shows no page');
  // Without a graphics card, the river's animation uses most of the processor.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page;
}

async function connect(port: number, launcher: ChildProcess, output: () => string): Promise<Browser> {
  let browser: Browser | undefined;
  await expect(async () => {
    if (launcher.exitCode !== null) throw new Error(`the launcher ended: ${output()}`);
    browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  }, 'the launched browser answers').toPass({ timeout: 40_000, intervals: [200] });
  if (!browser) throw new Error(output());
  return browser;
}
