import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../texts.ts';

export class RefundDialog {
  readonly dialog: Locator;
  readonly summary: Locator;
  readonly rows: Locator;
  readonly toWallet: Locator;
  readonly asBonus: Locator;
  readonly alert: Locator;
  readonly #widget: Locator;

  constructor(page: Page, { home, common, refund }: Texts) {
    this.#widget = page.getByRole('button', { name: new RegExp(`^${home.refund_widget}`) });
    this.dialog = page.getByRole('dialog', { name: common.title.refund });
    this.summary = this.dialog.getByRole('region', { name: refund.amount_label });
    this.rows = this.dialog.getByRole('table').locator('tbody').getByRole('row');
    const button = (words: string) =>
      this.dialog.getByRole('button', {
        // The kiosk covers the amount.
        name: new RegExp(`^${words.replace('{{amount}}', '.+')}$`),
      });
    this.toWallet = button(refund.wallet_button_amount);
    this.asBonus = button(refund.bonus_button_amount);
    this.alert = page.getByRole('alertdialog');
  }

  async open(): Promise<void> {
    await this.#widget.click();
    await this.summary.waitFor();
  }
}
