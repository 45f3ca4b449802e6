import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConfigError, loadConfig } from '../../platform/config.ts';
import type { Platform } from '../../platform/platform.ts';
import { initialLocale, startLocale } from '../../shared/session/locale.ts';
import { tokenIn } from '../../shared/session/session.ts';
import '../../ui/styles/index.css';
import { App } from './app.tsx';
import { ConfigErrorPage } from '../pages/config-error-page.tsx';
import { createServices } from './create-services.ts';
import { watchStyles } from '../loading/failed-styles.ts';
import { preloadPage } from '../routing/routes.tsx';
import { StartFailedPage } from '../pages/start-failed-page.tsx';

export interface StartOptions {
  root: Element;
  platform: Platform;
  /** Draws a shell around the app. */
  shell?: (app: ReactNode) => ReactNode;
}

/** Reads the configuration, then shows the app; a configuration that is wrong gets a clear page, not a blank one. */
export async function startApp({ root, platform, shell = (app) => app }: StartOptions): Promise<void> {
  watchStyles(document);
  const reactRoot = createRoot(root);
  const texts = preloadPage(window.location.pathname, tokenIn(platform) !== null);
  try {
    const config = await loadConfig('/config.json');
    const i18n = await startLocale(initialLocale(platform, config.edition), undefined, texts);
    const services = createServices({ config, platform });
    reactRoot.render(<StrictMode>{shell(<App services={services} i18n={i18n} />)}</StrictMode>);
  } catch (error) {
    const i18n = await startLocale(initialLocale(platform, 'thai'));
    console.error(`The app cannot start: ${error instanceof Error ? error.message : String(error)}`);
    reactRoot.render(
      error instanceof ConfigError ? (
        <ConfigErrorPage i18n={i18n} detail={error.message} />
      ) : (
        <StartFailedPage i18n={i18n} />
      ),
    );
  }
}
