import { expect } from '@playwright/test';
import type { Tab } from './browsers/tab.ts';
import { CHOOSE, ENTER_FIELD, library, REACH, TEXTS, type Wanted, WATCH, written } from './finder.ts';

/** No one deliberately presses twice in one place faster than this. */
const REST_MS = 1000;
/** Presses closer than this are in one place, in CSS pixels. */
const HAND = 60;

export class Member {
  readonly #tab: Tab;
  readonly #origin: string;
  #lastPress = { x: 0, y: 0, at: 0 };

  constructor(tab: Tab, origin: string) {
    this.#tab = tab;
    this.#origin = origin;
  }

  async open(path: string): Promise<void> {
    await this.#tab.goto(this.#origin + path);
    await this.#tab.run(WATCH);
    await this.#tab.run(library);
  }

  async press(wanted: Wanted): Promise<void> {
    // Waits until the element no longer moves.
    let before = '';
    await expect(
      async () => {
        const middle = (await this.#tab.run(REACH, [written(wanted)])) as [number, number] | null;
        const isStill = middle !== null && before === String(middle);
        before = String(middle);
        if (!middle || !isStill) throw new Error(`cannot be pressed: ${described(wanted)}`);
        const [x, y] = middle;
        if (this.#wouldBeDouble(x, y)) throw new Error(`too soon after the last press: ${described(wanted)}`);
        await this.#tab.press(x, y);
        this.#lastPress = { x, y, at: Date.now() };
      },
      `press ${described(wanted)}`,
    ).toPass({ timeout: 15_000, intervals: [50] });
  }

  /** The app ignores the second of two quick presses in one place. */
  #wouldBeDouble(x: number, y: number): boolean {
    const last = this.#lastPress;
    return Math.hypot(x - last.x, y - last.y) < HAND && Date.now() - last.at < REST_MS;
  }

  async fill(wanted: Wanted, text: string): Promise<void> {
    await this.press(wanted);
    await expect
      .poll(() => this.#tab.run(ENTER_FIELD, [written(wanted)]), {
        message: `the caret is in ${described(wanted)}`,
      })
      .not.toBeNull();
    const length = (await this.#tab.run(ENTER_FIELD, [written(wanted)])) as number;
    const empty = ['End', ...Array.from({ length }, () => 'Backspace')];
    await this.#tab.keys([...(length > 0 ? empty : []), ...text]);
  }

  async key(name: 'Enter' | 'Escape'): Promise<void> {
    await this.#tab.keys([name]);
  }

  async choose(wanted: Wanted, value: string): Promise<void> {
    await expect
      .poll(() => this.#tab.run(CHOOSE, [written(wanted), value]), {
        message: `choose in ${described(wanted)}`,
      })
      .toBe(true);
  }

  async sees(wanted: Wanted): Promise<void> {
    await expect
      .poll(() => this.read(wanted), { message: `sees ${described(wanted)}`, timeout: 15_000 })
      .not.toEqual([]);
  }

  async read(wanted: Wanted): Promise<string[]> {
    return (await this.#tab.run(TEXTS, [written(wanted)])) as string[];
  }

  async evaluate(body: string): Promise<unknown> {
    return this.#tab.run(body);
  }

  /** Errors since the page was loaded. */
  async consoleErrors(): Promise<unknown> {
    return this.#tab.run('return window.engineErrors ?? []');
  }
}

const described = (wanted: Wanted) => JSON.stringify(written(wanted));
