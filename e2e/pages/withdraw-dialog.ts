import type { Locator, Page } from '@playwright/test';
import { filled, type Texts } from '../texts.ts';

export class WithdrawDialog {
  readonly open: Locator;
  readonly amount: Locator;
  readonly review: Locator;
  readonly confirm: Locator;
  readonly receipt: Locator;
  readonly done: Locator;
  readonly alert: Locator;

  constructor(page: Page, { home, money, withdraw }: Texts) {
    const dialog = page.getByRole('dialog');
    this.open = page.getByRole('button', { name: home.withdraw_button, exact: true });
    this.amount = dialog.getByLabel(withdraw.amount_label, { exact: true });
    this.review = dialog.locator('button[type=submit]');
    this.confirm = dialog.getByRole('button', {
      name: new RegExp(`^${filled(withdraw.confirm_button, { amount: '[\\d,.]+' })}`),
    });
    this.receipt = dialog.getByText(withdraw.done_title);
    this.done = dialog.getByRole('button', { name: money.receipt.done_button });
    this.alert = page.getByRole('alertdialog');
  }

  /** Up to the question whether to withdraw. */
  async fill(amount: string): Promise<void> {
    await this.open.click();
    await this.amount.fill(amount);
    await this.review.click();
  }

  async order(amount: string): Promise<void> {
    await this.fill(amount);
    await this.confirm.click();
  }
}
