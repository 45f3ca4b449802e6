import type { BrowserContext, Page, Request } from '@playwright/test';
import { SOMCHAI } from '../../fixtures.ts';
import { AttractPage } from '../../pages/attract-page.ts';
import { HomePage } from '../../pages/home-page.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { type Language, type Texts, texts } from '../../texts.ts';
import type { Control } from '../../world.ts';
import type { Call } from './call.ts';
import type { Form } from '../sizes.ts';
import { move, nextTask } from '../in-page.ts';
import { record, type Record } from './recorder.ts';

/** How long requests that are not held may take, in real milliseconds. */
const WAIT_MS = 15_000;

/**
 * How long a screen may take to fetch and draw on a machine under load, in real milliseconds: the page's clock stands still.
 */
export const DRAW_MS = 3_000;

export class Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly world: Control;
  readonly language: Language;
  readonly words: Texts;
  readonly form: Form;
  readonly record: Record;
  readonly home: HomePage;
  /** Values that a row passes from `arrange` to `open`. */
  readonly notes = new Map<string, unknown>();
  readonly phone = SOMCHAI.phone;
  /** The call that a fault holds back; `pass` does not wait for it. */
  held: Call | null = null;
  readonly #running = new Set<Request>();
  readonly #asked: Request[] = [];

  private constructor(page: Page, world: Control, language: Language, form: Form, found: Record) {
    this.page = page;
    this.context = page.context();
    this.world = world;
    this.language = language;
    this.words = texts(language);
    this.form = form;
    this.record = found;
    this.home = new HomePage(page, this.words);
    page.on('request', (request) => {
      // The code of a screen counts too: under load it comes later than the answer.
      this.#running.add(request);
      this.#asked.push(request);
      if (request.url().includes('/api/')) found.traces.push(request.url());
    });
    page.on('requestfinished', (request) => this.#running.delete(request));
    page.on('requestfailed', (request) => this.#running.delete(request));
  }

  static async open(context: BrowserContext, world: Control, language: Language, form: Form): Promise<Stage> {
    const page = await context.newPage();
    const stage = new Stage(page, world, language, form, await record(page));
    page.setDefaultTimeout(8_000);
    await page.clock.install();
    return stage;
  }

  async enter(path: string, isSignedIn = true): Promise<void> {
    const token =
      isSignedIn && this.form !== 'kiosk' ? (await this.world.issueToken(this.phone)).token : null;
    await this.page.addInitScript(
      ([language, held]) => {
        // `window.name` survives navigation: a session that ends later must stay ended.
        if (window.name === 'entered' || window.origin === 'null') return;
        window.name = 'entered';
        localStorage.clear();
        localStorage.setItem('locale', language);
        if (held !== null) sessionStorage.setItem('token', held);
      },
      [this.language, token] as const,
    );
    if (this.form !== 'kiosk') {
      await this.page.goto(path);
      return;
    }
    await this.page.goto('/');
    await new AttractPage(this.page).begin(this.language);
    const login = new LoginPage(this.page, this.words);
    // An app that still starts would replace the address below with its own first one.
    await login.heading.waitFor();
    if (isSignedIn) {
      await login.logIn(SOMCHAI);
      await this.page.waitForURL(/\/user\//);
    }
    // A visit to the kiosk has one history entry, so the app follows an address that is replaced.
    await this.page.evaluate((to) => {
      history.replaceState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  }

  async enterHome(): Promise<void> {
    await this.enter('/user/home');
    await this.home.totalSatang();
    await this.quiet();
  }

  /** Lets the page's clock run; requests are answered in between. */
  async pass(seconds: number): Promise<void> {
    for (let left = seconds; left > 0; left -= 1) {
      // A kiosk ends the visit of a member who does not touch it.
      if (this.form === 'kiosk') await this.page.evaluate(move).catch(() => null);
      await this.page.clock.runFor(Math.min(left, 1) * 1000).catch(() => null);
      await this.quiet();
    }
  }

  /** How often the page has asked for this call, even if it never arrived. */
  asked(call: Call): number {
    return this.#asked.filter((request) => matches(call, request.method(), request.url())).length;
  }

  /** Waits until every request that is not held has ended, and the page has drawn what came of it. */
  async quiet(): Promise<void> {
    const until = Date.now() + WAIT_MS;
    const isWaiting = () => [...this.#running].some((request) => !this.#isHeld(request));
    do {
      await this.page.evaluate(nextTask).catch(() => null);
    } while (isWaiting() && Date.now() < until);
  }

  #isHeld(request: Request): boolean {
    return this.held !== null && matches(this.held, request.method(), request.url());
  }

  visibleText(): Promise<string> {
    return this.page.evaluate(() => document.body.innerText).catch(() => '');
  }
}

export function matches(call: Call, method: string, url: string): boolean {
  if (call === '*') return true;
  const [wanted, path = ''] = call.split(' ');
  return wanted === method && pathPattern(path).test(new URL(url).pathname);
}

const pathPattern = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
