import { expect, type Locator, type Page } from '@playwright/test';
import type { Control } from '../world.ts';

/** The QA console. It counts what a tester does: clicks, and commands of the palette. */
export class ConsolePage {
  readonly page: Page;
  readonly world: Control;
  readonly palette: Locator;
  clicks = 0;
  commands = 0;

  constructor(page: Page, world: Control) {
    this.page = page;
    this.world = world;
    this.palette = page.getByRole('dialog');
  }

  async open(section = 'overview'): Promise<void> {
    await this.page.goto(`/#/${this.world.name}/${section}`);
    await expect(
      this.page
        .getByRole('radio')
        .or(this.page.getByRole('heading', { level: 1 }))
        .first(),
    ).toBeVisible();
    await expect(this.page.getByText('connecting', { exact: true })).toBeHidden();
    this.clicks = 0;
    this.commands = 0;
  }

  /** Opens a section, and waits until it shows its data: no query waits, over two frames of the page. */
  async openLoaded(section: string): Promise<void> {
    await this.page.goto(`/#/${this.world.name}/${section}`);
    await expect(this.page.locator('nav [aria-current]')).toHaveAttribute(
      'href',
      new RegExp(`/${section}(?:\\?|$)`),
    );
    const isLoaded = () =>
      this.page.evaluate(async () => {
        const isIdle = () => document.querySelector('main')?.getAttribute('aria-busy') === 'false';
        const wasIdle = isIdle();
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return wasIdle && isIdle() && document.querySelector('main > *') !== null;
      });
    await expect.poll(isLoaded, { message: `${section} shows its data` }).toBe(true);
  }

  /** One click on a link or button of this name. */
  async press(name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> {
    const exact = typeof name === 'string' ? { exact: true } : {};
    await this.page
      .getByRole(role, { name, ...exact })
      .first()
      .click();
    this.clicks += 1;
  }

  async go(section: string): Promise<void> {
    await this.press(new RegExp(`^${section}`), 'link');
  }

  /** One command: typed and chosen by the keyboard. */
  async command(typed: string): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await this.palette.getByRole('combobox').fill(typed);
    await expect(this.palette.getByRole('option').first()).toBeVisible();
    await this.page.keyboard.press('Enter');
    this.commands += 1;
  }

  async expectDone(): Promise<void> {
    await expect(this.page.getByText(/^Done: /).first()).toBeVisible();
  }
}
