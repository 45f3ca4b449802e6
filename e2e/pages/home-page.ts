import { expect, type Locator, type Page } from '@playwright/test';
import type { Texts } from '../texts.ts';

export class HomePage {
  readonly total: Locator;
  readonly checkBalance: Locator;
  readonly openDeposit: Locator;
  readonly logOut: Locator;
  readonly #page: Page;
  readonly #texts: Texts;

  constructor(page: Page, texts: Texts) {
    this.#page = page;
    this.#texts = texts;
    this.total = page.getByRole('status', { name: texts.home.total_label });
    this.checkBalance = page.getByRole('button', { name: texts.home.check_button });
    this.openDeposit = page.getByRole('button', { name: texts.home.deposit_button, exact: true });
    this.logOut = page.getByRole('button', {
      name: new RegExp(`^(${texts.common.session.logout_button}|${texts.common.session.finish_button})$`),
    });
  }

  async isOpen() {
    await expect(this.total).toBeVisible();
  }

  async totalSatang(): Promise<number> {
    await expect(this.total).toContainText(/\d\.\d\d/);
    const text = (await this.total.textContent()) ?? '';
    return Number(text.replace(/[^\d.]/g, '').replace('.', ''));
  }

  async openStatement() {
    await this.openMenu(this.#texts.common.menu.statement);
  }

  async openMenu(name: string) {
    const menu = this.#page.getByRole('navigation', { name: this.#texts.common.menu.member });
    const entry = (role: 'link' | 'button') => menu.getByRole(role, { name, exact: true });
    await entry('link').or(entry('button')).click();
  }
}
