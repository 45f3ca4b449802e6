import { type Locator, type Page } from '@playwright/test';
import { amountText, filled, type Texts } from '../texts.ts';

export class GameDialog {
  readonly amount: Locator;
  readonly transferOnly: Locator;
  readonly username: Locator;
  readonly password: Locator;
  /** While the credentials load. */
  readonly loading: Locator;
  readonly close: Locator;
  readonly #page: Page;
  readonly #texts: Texts;

  constructor(page: Page, texts: Texts) {
    this.#page = page;
    this.#texts = texts;
    const dialog = page.getByRole('dialog');
    this.amount = dialog.getByRole('textbox', { name: new RegExp(`^${texts.games.amount_label_only}`) });
    this.transferOnly = dialog.getByRole('button', { name: texts.games.transfer_only_button });
    this.username = dialog.getByLabel(texts.games.username, { exact: true });
    this.password = dialog.getByLabel(texts.games.password, { exact: true });
    this.loading = dialog.getByRole('status', { name: texts.common.loading });
    // The kiosk names it "Back".
    this.close = dialog
      .getByRole('button', { name: texts.common.close_button, exact: true })
      .or(dialog.getByRole('button', { name: texts.common.back_button, exact: true }));
  }

  /** Presses a game's tile at home. Tiles are out of the document's layout until they come into view. */
  async open(game: string) {
    await this.tile(game).click();
  }

  tile(game: string): Locator {
    // A figure, its cover at the kiosk, or the prompt to open it follows the name: "PG" is not "PG Slot".
    const { home, kiosk } = this.#texts;
    const name = new RegExp(`^${game} (?:\\d|${home.open_account}|${kiosk.privacy.hidden})`);
    return this.#page.getByRole('button', { name });
  }

  named(game: string): Locator {
    return this.#page.getByRole('dialog', { name: game });
  }

  openAccount(game: string): Locator {
    return this.#page.getByRole('button', { name: filled(this.#texts.games.open_button, { game }) });
  }

  play(key: 'play_button_amount' | 'play_button_in_game', baht: number): Locator {
    return this.#page.getByRole('button', {
      name: filled(this.#texts.games[key], { amount: amountText(baht) }),
    });
  }
}
