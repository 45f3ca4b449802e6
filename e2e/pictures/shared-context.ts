import type { BrowserContext, CDPSession } from '@playwright/test';
import { type Options, test as base } from '../fixtures.ts';

interface Contexts {
  contextOf: (baseURL: string) => Promise<SharedContext>;
}

interface SharedContext {
  context: BrowserContext;
  /** A session of a page that stays open, which keeps the process that has compiled the app alive. */
  keeper: CDPSession;
}

export interface Look {
  /** Whether axe also looks at each state, in the first size of its app; takes no pictures. */
  hasAxe: boolean;
}

interface Freshness {
  /** For scenes that change lasting state of the context: its clock, or scripts for all of its pages. */
  isAlone: boolean;
}

/**
 * Runs the scenes of an app one after another in one browser context, so that scripts, styles and fonts are fetched and
 * compiled once. Removes what a scene leaves before the next starts.
 */
export const test = base.extend<Freshness & Look & Pick<Options, 'language'>, Contexts>({
  isAlone: [false, { option: true }],
  hasAxe: [false, { option: true }],

  contextOf: [
    async ({ browser }, use, { project }) => {
      const {
        viewport,
        userAgent,
        isMobile,
        hasTouch,
        deviceScaleFactor,
        locale,
        timezoneId,
        contextOptions,
      } = project.use;
      const shared = new Map<string, SharedContext>();
      await use(async (baseURL) => {
        const found = shared.get(baseURL);
        if (found) return found;
        const options = { viewport, userAgent, isMobile, hasTouch, deviceScaleFactor, locale, timezoneId };
        const context = await browser.newContext({ ...contextOptions, ...given(options), baseURL });
        const page = await context.newPage();
        await page.goto('/config.json');
        const made = { context, keeper: await context.newCDPSession(page) };
        shared.set(baseURL, made);
        return made;
      });
      for (const { context } of shared.values()) await context.close();
    },
    { scope: 'worker' },
  ],

  context: async ({ contextOf, isAlone, browser, baseURL }, use) => {
    const origin = baseURL ?? '';
    if (isAlone) {
      const context = await browser.newContext();
      await use(context);
      await context.close();
      return;
    }
    const { context, keeper } = await contextOf(origin);
    const kept = new Set(context.pages());
    await use(context);
    for (const page of context.pages()) if (!kept.has(page)) await page.close();
    await context.setOffline(false);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearPermissions();
    await context.clearCookies();
    await keeper.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' });
  },

  page: async ({ page, language, baseURL }, use) => {
    // The language that this member's browser has stored. [1.19]
    if (language !== 'th')
      await page.addInitScript(
        ({ origin, locale }) => {
          if (location.origin === origin && localStorage.getItem('locale') === null)
            localStorage.setItem('locale', locale);
        },
        { origin: baseURL ?? '', locale: language },
      );
    await use(page);
  },
});

function given<Options extends object>(options: Options) {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Options]-?: NonNullable<Options[Key]>;
  };
}
