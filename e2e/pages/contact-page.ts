import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../texts.ts';

export class ContactPage {
  readonly #page: Page;
  readonly #texts: Texts['contact'];

  constructor(page: Page, { contact }: Texts) {
    this.#page = page;
    this.#texts = contact;
  }

  async open(): Promise<void> {
    await this.#page.goto('/contact');
  }

  get picture(): Locator {
    return this.#page.getByRole('img', { name: this.#texts.qr_alt });
  }

  /** Shown instead of the server's picture. [2.28] */
  get drawnPicture(): Locator {
    return this.#page.getByText(this.#texts.name_hint);
  }

  get messenger(): Locator {
    return this.#page.getByRole('link', { name: this.#texts.messenger_link });
  }

  /** Replaces the link where the service has a chat; not the floating button. [2.30] */
  get chat(): Locator {
    return this.#page.locator('section').getByRole('button', { name: this.#texts.chat_button });
  }

  get version(): Locator {
    return this.#page.getByText(this.#texts.version.replace('{{version}}', '1.1.14'));
  }
}
