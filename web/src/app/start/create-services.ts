import type { AppConfig } from 'contracts/rules';
import { createCall } from '../../api/call.ts';
import { createHttp, type Http } from '../../api/http.ts';
import { allowFromService } from '../../html/allowed-from-service.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Clock, systemClock } from '../../lib/clock.ts';
import { type Random, systemRandom } from '../../lib/random.ts';
import { createServiceClock, type ServiceClock } from '../../api/service-clock.ts';
import type { Services } from '../../shared/session/services.ts';
import { createSession } from '../../shared/session/session.ts';
import { createVisit } from '../../platform/visit.ts';
import { watchRequestLimit } from './request-limit.ts';
import { watchSession } from './session-end.ts';

export interface ServicesOptions {
  config: AppConfig;
  platform: Platform;
  clock?: Clock;
  random?: Random;
  /** Tests replace the network with the mock. */
  connect?: (token: () => string | null, clock: ServiceClock) => Http;
}

/** Everything that is made once per page: session, calls, clock and chance. Tests replace the parts. */
export function createServices({
  config,
  platform,
  clock: deviceClock = systemClock,
  random = systemRandom,
  connect,
}: ServicesOptions): Services {
  allowFromService(config.mediaHosts ?? [], platform.linkTarget !== null);
  const session = createSession(platform);
  const clock = createServiceClock(deviceClock);
  const limit = watchRequestLimit(session);
  const http = connect
    ? connect(session.token, clock)
    : createHttp({
        baseURL: config.apiBaseUrl,
        token: session.token,
        isOnline: () => navigator.onLine,
        clock,
      });
  return {
    config,
    platform,
    session,
    visit: createVisit(),
    clock,
    random,
    call: createCall(http, {
      watch: (key) => {
        const watchers = [watchSession(session).watch(key), limit.watch(key)];
        return (failure) => watchers.forEach((end) => end(failure));
      },
    }),
    onRequestLimit: limit.onLimit,
    known: {},
  };
}
