import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../texts.ts';

export class ChatPanel {
  readonly #page: Page;
  readonly #texts: Texts['chat'];
  readonly #entrance: Texts['chatEntrance'];
  readonly #ask: string;

  constructor(page: Page, { chat, chatEntrance, money }: Texts) {
    this.#page = page;
    this.#texts = chat;
    this.#entrance = chatEntrance;
    this.#ask = money.ask_button;
  }

  /** In the top bar of every page. [2.82] */
  get button(): Locator {
    return this.#page
      .getByRole('button', { name: this.#entrance.button })
      .and(this.#page.locator('[aria-haspopup="dialog"]'));
  }

  /** Beside the button, until it has been read. */
  get greeting(): Locator {
    return this.#page.locator('[data-greeting]');
  }

  get panel(): Locator {
    return this.#page.getByRole('dialog', { name: this.#texts.title });
  }

  get input(): Locator {
    return this.panel.getByRole('textbox', { name: this.#texts.text_label });
  }

  get log(): Locator {
    return this.panel.getByRole('log');
  }

  get close(): Locator {
    return this.panel.getByRole('button', { name: this.#texts.close_button });
  }

  get newMessages(): Locator {
    return this.panel.getByRole('button', { name: this.#texts.new_button });
  }

  /** The chat buttons beside the subjects that a member may ask about, newest first. */
  get askAbout(): Locator {
    return this.#page.getByRole('button', { name: this.#ask });
  }

  get removeSubject(): Locator {
    return this.panel.getByRole('button', { name: this.#texts.about_remove_button });
  }

  /** Accepts the smaller version of a picture that is too large. */
  get takeSmaller(): Locator {
    return this.panel.getByRole('button', { name: this.#texts.smaller_button });
  }

  async open(): Promise<void> {
    await this.button.click();
    await this.panel.waitFor();
  }

  async say(text: string): Promise<void> {
    await this.input.fill(text);
    await this.input.press('Enter');
  }

  async attach(name: string, mimeType: string, buffer: Buffer): Promise<void> {
    await this.panel.getByLabel(this.#texts.attach_button).setInputFiles({ name, mimeType, buffer });
  }

  async send(): Promise<void> {
    await this.panel.getByRole('button', { name: this.#texts.send_button, exact: true }).click();
  }

  /** The room of the guest of this browser. [1.05] [7.56] */
  async guestRoom(): Promise<string> {
    return `RK-${await this.#page.evaluate(() => localStorage.getItem('guest-id'))}`;
  }
}
