import type { Locator, Page } from '@playwright/test';
import { filled, type Texts } from '../texts.ts';

export class TransferDialog {
  readonly open: Locator;
  readonly from: Locator;
  readonly to: Locator;
  readonly amount: Locator;
  readonly submit: Locator;
  readonly bringBack: Locator;
  readonly receipt: Locator;
  readonly done: Locator;
  readonly #page: Page;
  readonly #texts: Texts;

  constructor(page: Page, texts: Texts) {
    this.#page = page;
    this.#texts = texts;
    const { transfer } = texts;
    const dialog = page.getByRole('dialog');
    this.open = page.getByRole('button', { name: texts.home.transfer_button, exact: true });
    this.from = dialog.getByLabel(transfer.from_label, { exact: true });
    this.to = dialog.getByLabel(transfer.to_label, { exact: true });
    this.amount = dialog.getByLabel(transfer.amount_label, { exact: true });
    this.submit = dialog.locator('button[type=submit]');
    // The kiosk covers the amount.
    const amount = `([\\d,.]+|.*${texts.kiosk.privacy.hidden}) ?`;
    this.bringBack = dialog.getByRole('button', {
      name: new RegExp(`^${filled(transfer.back_button, { amount })}`),
    });
    this.receipt = dialog.getByText(new RegExp(`^(${transfer.done_title}|${transfer.back_done_title})$`));
    this.done = dialog.getByRole('button', { name: texts.money.receipt.done_button });
  }

  alert(title: string): Locator {
    return this.#page.getByRole('alertdialog', { name: title });
  }

  async fill(to: string, amount: string): Promise<void> {
    await this.open.click();
    await this.to.selectOption(to);
    await this.amount.fill(amount);
  }

  async understand(): Promise<void> {
    await this.#page
      .getByRole('alertdialog')
      .getByRole('button', { name: this.#texts.money.understood_button })
      .click();
  }
}
