import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SOMCHAI } from '../fixtures.ts';
import { DepositDialog } from '../pages/deposit-dialog.ts';
import { HomePage } from '../pages/home-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { StatementPage } from '../pages/statement-page.ts';
import type { Texts } from '../texts.ts';
import type { Hand } from './hand.ts';
import type { Control } from '../world.ts';

export type Topic = keyof Texts['howto']['topic'];

export interface Stage {
  hand: Hand;
  page: Page;
  words: Texts;
  world: Control;
  home: HomePage;
  deposit: DepositDialog;
  statement: StatementPage;
}

export interface Step {
  /** Time for the action and for reading the caption. */
  seconds: number;
  show: (stage: Stage) => Promise<void>;
}

/** A film about one topic: each step shows what the sentence of the same number in `howto.json` says. */
export interface Journey {
  /** Time of the poster frame, in seconds. */
  posterAt: number;
  /** The initial scenario; defaults to `demo`. */
  scenario?: string;
  steps: Step[];
}

const folder = join(import.meta.dirname, 'journeys');

/** The topics that have a film: one per file in `journeys/`. */
export function filmedTopics(): Topic[] {
  return readdirSync(folder)
    .map((file) => file.replace(/\.ts$/, '') as Topic)
    .sort();
}

export async function loadJourney(topic: Topic): Promise<Journey> {
  const module = (await import(join(folder, `${topic}.ts`))) as { journey: Journey };
  return module.journey;
}

export async function openStage(page: Page, world: Control, hand: Hand, words: Texts): Promise<Stage> {
  const login = new LoginPage(page, words);
  const home = new HomePage(page, words);
  await login.open();
  await login.logIn(SOMCHAI);
  await home.isOpen();
  await page.waitForLoadState('networkidle');
  return {
    hand,
    page,
    words,
    world,
    home,
    deposit: new DepositDialog(page, words),
    statement: new StatementPage(page, words),
  };
}
