import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Options, test } from '../fixtures.ts';
import type { World } from '../control.ts';
import { type Language, type Texts, texts } from '../texts.ts';

export const PICTURES = join(import.meta.dirname, '../../.reports/pictures');

interface Studio {
  page: Page;
  world: World;
  texts: Texts;
  /** Goes to a path of the app in the picture's language. */
  open: (path: string) => Promise<void>;
}

/**
 * One picture of a screen in each language, in the size of the project.
 * @param pose brings the page to what the picture shows.
 */
export function picture(
  name: string,
  pose: (studio: Studio) => Promise<void>,
  options: Partial<Options> = {},
): void {
  for (const language of ['th', 'lo', 'en'] as const) {
    test.describe(language, () => {
      test.use({
        language,
        ...options,
        // Refused calls are part of some pictures.
        expectedComplaints: async ({}, use) => use([/status of 4\d\d/]),
      });
      test(name, async ({ page, world, app }, { project }) => {
        const open = (path: string) => openIn(page, path, language, app);
        await pose({ page, world, texts: texts(language), open });
        await page.evaluate(() => document.fonts.ready);
        // Pictures that are still on their way are part of the picture.
        await page.waitForLoadState('networkidle');
        await page.screenshot({
          path: join(PICTURES, `${name}_${project.name}_${language}.png`),
          animations: 'disabled',
        });
      });
    });
  }
}

/** The kiosk remembers no language over a load: there it is chosen as a person would. */
async function openIn(page: Page, path: string, language: Language, app: Options['app']): Promise<void> {
  await page.goto(path);
  const select = page.getByRole('combobox').first();
  if (app === 'kiosk' && (await select.inputValue()) !== language) await select.selectOption(language);
}
