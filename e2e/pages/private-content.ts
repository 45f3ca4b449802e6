import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../texts.ts';

/** What the kiosk covers: balances and the member's own data. (K11) */
export class PrivateContent {
  readonly show: Locator;
  readonly #page: Page;

  constructor(page: Page, { kiosk }: Texts) {
    this.#page = page;
    this.show = page.getByRole('button', { name: kiosk.privacy.show_button, exact: true });
  }

  async whileShown(look: () => Promise<void>): Promise<void> {
    await this.show.hover();
    await this.#page.mouse.down();
    await look();
    await this.#page.mouse.up();
  }
}
