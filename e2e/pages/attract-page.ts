import { expect, type Locator, type Page } from '@playwright/test';
import { type Language, texts } from '../texts.ts';

export class AttractPage {
  readonly heading: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { name: texts('lo').kiosk.attract.title });
  }

  language(language: Language): Locator {
    return this.#page.getByRole('button', { name: new RegExp(`^${texts(language).kiosk.attract.language}`) });
  }

  async isOpen(): Promise<void> {
    await expect(this.heading).toBeVisible();
    for (const language of ['th', 'lo', 'en'] as const) await expect(this.language(language)).toBeVisible();
  }

  async begin(language: Language): Promise<void> {
    await this.isOpen();
    await this.language(language).click();
    await expect(this.heading).toBeHidden();
  }
}
