import { type Locator, type Page } from '@playwright/test';
import { readQr } from '../read-qr.ts';
import { amountText, filled, type Texts } from '../texts.ts';

export class DepositDialog {
  readonly amount: Locator;
  readonly create: Locator;
  readonly countdown: Locator;
  readonly confirm: Locator;
  readonly cancel: Locator;
  readonly confirmCancel: Locator;
  readonly paid: Locator;
  readonly done: Locator;
  readonly close: Locator;
  readonly back: Locator;
  readonly #dialog: Locator;
  readonly #page: Page;
  readonly #texts: Texts;

  constructor(page: Page, texts: Texts) {
    this.#page = page;
    this.#texts = texts;
    this.amount = page.getByLabel(texts.deposit.amount_label, { exact: true });
    this.create = page.getByRole('button', { name: new RegExp(`^${texts.deposit.create_button}`) });
    this.countdown = page.getByRole('timer');
    this.confirm = page.getByRole('button', { name: texts.deposit.confirm_button });
    this.cancel = page.getByRole('button', { name: texts.deposit.cancel_button });
    this.confirmCancel = page.getByRole('button', { name: texts.deposit.cancel_confirm_button });
    this.paid = page.getByText(texts.deposit.paid_title);
    this.done = page.getByRole('button', { name: texts.deposit.done_button });
    this.#dialog = page.getByRole('dialog');
    this.close = this.#dialog.getByRole('button', { name: texts.common.close_button });
    // The kiosk has one exit on each screen, with a shorter name.
    this.back = this.#dialog
      .getByRole('button', { name: texts.deposit.back_button })
      .or(this.#dialog.getByRole('button', { name: texts.common.back_button, exact: true }));
  }

  method(name: string): Locator {
    return this.#dialog.getByRole('button', { name: new RegExp(`^${name}`) });
  }

  preset(label: string): Locator {
    return this.#page
      .getByRole('group', { name: this.#texts.deposit.presets_label })
      .getByRole('button', { name: label, exact: true });
  }

  qr(baht: number): Locator {
    return this.#page.getByRole('img', {
      name: filled(this.#texts.deposit.qr_alt, {
        amount: amountText(baht),
        unit: this.#texts.common.unit.baht,
      }),
    });
  }

  async scan(baht: number): Promise<string> {
    const code = readQr(await this.qr(baht).screenshot());
    if (code === null) throw new Error('the QR code on the screen is unreadable');
    return code;
  }

  async secondsLeft(): Promise<number> {
    const [, minutes, seconds] = /(\d+):(\d\d)/.exec((await this.countdown.textContent()) ?? '') ?? [];
    return Number(minutes) * 60 + Number(seconds);
  }

  async askForQr(preset: string) {
    await this.method('KBANK').click();
    await this.preset(preset).click();
    await this.create.click();
  }
}
