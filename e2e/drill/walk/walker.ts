import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { enterWorld } from '../../fixtures.ts';
import { addresses } from '../../servers.ts';
import type { Language } from '../../texts.ts';
import { openWorld, resetWorld, type Control } from '../../world.ts';
import { SIZES, type Form } from '../sizes.ts';
import { move, nextTask } from '../in-page.ts';
import { Chance } from './chance.ts';
import { readPage, type SeenPage } from '../read-page.ts';
import { findControls, type Found } from './look.ts';

export interface Place {
  form: Form;
  language: Language;
  edition: 'thai' | 'laos';
}

export interface Sent {
  step: number;
  call: string;
  memberId: string | null;
  page: Page;
}

/** Calls that move money, create an entitlement or change an account. The app sends each once. */
const ORDER =
  /^(?:POST \/api\/(?:wallet\/|qrcode\/|spinwheel\/(?:spin|coupon)|account$)|PUT \/api\/account\/|DELETE |GET \/api\/(?:wallet\/(?:activate|resetpassword)|bonus\/(?:activate|clear)|promotion\/activate|refund\/(?:receive|addWallet)|invite\/bonus))/;

export const isOrder = (call: string) => ORDER.test(call);

/** A request that is older waits for a fault, in real milliseconds. */
const HELD_AFTER = 1_500;
const QUIET_WITHIN = 20_000;
const ANSWERS_WITHIN = 10_000;

export class Walker {
  readonly context: BrowserContext;
  readonly world: Control;
  readonly place: Place;
  readonly chance: Chance;
  readonly origin: string;
  readonly trace: string[] = [];
  readonly errors: string[] = [];
  /** The orders that the app has sent. */
  readonly orders: Sent[] = [];
  /** Every call of the app since the last `forgetCalls`. */
  calls: string[] = [];
  /** Prints each step as it is taken. */
  isLoud = false;
  step = 0;
  /** How many orders may follow the last press: one reads the balances before it is sent. */
  mayOrder = 0;
  isOffline = false;
  page!: Page;
  readonly #running = new Map<Request, number>();
  /** Whose calls a tab last made: a kiosk stores no token. */
  readonly #members = new Map<Page, string | null>();

  private constructor(context: BrowserContext, world: Control, place: Place, chance: Chance) {
    this.context = context;
    this.world = world;
    this.place = place;
    this.chance = chance;
    this.origin = addresses()[appOf(place)];
  }

  static async begin(browser: Browser, place: Place, seed: number): Promise<Walker> {
    const world = openWorld(`drill-walk-${seed}`);
    const chance = new Chance(seed);
    await resetWorld(world, 'demo', { hasAgreements: chance.happens(0.3) });
    const context = await browser.newContext({
      ...SIZES[place.form],
      baseURL: addresses()[appOf(place)],
      locale: 'th-TH',
      timezoneId: 'Asia/Bangkok',
      reducedMotion: 'reduce',
    });
    await enterWorld(context, world, addresses()[appOf(place)]);
    const walker = new Walker(context, world, place, chance);
    await context.clock.install();
    await context.addInitScript((language) => {
      // An empty page has no storage.
      if (window.origin !== 'null' && localStorage.getItem('locale') === null)
        localStorage.setItem('locale', language);
    }, place.language);
    // The machine reaches no other host.
    await context.route(
      (url) => url.origin !== walker.origin && url.protocol.startsWith('http'),
      (route) => route.abort(),
    );
    // A file runs no script, so nothing could be asked of its tab.
    await context.route('**/files/**', (route, request) =>
      request.resourceType() === 'document'
        ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>File</title>a file' })
        : route.fallback(),
    );
    context.on('page', (page) => walker.#watch(page));
    walker.page = await context.newPage();
    return walker;
  }

  #watch(page: Page): void {
    page.setDefaultTimeout(2_500);
    page.on('pageerror', (error) => this.errors.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.errors.push(`${message.type()}: ${message.text()}`);
    });
    page.on('request', (request) => this.#note(page, request));
    page.on('requestfinished', (request) => this.#running.delete(request));
    page.on('requestfailed', (request) => this.#running.delete(request));
    page.on('dialog', (dialog) => void dialog.accept().catch(() => null));
  }

  #note(page: Page, request: Request): void {
    this.#running.set(request, Date.now());
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const call = `${request.method()} ${pathname}`;
    const [, memberId = null] = /^Bearer (\d+)-/.exec(request.headers().authorization ?? '') ?? [];
    this.#members.set(page, memberId);
    this.calls.push(call);
    if (!isOrder(call)) return;
    this.orders.push({ step: this.step, call, memberId, page });
    this.say(`    → ${call}`);
  }

  say(text: string): void {
    this.trace.push(text);
    if (this.isLoud) console.log(text);
  }

  /** The member who is signed in there. */
  memberOf(page: Page, seen: SeenPage): string | null {
    return this.place.form === 'kiosk' ? (this.#members.get(page) ?? null) : seen.memberId;
  }

  async setOffline(isOffline: boolean): Promise<void> {
    this.isOffline = isOffline;
    await this.context.setOffline(isOffline);
    this.say(isOffline ? '  offline' : '  online');
  }

  get pages(): Page[] {
    return this.context.pages();
  }

  /** Lets the clocks of the pages and of the service run; requests are answered in between. */
  async pass(seconds: number): Promise<void> {
    if (seconds > 0) await this.world.advanceClock({ seconds });
    const most = seconds > 20 ? 4 : 1;
    for (let left = seconds; left > 0; left -= most) {
      if (this.place.form === 'kiosk') await within(this.page.evaluate(move));
      await within(this.context.clock.runFor(Math.min(left, most) * 1000));
      await this.quiet();
    }
  }

  async quiet(): Promise<void> {
    const until = Date.now() + QUIET_WITHIN;
    const isWaiting = () => [...this.#running.values()].some((began) => Date.now() - began < HELD_AFTER);
    do {
      await Promise.all(this.pages.map((page) => within(page.evaluate(nextTask))));
    } while (isWaiting() && Date.now() < until);
    if (isWaiting())
      this.say(`    still asking: ${[...this.#running.keys()].map((one) => one.url()).join(' ')}`);
  }

  async look(page = this.page): Promise<SeenPage | null> {
    return within(page.evaluate(readPage));
  }

  async controls(): Promise<Found[]> {
    return (await within(this.page.evaluate(findControls))) ?? [];
  }

  async end(): Promise<void> {
    await this.context.close();
    await this.world.remove();
  }
}

const appOf = ({ form, edition }: Place) =>
  form === 'kiosk' ? 'kiosk' : edition === 'laos' ? 'laos' : 'web';

/** A page that is being replaced or closed may never answer. */
const within = <T>(answer: Promise<T>): Promise<T | null> =>
  Promise.race([answer.catch(() => null), delay(ANSWERS_WITHIN, null, { ref: false })]);
