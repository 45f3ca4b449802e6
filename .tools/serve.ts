import { createAppHost } from 'mock-server/app-host';
import { startMock } from 'mock-server/start';
import { distOf } from './build-apps.ts';

export interface Ports {
  mock: number;
  web: number;
  kiosk: number;
}

export interface Served {
  mock: string;
  web: string;
  kiosk: string;
  close: () => Promise<void>;
}

/** The names under which a port can be changed. */
export const PORT_VARIABLES = { mock: 'MOCK_PORT', web: 'WEB_PORT', kiosk: 'KIOSK_PORT' } as const;

export class PortTaken extends Error {}

/**
 * Serves the mock with its console, the member app and the kiosk app, in one process; port 0 takes any free one.
 * @throws PortTaken with one sentence; nothing is left running then.
 */
export async function serve(ports: Ports): Promise<Served> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    await Promise.all(closers.map((end) => end()));
  };
  try {
    const mock = await startMock({ port: ports.mock }).catch((error: unknown) => {
      throw portError(error, 'mock', ports.mock);
    });
    closers.push(() => mock.close());
    const host = async (app: 'web' | 'kiosk') => {
      const server = await createAppHost({ root: distOf(app), mock: mock.app });
      closers.unshift(() => server.close());
      return server.listen({ port: ports[app], host: '127.0.0.1' }).catch((error: unknown) => {
        throw portError(error, app, ports[app]);
      });
    };
    const web = await host('web');
    const kiosk = await host('kiosk');
    return { mock: mock.url, web, kiosk, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function portError(error: unknown, name: keyof Ports, port: number): unknown {
  const isTaken =
    error instanceof Error && ('code' in error ? error.code === 'EADDRINUSE' : /port/i.test(error.message));
  if (!isTaken) return error;
  return new PortTaken(
    `Port ${port} is in use by another program; end that one, or choose another port: ${PORT_VARIABLES[name]}=${port + 10} npm start`,
  );
}
