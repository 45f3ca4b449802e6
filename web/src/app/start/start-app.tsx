import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { ConfigError } from 'contracts/rules';
import { loadConfig } from '../../platform/config.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  changeLocale,
  followLocale,
  initialLocale,
  type Locale,
  startLocale,
  type TextLoader,
} from '../../shared/session/locale.ts';
import type { Services } from '../../shared/session/services.ts';
import { tokenIn } from '../../shared/session/session.ts';
import '../../ui/styles/index.css';
import { App } from './app.tsx';
import { ConfigErrorPage } from '../pages/config-error-page.tsx';
import { createServices } from './create-services.ts';
import { preloadPage } from '../routing/routes.tsx';
import { startFonts } from '../../ui/styles/start-fonts.ts';
import { StartFailedPage } from '../pages/start-failed-page.tsx';

/** What differs between the member app and the kiosk. */
export interface StartOptions {
  root: Element;
  platform: Platform;
  /** Renders a shell around the app, or something in its place. */
  shell?: (app: ReactNode, view: ShellView) => ReactNode;
  /** Tests replace the network. */
  loadText?: TextLoader;
}

/** What a shell around the app may see and do. */
export interface ShellView extends Pick<Services, 'visit' | 'clock'> {
  session: Pick<Services['session'], 'snapshot' | 'subscribe' | 'end' | 'leave'>;
  /** The language at the start: the stored one, otherwise the edition's default. */
  locale: Locale;
  /** Rejects when its texts cannot be fetched; the language then stays. */
  changeLocale: (locale: Locale) => Promise<void>;
}

/** An address in capitals or with a slash at its end is the same page: the menus compare whole addresses. */
function tidyAddress({ location, history }: Window): void {
  const url = new URL(location.href);
  url.pathname = url.pathname.replace(/\/+$/, '').toLowerCase();
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

/** An invalid configuration shows an error page, not a blank one. */
export async function startApp({
  root,
  platform,
  shell = (app) => app,
  loadText,
}: StartOptions): Promise<void> {
  tidyAddress(window);
  const reactRoot = createRoot(root);
  const isMember = tokenIn(platform) !== null;
  const texts = preloadPage(window.location.pathname, isMember);
  try {
    const config = await loadConfig('/config.json');
    const locale = initialLocale(platform, config.edition);
    startFonts(document, locale);
    const i18n = await startLocale(locale, loadText, texts);
    followLocale(i18n, platform, config.edition);
    const services = createServices({ config, platform });
    const { session, visit, clock } = services;
    const view: ShellView = {
      session,
      visit,
      clock,
      locale,
      changeLocale: (next) => changeLocale(i18n, platform, next),
    };
    reactRoot.render(
      <StrictMode>
        {/* The shell renders beside the app and needs texts too. */}
        <I18nextProvider i18n={i18n}>{shell(<App services={services} i18n={i18n} />, view)}</I18nextProvider>
      </StrictMode>,
    );
  } catch (error) {
    // The texts may be what failed; those in Thai are part of this file.
    const i18n = await startLocale(initialLocale(platform, 'thai'), loadText).catch(() => startLocale('th'));
    console.error(`The app cannot start: ${error instanceof Error ? error.message : String(error)}`);
    reactRoot.render(
      error instanceof ConfigError ? (
        <ConfigErrorPage i18n={i18n} detail={error.message} />
      ) : (
        <StartFailedPage i18n={i18n} isMember={isMember} />
      ),
    );
  }
}
