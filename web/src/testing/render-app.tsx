import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AppConfig, parseConfig } from 'contracts/rules';
import { TEST_TIME, type TestWorld } from 'mock-server/testing';
import { App } from '../app/start/app.tsx';
import { createServices } from '../app/start/create-services.ts';
import { createHttp } from '../api/http.ts';
import { createServiceClock, type ServiceClock } from '../api/service-clock.ts';
import shippedConfig from '../../public/config.json' with { type: 'json' };
import { createBrowserPlatform } from '../platform/browser-platform.ts';
import type { Platform } from '../platform/platform.ts';
import { type Locale, startLocale, type TextLoader } from '../shared/session/locale.ts';
import type { Services } from '../shared/session/services.ts';
import { storageKeys } from '../shared/session/storage-keys.ts';
import { formFetch } from './form-fetch.ts';
import { sharedMock } from './shared-mock.ts';
import { createTestClock, type TestClock, type TestClockOptions } from './test-clock.ts';

export type { TestWorld };

const makeClock = (options: RenderOptions) =>
  createTestClock({ deviceTime: Date.parse(TEST_TIME), ...options });

export interface RenderOptions extends TestClockOptions {
  scenario?: string;
  world?: TestWorld;
  path?: string;
  signedIn?: string;
  locale?: Locale;
  loadText?: TextLoader;
  config?: Partial<AppConfig>;
  platform?: Platform;
  /** An existing clock. It stands still until the test advances it, unless it advances by itself. */
  clock?: TestClock;
}

/**
 * A fresh world of the in-process mock, without an agreement, because that would cover home shortly after it loads; tests about
 * the agreement ask for it.
 */
export async function makeWorld(scenario?: string, { hasAgreements = false } = {}): Promise<TestWorld> {
  const world = await (await sharedMock()).world(scenario);
  if (!hasAgreements) await world.control.setLookups({ agreements: [] });
  return world;
}

interface ConnectOptions {
  isOnline?: () => boolean;
  clock?: ServiceClock;
}

export function connectTo(
  world: TestWorld,
  token: () => string | null,
  { isOnline = () => navigator.onLine, clock = createServiceClock(createTestClock()) }: ConnectOptions = {},
) {
  const send = formFetch((...request) => world.network.fetch(...request));
  return createHttp({ baseURL: 'http://wallet.test', token, isOnline, clock, send });
}

export async function makeServices(world: TestWorld, options: RenderOptions = {}): Promise<Services> {
  const platform = options.platform ?? createBrowserPlatform(window);
  const clock = options.clock ?? makeClock(options);
  if (options.signedIn) platform.tabStorage.set(storageKeys.token, await world.signIn(options.signedIn));
  clock.standStillWhile(world.isAnswering);
  return createServices({
    config: { ...parseConfig(shippedConfig), ...options.config },
    platform,
    clock,
    connect: (token, serviceClock) => connectTo(world, token, { clock: serviceClock }),
  });
}

/** A left page receives no answers and does nothing more, as in a browser. */
function untilLeft(call: Services['call'], isLeft: () => boolean): Services['call'] {
  const never = new Promise<never>(() => {});
  const announced = async (...request: Parameters<Services['call']>) => {
    const reply: unknown = await call(...request).catch(async (error: unknown) => {
      if (isLeft()) await never;
      throw error;
    });
    return isLeft() ? never : reply;
  };
  return announced as Services['call'];
}

/** The whole app over the in-process mock, in its own world. `unmount` leaves the page. */
export async function renderApp(options: RenderOptions = {}) {
  const world = options.world ?? (await makeWorld(options.scenario));
  const clock = options.clock ?? makeClock(options);
  let isLeft = false;
  const made = await makeServices(world, { ...options, clock });
  const services = { ...made, call: untilLeft(made.call, () => isLeft) };
  window.history.replaceState(null, '', options.path ?? '/user/home');

  const i18n = await startLocale(options.locale ?? 'en', options.loadText);
  const user = userEvent.setup({ delay: null });
  // Lazy screens and texts resolve inside act; otherwise the tree stays on its fallback.
  const view = await act(async () => render(<App services={services} i18n={i18n} />));
  const unmount = () => {
    isLeft = true;
    view.unmount();
  };
  return { world, services, clock, user, i18n, ...view, unmount };
}
