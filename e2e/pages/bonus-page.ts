import { expect, type Locator, type Page } from '@playwright/test';
import type { Texts } from '../texts.ts';

export class BonusPage {
  readonly code: Locator;
  readonly search: Locator;
  readonly active: Locator;
  readonly end: Locator;
  readonly conditions: Locator;
  readonly ask: Locator;
  readonly cards: Locator;
  readonly dialog: Locator;
  readonly receive: Locator;
  readonly acknowledge: Locator;
  readonly receivePromotion: Locator;
  readonly question: Locator;
  readonly confirmEnd: Locator;
  readonly alert: Locator;
  readonly #page: Page;
  readonly #texts: Texts;

  constructor(page: Page, texts: Texts) {
    const { bonus } = texts;
    this.#page = page;
    this.#texts = texts;
    this.code = page.getByRole('textbox', { name: bonus.promotion.label });
    this.search = page.getByRole('button', { name: bonus.promotion.search_button });
    this.active = page.getByRole('region', { name: bonus.active.label });
    this.end = this.active.getByRole('button', { name: bonus.active.end_button });
    this.conditions = this.active.getByRole('button', { name: bonus.active.conditions_button });
    this.ask = this.active.getByRole('button', { name: bonus.active.ask_button });
    this.cards = page.getByRole('region', { name: bonus.list_heading, exact: true }).getByRole('button');
    this.dialog = page.getByRole('dialog');
    this.receive = this.dialog.getByRole('button', { name: bonus.bonus.receive_button });
    this.acknowledge = this.dialog.getByRole('button', { name: bonus.bonus.acknowledge_button });
    this.receivePromotion = this.dialog.getByRole('button', { name: bonus.promotion.receive_button });
    this.question = page.getByRole('alertdialog', { name: bonus.end.question_title });
    this.confirmEnd = this.question.getByRole('button', { name: bonus.end.confirm_button });
    this.alert = page.getByRole('alertdialog');
  }

  async open() {
    await this.#page.getByRole('link', { name: new RegExp(`^${this.#texts.home.bonus_widget}`) }).click();
    await expect(this.cards.first()).toBeVisible();
  }
}
