import { createAppHost } from 'mock-server/app-host';
import { startMock } from 'mock-server/start';
import type { Environment } from '../environment.ts';
import { distOf } from './build-apps.ts';
import { portError } from './ports.ts';

type Mock = Awaited<ReturnType<typeof startMock>>;

/** Base addresses of what is served, and how to end it. */
export interface Served {
  mock: string;
  web: string;
  kiosk: string;
  /** The member app in the Laos edition, where it is for tests. */
  laos?: string;
  /** The member app with its service worker, where it is for tests: the others have none, for it would keep files between them. */
  worker?: string;
  close: () => Promise<void>;
}

/** For tests: one more member app, in the Laos edition, and the hosts from which that one shows pictures. */
interface TestApps {
  mediaHosts: readonly string[];
}

interface HostPlan {
  port?: number;
  config?: object;
  /** Framed by the console, with a mark that names the world. */
  isForTesters: boolean;
}

/**
 * Serves the mock with its console, the member app and the kiosk app, in one process.
 * @throws UserError when a port cannot be had; nothing is left running then.
 */
export async function serve(
  { ports, edition, mock: settings }: Environment,
  tests?: TestApps,
): Promise<Served> {
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    await Promise.all(closers.map((end) => end()));
  };
  // A journey knows what it fetches; a worker that keeps files has journeys of its own.
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
    });
    closers.push(() => server.close());
    // Phones of the network reach the apps where they reach the mock.
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
    mock.surviveBugs();
    const web = await host('web', mock, { isForTesters: !tests });
    const kiosk = await host('kiosk', mock, { isForTesters: !tests });
    // Journeys see the apps as members do; the console's own tests need those of testers.
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
