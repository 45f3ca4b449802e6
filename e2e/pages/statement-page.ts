import { type Locator, type Page } from '@playwright/test';
import type { Texts } from '../texts.ts';

export class StatementPage {
  readonly heading: Locator;
  /** Newest first. */
  readonly rows: Locator;

  constructor(page: Page, texts: Texts) {
    this.heading = page.getByRole('heading', { name: texts.common.title.statement });
    this.rows = page.getByRole('table').locator('tbody tr');
  }
}
