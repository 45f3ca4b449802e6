import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../texts.ts';

export class InviteDialog {
  readonly dialog: Locator;
  readonly summary: Locator;
  readonly rows: Locator;
  readonly receiveAll: Locator;
  readonly receivePart: Locator;
  readonly amount: Locator;
  readonly submit: Locator;
  readonly alert: Locator;
  readonly #widget: Locator;
  readonly #next: Locator;

  constructor(page: Page, { home, common, invite }: Texts) {
    this.#widget = page.getByRole('button', { name: new RegExp(`^${home.invite_widget}.*\\d`) });
    this.#next = page.getByRole('button', { name: home.banners_next_button });
    this.dialog = page.getByRole('dialog', { name: common.title.invite });
    this.summary = this.dialog.getByRole('region', { name: invite.amount_label });
    this.rows = this.dialog.getByRole('table').locator('tbody').getByRole('row');
    this.receiveAll = this.dialog.getByRole('button', { name: new RegExp(`^${invite.receive_all_button}`) });
    this.receivePart = this.dialog.getByRole('button', { name: invite.receive_part_button });
    const form = page.getByRole('dialog', { name: invite.part_title });
    this.amount = form.getByLabel(invite.part_amount_label, { exact: true });
    this.submit = form.locator('button[type=submit]');
    this.alert = page.getByRole('alertdialog');
  }

  /** Opens the summary, past the banners if there are any. */
  async open({ hasBanners = true } = {}): Promise<void> {
    await this.#widget.click();
    if (hasBanners) await this.#next.click();
    await this.summary.waitFor();
  }
}
