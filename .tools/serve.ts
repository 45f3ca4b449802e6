import { createAppHost } from 'mock-server/app-host';
import { startMock } from 'mock-server/start';
import { distOf } from './build-apps.ts';
import { portError, type Ports } from './ports.ts';

/** Base addresses of what is served, and how to end it. */
export interface Served {
  mock: string;
  web: string;
  kiosk: string;
  close: () => Promise<void>;
}

/**
 * Serves the mock with its console, the member app and the kiosk app, in one process; port 0 takes any free one.
 * @throws ToldError when a port cannot be had; nothing is left running then.
 */
export async function serve(ports: Ports): Promise<Served> {
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    await Promise.all(closers.map((end) => end()));
  };
  const host = async (app: 'web' | 'kiosk', mock: Awaited<ReturnType<typeof startMock>>) => {
    const server = await createAppHost({ root: distOf(app), mock: mock.app });
    closers.push(() => server.close());
    return server.listen({ port: ports[app], host: '127.0.0.1' }).catch((error: unknown) => {
      throw portError(error, app, ports[app]);
    });
  };
  try {
    const mock = await startMock({ port: ports.mock }).catch((error: unknown) => {
      throw portError(error, 'mock', ports.mock);
    });
    closers.push(() => mock.close());
    return { mock: mock.url, web: await host('web', mock), kiosk: await host('kiosk', mock), close };
  } catch (error) {
    await close();
    throw error;
  }
}
