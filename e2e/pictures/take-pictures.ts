import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type Options, SOMCHAI, SOMPHONE } from '../fixtures.ts';
import { AttractPage } from '../pages/attract-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { type Language, type Texts, texts } from '../texts.ts';
import { startSignedIn, type World } from '../world.ts';
import { holdStill, savePicture } from './camera.ts';
import { detect, SMALLEST_TARGET } from './detector/detect.ts';
import { test } from './shared-context.ts';
import { PAGE_SIZES, SCREENS, type Size } from './sizes.ts';

export const PICTURES = join(import.meta.dirname, '../../.reports/pictures');
mkdirSync(PICTURES, { recursive: true });

export interface Studio {
  page: Page;
  context: BrowserContext;
  world: World;
  language: Language;
  texts: Texts;
  home: HomePage;
  /** Goes to a path of the app in the picture's language. */
  open: (path: string) => Promise<void>;
  /** Signs a member in and opens home. */
  enter: (member?: { phone: string; password: string }) => Promise<void>;
}

interface ShotOptions {
  /** Among those of the scenes; all of them by default. */
  sizes?: readonly Size[];
  /** False for what is shown while an answer is on its way. */
  settles?: boolean;
}

/** @param name begins with the page of the album that it stands on: `deposit-list`. */
export type Shoot = (name: string, options?: ShotOptions) => Promise<void>;

interface SceneOptions extends Partial<Pick<Options, 'app'>> {
  sizes?: readonly Size[];
  languages?: readonly Language[];
  /** False for what the kiosk shows when nobody is there. */
  standsBefore?: boolean;
  /** True for scenes that change what a context keeps, such as its clock. */
  isAlone?: boolean;
}

/** One picture of a screen in each language and size: it is posed once, and then seen in every size that its app has. */
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

/** Several pictures of one visit, for states that lie on one way: the play brings about one after another. */
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
        expectedComplaints: async ({}, use) =>
          use([/status of [45]\d\d/, /Failed to load|ERR_/, /^console warning/, /The app cannot start/]),
      });
      const apps = new Set(sizes.map((size) => SCREENS[size]));
      test(
        title,
        { tag: [...apps].map((app) => `@${app}`) },
        async ({ page, context, world, app }, { project }) => {
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
          const own = sizes.filter((size) => SCREENS[size] === project.name);
          const shoot: Shoot = async (name, shot = {}) => {
            const taken = own.filter((size) => (shot.sizes ?? own).includes(size));
            for (const size of taken) {
              await resize(page, size);
              // Somebody stands before the kiosk while it is taken.
              if (app === 'kiosk' && standsBefore) await page.mouse.move(1, size.length);
              await take(page, `${name}_${size}_${language}`, SMALLEST_TARGET[SCREENS[size]], shot);
            }
            // What follows is done on one size.
            const [first] = own;
            if (first !== undefined && taken.at(-1) !== first) await resize(page, first);
          };
          await play({ page, context, world, language, texts: words, home, open, enter }, shoot);
        },
      );
    });
  }
}

async function take(page: Page, file: string, smallest: number, { settles = true }: ShotOptions) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(wheelFits);
  // Pictures that are still on their way are part of the picture.
  if (settles) await page.waitForLoadState('networkidle');
  await holdStill(page);
  await savePicture(page, join(PICTURES, `${file}.jpg`));
  expect.soft(await detect(page, smallest), `what is wrong in ${file}`).toEqual([]);
}

async function resize(page: Page, size: Size): Promise<void> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
}

/** The kiosk remembers no language over a load: there a session begins with it. */
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
