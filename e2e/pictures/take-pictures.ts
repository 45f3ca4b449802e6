import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type Options, SOMCHAI, SOMPHONE, test } from '../fixtures.ts';
import type { World } from '../control.ts';
import { LoginPage } from '../pages/login-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { type Language, type Texts, texts } from '../texts.ts';

export const PICTURES = join(import.meta.dirname, '../../.reports/pictures');

const SIZES = ['360x740', '390x844', '1280x800', '1080x1920'] as const;
type Size = (typeof SIZES)[number];
/** For dialogs: the smallest phone, the desk, the kiosk. */
export const DIALOG_SIZES: readonly Size[] = ['360x740', '1280x800', '1080x1920'];
/** For what the kiosk does not have. */
export const BROWSER_SIZES: readonly Size[] = ['360x740', '1280x800'];

interface Studio {
  page: Page;
  context: BrowserContext;
  world: World;
  texts: Texts;
  home: HomePage;
  /** Goes to a path of the app in the picture's language. */
  open: (path: string) => Promise<void>;
  /** Signs a member in, who then stands at home. */
  enter: (member?: { phone: string; password: string }) => Promise<void>;
}

interface PictureOptions extends Partial<Pick<Options, 'app'>> {
  sizes?: readonly Size[];
  languages?: readonly Language[];
}

/**
 * One picture of a screen in each language, in the size of the project.
 * @param name begins with the page of the album that it stands on: `deposit-list`.
 * @param pose brings the page to what the picture shows.
 */
export function picture(
  name: string,
  pose: (studio: Studio) => Promise<void>,
  { sizes = SIZES, languages = ['th', 'lo', 'en'], ...options }: PictureOptions = {},
): void {
  for (const language of languages) {
    test.describe(language, () => {
      test.use({
        language,
        ...options,
        // Refused calls and calls that fail are part of some pictures.
        expectedComplaints: async ({}, use) => use([/status of [45]\d\d/, /Failed to load|ERR_/]),
      });
      test(
        name,
        { tag: sizes.map((size) => `@${size}`) },
        async ({ page, context, world, app }, { project }) => {
          const words = texts(language);
          const home = new HomePage(page, words);
          const open = (path: string) => openIn(page, path, language, app);
          const enter = async (member = app === 'laos' ? SOMPHONE : SOMCHAI) => {
            if (app === 'kiosk') {
              await open('/login');
              await new LoginPage(page, words).logIn(member);
            } else {
              const token = await world.signIn(member.phone);
              await page.addInitScript((value) => sessionStorage.setItem('token', value), token);
              await open('/user/home');
            }
            await home.isOpen();
          };
          await pose({ page, context, world, texts: words, home, open, enter });
          await page.evaluate(() => document.fonts.ready);
          // Pictures that are still on their way are part of the picture.
          await page.waitForLoadState('networkidle').catch(() => null);
          await page.screenshot({
            path: join(PICTURES, `${name}_${project.name}_${language}.png`),
            animations: 'disabled',
          });
        },
      );
    });
  }
}

/** The kiosk remembers no language over a load: there it is chosen as a person would. */
async function openIn(page: Page, path: string, language: Language, app: Options['app']): Promise<void> {
  await page.goto(path);
  const select = page.getByRole('combobox').first();
  await expect(page.getByRole('heading').first()).toBeVisible();
  if (app === 'kiosk' && (await select.inputValue()) !== language) await select.selectOption(language);
}
