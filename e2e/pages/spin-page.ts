import { expect, type Locator, type Page } from '@playwright/test';
import type { Texts } from '../texts.ts';

export class SpinPage {
  readonly button: Locator;
  readonly wheel: Locator;
  readonly prize: Locator;
  readonly claimNow: Locator;
  readonly claimLater: Locator;
  readonly confirm: Locator;
  readonly coupons: Locator;
  readonly rows: Locator;
  readonly outcome: Locator;
  readonly #page: Page;
  readonly #texts: Texts;

  constructor(page: Page, texts: Texts) {
    const { spin } = texts;
    this.#page = page;
    this.#texts = texts;
    this.button = page.getByRole('button', { name: new RegExp(`^${spin.spin_button} \\d`) });
    this.wheel = page.getByTestId('wheel');
    this.prize = page.getByRole('dialog', { name: spin.prize.title });
    this.claimNow = this.prize.getByRole('button', { name: spin.prize.claim_button });
    this.claimLater = this.prize.getByRole('button', { name: spin.prize.later_button });
    this.confirm = page
      .getByRole('dialog', { name: spin.claim.title })
      .getByRole('button', { name: spin.claim.confirm_button });
    this.coupons = page.getByRole('region', { name: spin.coupons.heading });
    this.rows = this.coupons.getByRole('row').filter({ has: page.getByRole('cell') });
    this.outcome = page.getByRole('main').getByRole('status').filter({ hasText: /./ });
  }

  async open() {
    await this.#page.getByRole('link', { name: new RegExp(`^${this.#texts.home.spin_widget}`) }).click();
    await expect(this.button).toBeVisible();
  }
}
