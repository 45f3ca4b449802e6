import { ConfigFileError, createAppHost } from 'mock-server/app-host';
import { startMock } from 'mock-server/start';
import type { Environment } from '../environment.ts';
import { distOf } from './build-apps.ts';
import { UserError } from '../user-error.ts';
import { portError } from './ports.ts';

type Mock = Awaited<ReturnType<typeof startMock>>;

export interface Served {
  mock: string;
  web: string;
  kiosk: string;
  /** The member app in the Laos edition, where it is for tests. */
  laos?: string;
  /** The member app with its service worker; the other test apps have none, because it would cache files between them. */
  worker?: string;
  close: () => Promise<void>;
}

/** For tests: one more member app, in the Laos edition, with the hosts whose images it may show. */
interface TestApps {
  mediaHosts: readonly string[];
}

interface HostPlan {
  port?: number;
  config?: object;
  /** The console frames it, with a label that names the world. */
  isForTesters: boolean;
}

/**
 * Serves the mock with its console, the member app and the kiosk app, in one process.
 * @throws UserError if a port is not available; nothing is left running then
 */
export async function serve(
  { ports, edition, mock: settings }: Environment,
  tests?: TestApps,
): Promise<Served> {
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    await Promise.all(closers.map((end) => end()));
  };
  // Journeys check what they fetch; a service worker that caches files has its own journeys.
  const quiet = tests ? { serviceWorker: false } : {};
  const shown = { ...quiet, ...(edition ? { edition } : {}) };
  const host = async (
    app: 'web' | 'kiosk',
    mock: Mock,
    { port = ports[app], config = shown, isForTesters }: HostPlan,
  ) => {
    const server = await createAppHost({
      root: distOf(app),
      mock: mock.app,
      known: mock.known,
      config: { ...config },
      ...(isForTesters ? { console: mock.url } : {}),
    }).catch((error: unknown) => {
      throw error instanceof ConfigFileError ? new UserError(error.message) : error;
    });
    closers.push(() => server.close());
    // Phones on the network reach the apps on the same host as the mock.
    return server.listen({ port, host: settings.host }).catch((error: unknown) => {
      throw portError(error, app, port);
    });
  };
  try {
    const mock = await startMock({ port: ports.mock, keepsHistory: !tests, ...settings }).catch(
      (error: unknown) => {
        throw portError(error, 'mock', ports.mock);
      },
    );
    closers.push(() => mock.close());
    mock.shareAmongTesters();
    const web = await host('web', mock, { isForTesters: !tests });
    const kiosk = await host('kiosk', mock, { isForTesters: !tests });
    // Journeys use the apps as members see them; the console's tests need the testers' variant.
    const shownApps = tests
      ? {
          web: await host('web', mock, { port: 0, isForTesters: true }),
          kiosk: await host('kiosk', mock, { port: 0, isForTesters: true }),
        }
      : { web, kiosk };
    Object.assign(mock.apps, shownApps);
    return {
      mock: mock.url,
      web,
      kiosk,
      ...(tests && {
        laos: await host('web', mock, {
          port: 0,
          config: { ...quiet, edition: 'laos', mediaHosts: tests.mediaHosts },
          isForTesters: false,
        }),
        worker: await host('web', mock, { port: 0, config: {}, isForTesters: false }),
      }),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
