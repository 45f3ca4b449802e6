import { expect, type Locator, type Page } from '@playwright/test';
import type { Texts } from '../texts.ts';

export class LoginPage {
  readonly phone: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly heading: Locator;
  readonly #page: Page;
  readonly #texts: Texts;

  constructor(page: Page, texts: Texts) {
    this.#page = page;
    this.#texts = texts;
    this.heading = page.getByRole('heading', { name: texts.login.heading });
    this.phone = page.getByLabel(texts.login.phone_label, { exact: true });
    this.password = page.getByLabel(texts.login.password_label, { exact: true });
    this.submit = page.getByRole('button', { name: texts.login.submit_button });
  }

  async open(path = '/login') {
    await this.#page.goto(path);
    await expect(this.heading).toBeVisible();
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
