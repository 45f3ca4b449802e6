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
import type { World } from '../world.ts';

export type Topic = keyof Texts['howto']['topic'];

/** What a step has at hand. */
export interface Stage {
  hand: Hand;
  page: Page;
  words: Texts;
  world: World;
  home: HomePage;
  deposit: DepositDialog;
  statement: StatementPage;
}

export interface Step {
  /** How long the film stays with it: what happens, and the time to read its caption. */
  seconds: number;
  show: (stage: Stage) => Promise<void>;
}

/** A film about one topic: each step shows what the sentence of the same number in `howto.json` says. */
export interface Journey {
  /** Seconds after which the picture is taken that stands for the film. */
  posterAt: number;
  /** The scenario in which it begins; `demo` when left out. */
  scenario?: string;
  steps: Step[];
}

const folder = join(import.meta.dirname, 'journeys');

/** The topics that have a film: a file in `journeys/` is all that one needs. */
export function filmedTopics(): Topic[] {
  return readdirSync(folder)
    .map((file) => file.replace(/\.ts$/, '') as Topic)
    .sort();
}

export async function loadJourney(topic: Topic): Promise<Journey> {
  const module = (await import(join(folder, `${topic}.ts`))) as { journey: Journey };
  return module.journey;
}

/** Every film begins at home, with a member signed in. */
export async function openStage(page: Page, world: World, hand: Hand, words: Texts): Promise<Stage> {
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
