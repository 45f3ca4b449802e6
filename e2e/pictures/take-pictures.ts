import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { axeViolations, WCAG } from '../accessible.ts';
import { type Options, SOMCHAI, SOMPHONE } from '../fixtures.ts';
import { AttractPage } from '../pages/attract-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { type Language, type Texts, texts } from '../texts.ts';
import { startSignedIn, type Control } from '../world.ts';
import { followRequests, holdStill, savePicture } from './camera.ts';
import { detect } from './detector/detect.ts';
import { test } from './shared-context.ts';
import { CHOSEN_SIZES, PAGE_SIZES, SCREENS, type Size, smallestTarget } from './sizes.ts';

export const PICTURES = join(import.meta.dirname, '../../.reports/pictures');
mkdirSync(PICTURES, { recursive: true });

/** A scene gets this time for each picture, which can take as long on a busy computer. */
const PICTURE_MS = 10_000;

export interface Studio {
  page: Page;
  context: BrowserContext;
  world: Control;
  language: Language;
  texts: Texts;
  home: HomePage;
  open: (path: string) => Promise<void>;
  enter: (member?: { phone: string; password: string }) => Promise<void>;
}

interface ShotOptions {
  /** A subset of the scene's sizes; by default all of them. */
  sizes?: readonly Size[];
  /** False for a screen that waits for an answer. */
  settles?: boolean;
}

/** @param name starts with its page in the album: `deposit-list`. */
export type Shoot = (name: string, options?: ShotOptions) => Promise<void>;

interface SceneOptions extends Partial<Pick<Options, 'app'>> {
  sizes?: readonly Size[];
  languages?: readonly Language[];
  /** False for what the kiosk shows when no one is in front of it. */
  standsBefore?: boolean;
  /** True for scenes that change lasting state of the context, such as its clock. */
  isAlone?: boolean;
}

/** One picture of a screen in each language and size. `pose` runs once for each language and app. */
export function picture(
  name: string,
  pose: (studio: Studio) => Promise<void>,
  { settles = true, ...options }: SceneOptions & Pick<ShotOptions, 'settles'> = {},
): void {
  scenes(
    name,
    async (studio, shoot) => {
      await pose(studio);
      await shoot(name, { settles });
    },
    options,
  );
}

/** Several pictures of one visit: `play` reaches one state after another. */
export function scenes(
  title: string,
  play: (studio: Studio, shoot: Shoot) => Promise<void>,
  { sizes = PAGE_SIZES, languages = ['th', 'lo', 'en'], standsBefore = true, ...options }: SceneOptions = {},
): void {
  for (const language of languages) {
    test.describe(language, () => {
      test.use({
        language,
        ...options,
        // Some pictures show refused and failed calls.
        expectedErrors: async ({}, use) =>
          use([
            /status of [45]\d\d/,
            /Failed to load|ERR_/,
            /^console warning/,
            /The app cannot start/,
            /Error: broken/,
          ]),
      });
      const itsApps = new Set(sizes.map((size) => SCREENS[size]));
      const wanted = CHOSEN_SIZES?.filter((size) => itsApps.has(SCREENS[size])) ?? sizes;
      const apps = new Set(wanted.map((size) => SCREENS[size]));
      test(
        title,
        { tag: [...apps].map((app) => `@${app}`) },
        async ({ page, context, world, app, hasAxe }, testInfo) => {
          const { project } = testInfo;
          const words = texts(language);
          const home = new HomePage(page, words);
          const open = (path: string) => openIn(page, path, language, app);
          const enter = async (member = app === 'laos' ? SOMPHONE : SOMCHAI) => {
            if (app === 'kiosk') {
              await open('/login');
              await new LoginPage(page, words).logIn(member);
            } else {
              await startSignedIn(page, world, member.phone);
              await open('/user/home');
            }
            await home.isOpen();
          };
          const quiet = followRequests(page);
          const own = wanted.filter((size) => SCREENS[size] === project.name);
          const shoot: Shoot = async (name, shot = {}) => {
            const taken = own.filter((size) => (CHOSEN_SIZES ?? shot.sizes ?? own).includes(size));
            if (hasAxe) return lookByAxe(page, `${name}_${language}`, app);
            testInfo.setTimeout(testInfo.timeout + PICTURE_MS * taken.length);
            if (shot.settles ?? true) await quiet(120);
            for (const size of taken) {
              await resize(page, size);
              // A wider screen may load more.
              if (shot.settles ?? true) await quiet(40);
              // Simulates a person at the kiosk while the picture is taken.
              if (app === 'kiosk' && standsBefore) await page.mouse.move(1, size.length);
              if (app === 'kiosk')
                await page.waitForFunction(keypadIsOut, undefined, { timeout: 3_000 }).catch(() => undefined);
              await take(page, `${name}_${size}_${language}`, smallestTarget(size));
            }
            // The next steps run in one size.
            const [first] = own;
            if (first !== undefined && taken.at(-1) !== first) await resize(page, first);
          };
          await play({ page, context, world, language, texts: words, home, open, enter }, shoot);
        },
      );
    });
  }
}

async function take(page: Page, file: string, smallest: number) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(wheelFits);
  const look = async () => {
    await holdStill(page);
    await savePicture(page, join(PICTURES, `${file}.jpg`));
    return detect(page, smallest);
  };
  let flaws = await look();
  if (flaws.length > 0) {
    // The page may still have moved: only what it shows half a second later is a flaw.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    flaws = await look();
  }
  expect.soft(flaws, `what is wrong in ${file}`).toEqual([]);
}

async function lookByAxe(page: Page, name: string, app: Options['app']): Promise<void> {
  // A printed page has no landmarks, and forced colours are not the app's.
  if (await page.evaluate(() => matchMedia('print, (forced-colors: active)').matches)) return;
  // The kiosk's page has no landmarks, and neither have the messages of the document alone.
  const isBare =
    app === 'kiosk' || (await page.locator('.old-browser, .late').filter({ visible: true }).count()) > 0;
  const rules = isBare ? WCAG : undefined;
  let found = await axeViolations(page, rules);
  if (found.some((flaw) => flaw.startsWith('target-size'))) {
    // The top bar covers a part of what is scrolled under it, which is not too small for that.
    const scrolled = await page.evaluate(() => scrollY);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    found = await axeViolations(page, rules);
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
  }
  expect.soft(found, `what axe found in ${name}`).toEqual([]);
}

async function resize(page: Page, size: Size): Promise<void> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
}

/** The kiosk does not keep the language when a page loads: a session starts with choosing it. */
async function openIn(page: Page, path: string, language: Language, app: Options['app']): Promise<void> {
  await page.goto(path);
  if (app === 'kiosk') await new AttractPage(page).begin(language);
  await expect(page.getByRole('heading').first()).toBeVisible();
}

/** The wheel resizes half a second after the window. [9.29] */
function wheelFits(): boolean {
  const wheel = document.querySelector<HTMLElement>('[data-testid=wheel]');
  if (!wheel) return true;
  const limit = getComputedStyle(document.documentElement).getPropertyValue('--wheel-max');
  return (
    wheel.offsetWidth ===
    Math.floor(Math.min(Number.parseFloat(limit) || 350, document.documentElement.clientWidth * 0.85))
  );
}

/** A field that has the focus at the kiosk opens the keypad, whose code loads after the page. */
function keypadIsOut(): boolean {
  const field = document.activeElement;
  const types = field instanceof HTMLInputElement && /^(text|tel|password|search|number)$/.test(field.type);
  return !types || field.readOnly || document.querySelector('[data-keypad]') !== null;
}
