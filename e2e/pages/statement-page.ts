import { type Locator, type Page } from '@playwright/test';
import type { Texts } from '../texts.ts';

export class StatementPage {
  readonly heading: Locator;
  /** Newest first. */
  readonly rows: Locator;
  readonly totals: Locator;
  readonly type: Locator;
  readonly openSlips: Locator;
  readonly slips: Locator;
  readonly download: Locator;
  readonly #page: Page;
  readonly #texts: Texts['statement'];

  constructor(page: Page, texts: Texts) {
    const { statement } = texts;
    this.#page = page;
    this.#texts = statement;
    this.heading = page.getByRole('heading', { name: texts.common.title.statement });
    this.rows = page.getByRole('table').locator('tbody tr');
    this.totals = page.getByRole('region', { name: statement.totals.label });
    this.type = page.getByLabel(statement.filter.type);
    this.openSlips = page.getByRole('button', { name: statement.slips_button });
    this.slips = page.getByRole('dialog', { name: statement.slips.title });
    this.download = page.getByRole('button', { name: /CSV/ });
  }

  period(name: keyof Texts['statement']['period']): Locator {
    return this.#page.getByRole('tab', { name: this.#texts.period[name], exact: true });
  }

  /** Presses a period. @returns the parts of the page that change in each rendering after it, in order */
  async renderings(name: keyof Texts['statement']['period']): Promise<string[]> {
    await this.#page.evaluate(() => {
      const renderings: string[] = [];
      Object.assign(window, { renderings });
      const parts = ['tablist', 'tabpanel'];
      const isIn = (part: string, { target }: MutationRecord) =>
        (target instanceof Element ? target : target.parentElement)?.closest(`[role=${part}]`);
      new MutationObserver((records) => {
        const changed = parts.filter((part) => records.some((record) => isIn(part, record)));
        if (changed.length > 0) renderings.push(changed.join(' and '));
      }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    await this.period(name).click();
    await this.#page.waitForFunction(
      () => 'renderings' in window && String(window.renderings).includes('tabpanel'),
    );
    return this.#page.evaluate(() => (window as unknown as { renderings: string[] }).renderings);
  }
}
