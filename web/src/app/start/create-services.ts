import { createCall } from '../../api/call.ts';
import type { Http } from '../../api/http.ts';
import { allowMediaHosts } from '../../html/safe-url.ts';
import type { AppConfig } from '../../platform/config.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Clock, systemClock } from '../../lib/clock.ts';
import { type Random, systemRandom } from '../../lib/random.ts';
import { createServiceClock, type ServiceClock } from '../../api/service-clock.ts';
import type { Services } from '../../shared/session/services.ts';
import { createSession } from '../../shared/session/session.ts';
import { watchSession } from './session-end.ts';

export interface ServicesOptions {
  config: AppConfig;
  platform: Platform;
  /** The device's; `systemClock` when left out. */
  clock?: Clock;
  random?: Random;
  /** In tests: another way to the mock than the network. */
  connect?: (token: () => string | null, clock: ServiceClock) => Promise<Http>;
}

/** Wires what the app stands on. */
export function createServices({
  config,
  platform,
  clock: deviceClock = systemClock,
  random = systemRandom,
  connect,
}: ServicesOptions): Services {
  allowMediaHosts(config.mediaHosts ?? []);
  const session = createSession(platform);
  const clock = createServiceClock(deviceClock);
  let http: Promise<Http> | undefined;
  // The client library is fetched with the first call, beside the first screen and not before it.
  const overNetwork = async () => {
    const { createHttp } = await import('../../api/http.ts');
    return createHttp({
      baseURL: config.apiBaseUrl,
      token: session.token,
      isOnline: () => navigator.onLine,
      clock,
    });
  };
  const open = () => {
    http ??= (connect ? connect(session.token, clock) : overNetwork()).catch((error: unknown) => {
      // The chunk could not be fetched; the next call tries anew.
      http = undefined;
      throw error;
    });
    return http;
  };
  return {
    config,
    platform,
    session,
    clock,
    random,
    call: createCall(open, watchSession(session)),
    known: {},
  };
}
