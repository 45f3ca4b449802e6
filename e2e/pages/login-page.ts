import { expect, type Locator, type Page } from '@playwright/test';
import type { Texts } from '../texts.ts';
import { type Control, DAY } from '../world.ts';
import { HomePage } from './home-page.ts';

export class LoginPage {
  readonly phone: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly heading: Locator;
  readonly #page: Page;
  readonly #texts: Texts;
  readonly #world: Control | undefined;

  /** @param world required by `arrive` */
  constructor(page: Page, texts: Texts, world?: Control) {
    this.#page = page;
    this.#texts = texts;
    this.#world = world;
    this.heading = page.getByRole('heading', { name: texts.login.heading });
    this.phone = page.getByLabel(texts.login.phone_label, { exact: true });
    this.password = page.getByLabel(texts.login.password_label, { exact: true });
    this.submit = page.getByRole('button', { name: texts.login.submit_button });
  }

  async open(path = '/login') {
    await this.#page.goto(path);
    await expect(this.heading).toBeVisible();
  }

  /** Opens home with a session that exists already, and waits until it is shown. [2.20] */
  async arrive({ phone }: { phone: string }) {
    if (!this.#world) throw new Error('LoginPage.arrive: world is missing');
    const { token } = await this.#world.issueToken(phone, DAY);
    // Runs once, before the app's first script: a session that ends later must stay ended. `window.name` survives navigation.
    await this.#page.addInitScript((value) => {
      if (window.name === 'arrived') return;
      window.name = 'arrived';
      sessionStorage.setItem('token', value);
    }, token);
    await this.#page.goto('/user/home');
    await new HomePage(this.#page, this.#texts).isOpen();
  }

  /**
   * Signs in again in a tab whose session may have ended: the app would first ask whether to leave it. The mock writes this call
   * into the journeys that testers keep.
   */
  async again(member: { phone: string; password: string }) {
    await this.#page.evaluate(() => sessionStorage.removeItem('token'));
    await this.open();
    await this.logIn(member);
  }

  async logIn({ phone, password }: { phone: string; password: string }) {
    await this.phone.fill(phone);
    await this.password.fill(password);
    await this.submit.click();
  }

  async rememberMe() {
    await this.#page.getByRole('checkbox', { name: this.#texts.login.remember_label }).check();
  }

  async speak(language: 'th' | 'lo' | 'en') {
    await this.#page.getByRole('combobox').selectOption(language);
  }
}
