import { expect, type Locator, type Page } from '@playwright/test';
import { SOMCHAI } from './fixtures.ts';
import { AttractPage } from './pages/attract-page.ts';
import { HomePage } from './pages/home-page.ts';
import { LoginPage } from './pages/login-page.ts';
import { texts } from './texts.ts';

const words = texts('th');

export const keypadOf = (page: Page): Locator => page.locator('[data-keypad]');

/** A visitor of a shop, who only touches the screen of the kiosk, and types on its keypad. */
export class Fingers {
  readonly keypad: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.keypad = keypadOf(page);
  }

  async type(text: string): Promise<void> {
    for (const key of text) await this.keypad.getByRole('button', { name: key, exact: true }).tap();
  }

  /** Touches a field and waits for the keypad, which must not cover it. */
  async enter(field: Locator): Promise<void> {
    await field.tap();
    await expectAboveKeypad(field, this.keypad);
  }

  async signIn(): Promise<void> {
    await this.#page.goto('/');
    await new AttractPage(this.#page).language('th').tap();
    const login = new LoginPage(this.#page, words);
    await this.type(SOMCHAI.phone);
    await login.password.tap();
    await this.type(SOMCHAI.password);
    await login.submit.tap();
    await new HomePage(this.#page, words).isOpen();
  }

  async goHome(): Promise<void> {
    const menu = this.#page.getByRole('navigation', { name: words.common.menu.member });
    await menu.getByRole('link', { name: words.common.menu.home, exact: true }).tap();
    await new HomePage(this.#page, words).isOpen();
  }

  async open(name: string): Promise<void> {
    const words = { name: new RegExp(`^${name}`) };
    await this.#page.getByRole('link', words).or(this.#page.getByRole('button', words)).tap();
  }
}

export async function expectAboveKeypad(field: Locator, keypad: Locator): Promise<void> {
  await expect(keypad).toBeVisible();
  await expect(field).toBeFocused();
  await expect
    .poll(async () => {
      const [box, pad] = [await field.boundingBox(), await keypad.boundingBox()];
      return (pad?.y ?? 0) - (box ? box.y + box.height : Infinity);
    }, 'pixels between the field and the keypad')
    .toBeGreaterThanOrEqual(0);
}
