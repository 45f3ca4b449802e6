import type { BrowserContext, CDPSession } from '@playwright/test';
import { type Options, test as base } from '../fixtures.ts';

interface Contexts {
  /** The context of an app in this worker's browser, made when it is first needed. */
  contextOf: (baseURL: string) => Promise<SharedContext>;
}

interface SharedContext {
  context: BrowserContext;
  /** To a page that stays: as long as it does, so does the process that has compiled the app. */
  keeper: CDPSession;
}

interface Freshness {
  /** For scenes that change what a context keeps: its clock, or scripts for all of its pages. */
  isAlone: boolean;
}

/**
 * Scenes follow each other in one browser context for each app: scripts, styles and fonts are fetched and compiled once. What
 * a scene leaves there is removed before the next.
 */
export const test = base.extend<Freshness & Pick<Options, 'language'>, Contexts>({
  isAlone: [false, { option: true }],

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
    // What a browser of this member has kept. [1.19]
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
