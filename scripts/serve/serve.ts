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
  /** The member app in the Laos edition, where a port was given for it. */
  laos?: string;
  close: () => Promise<void>;
}

/** One more member app, in the Laos edition, and the hosts from which that one shows pictures. */
interface LaosApp {
  port: number;
  mediaHosts: readonly string[];
}

/**
 * Serves the mock with its console, the member app and the kiosk app, in one process.
 * @throws UserError when a port cannot be had; nothing is left running then.
 */
export async function serve(
  { ports, edition, mock: settings }: Environment,
  laos?: LaosApp,
): Promise<Served> {
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    await Promise.all(closers.map((end) => end()));
  };
  const shown = edition ? { edition } : {};
  const host = async (app: 'web' | 'kiosk', mock: Mock, port = ports[app], config: object = shown) => {
    const server = await createAppHost({ root: distOf(app), mock: mock.app, config: { ...config } });
    closers.push(() => server.close());
    return server.listen({ port, host: '127.0.0.1' }).catch((error: unknown) => {
      throw portError(error, app, port);
    });
  };
  try {
    const mock = await startMock({ port: ports.mock, ...settings }).catch((error: unknown) => {
      throw portError(error, 'mock', ports.mock);
    });
    closers.push(() => mock.close());
    return {
      mock: mock.url,
      web: await host('web', mock),
      kiosk: await host('kiosk', mock),
      ...(laos && {
        laos: await host('web', mock, laos.port, { edition: 'laos', mediaHosts: laos.mediaHosts }),
      }),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
