import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type Options, SOMCHAI, SOMPHONE, test } from '../fixtures.ts';
import { AttractPage } from '../pages/attract-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { detect, SMALLEST_TARGET } from './detector/detect.ts';
import { type Language, type Texts, texts } from '../texts.ts';
import { startSignedIn, type World } from '../world.ts';

export const PICTURES = join(import.meta.dirname, '../../.reports/pictures');

const SCREENS = {
  '360x740': 'web',
  '390x844': 'web',
  '740x360': 'web',
  '768x1024': 'web',
  '900x700': 'web',
  '1280x800': 'web',
  '1080x1920': 'kiosk',
  '1920x1080': 'kiosk',
  '320x640': 'web',
  '640x400': 'web',
} as const;
type Size = keyof typeof SCREENS;
/** The smallest phone still in use, and a small desktop at 200 % zoom. */
export const SMALL_SIZES: readonly Size[] = ['320x640', '640x400'];
const SIZES = (Object.keys(SCREENS) as Size[]).filter((size) => !SMALL_SIZES.includes(size));
/** For dialogs: a small phone, also in landscape, the desktop and the kiosk. */
export const DIALOG_SIZES: readonly Size[] = ['360x740', '740x360', '1280x800', '1080x1920', '1920x1080'];
/** For screens that the kiosk does not have. */
export const BROWSER_SIZES: readonly Size[] = ['360x740', '1280x800'];

interface Studio {
  page: Page;
  context: BrowserContext;
  world: World;
  texts: Texts;
  home: HomePage;
  /** Goes to a path of the app in the picture's language. */
  open: (path: string) => Promise<void>;
  /** Signs a member in and opens home. */
  enter: (member?: { phone: string; password: string }) => Promise<void>;
}

interface PictureOptions extends Partial<Pick<Options, 'app'>> {
  sizes?: readonly Size[];
  languages?: readonly Language[];
  /** False for screens shown while a call is pending. */
  settles?: boolean;
  /** False for screens that the kiosk shows without a person in front of it. */
  standsBefore?: boolean;
}

/**
 * Takes a picture of a screen in each language and size. Each language opens the screen once and then resizes it.
 * @param name starts with its album page: `deposit-list`
 * @param pose brings the page into the state of the picture
 */
export function picture(
  name: string,
  pose: (studio: Studio) => Promise<void>,
  {
    sizes = SIZES,
    languages = ['th', 'lo', 'en'],
    settles = true,
    standsBefore = true,
    ...options
  }: PictureOptions = {},
): void {
  for (const language of languages) {
    test.describe(language, () => {
      test.use({
        language,
        ...options,
        // Some pictures show refused and failed calls.
        expectedComplaints: async ({}, use) =>
          use([/status of [45]\d\d/, /Failed to load|ERR_/, /^console warning/]),
      });
      const apps = new Set(sizes.map((size) => SCREENS[size]));
      test(
        name,
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
          await pose({ page, context, world, texts: words, home, open, enter });
          for (const size of sizes.filter((size) => SCREENS[size] === project.name)) {
            const [width = 0, height = 0] = size.split('x').map(Number);
            await page.setViewportSize({ width, height });
            await page.evaluate(() => document.fonts.ready);
            await page.waitForFunction(wheelFits);
            // Simulates a person in front of the kiosk.
            if (app === 'kiosk' && standsBefore) await page.mouse.move(1, size.length);
            // Waits for images that are still loading.
            if (settles) await page.waitForLoadState('networkidle');
            await page.screenshot({
              path: join(PICTURES, `${name}_${size}_${language}.png`),
              animations: 'disabled',
            });
            const found = await detect(page, SMALLEST_TARGET[SCREENS[size]]);
            expect.soft(found, `flaws in ${name}_${size}_${language}`).toEqual([]);
          }
        },
      );
    });
  }
}

/** The kiosk forgets the language with each load, so its first screen sets it. */
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
