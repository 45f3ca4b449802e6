import { createCall } from '../../api/call.ts';
import type { Http } from '../../api/http.ts';
import { allowMediaHosts } from '../../html/safe-url.ts';
import type { AppConfig } from '../../platform/config.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Clock, type Random, type Services, systemClock, systemRandom } from '../../shared/session/services.ts';
import { createSession } from '../../shared/session/session.ts';
import { watchSession } from './session-end.ts';

export interface ServicesOptions {
  config: AppConfig;
  platform: Platform;
  clock?: Clock;
  random?: Random;
  /** In tests: another way to the mock than the network. */
  connect?: (token: () => string | null) => Promise<Http>;
}

/** Wires what the app stands on. */
export function createServices({
  config,
  platform,
  clock = systemClock,
  random = systemRandom,
  connect,
}: ServicesOptions): Services {
  allowMediaHosts(config.mediaHosts ?? []);
  const session = createSession(platform);
  let http: Promise<Http> | undefined;
  // The client library is fetched with the first call, beside the first screen and not before it.
  const overNetwork = async () => {
    const { createHttp } = await import('../../api/http.ts');
    return createHttp({ baseURL: config.apiBaseUrl, token: session.token, isOnline: () => navigator.onLine });
  };
  const open = () => {
    http ??= (connect ? connect(session.token) : overNetwork()).catch((error: unknown) => {
      // The chunk could not be fetched; the next call tries anew.
      http = undefined;
      throw error;
    });
    return http;
  };
  return { config, platform, session, clock, random, call: createCall(open, watchSession(session)), known: {} };
}
