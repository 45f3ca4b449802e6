import { createServer } from 'node:net';
import { ToldError } from './told-error.ts';

export interface Ports {
  mock: number;
  web: number;
  kiosk: number;
}

/** The usual port of each server, and the variable that changes it. */
const SERVERS = {
  mock: { usual: 4000, variable: 'MOCK_PORT' },
  web: { usual: 4100, variable: 'WEB_PORT' },
  kiosk: { usual: 4200, variable: 'KIOSK_PORT' },
} as const;

const HIGHEST_PORT = 65_535;

/** The ports to serve on; 0 in a variable means any free one. @throws ToldError for a value that is no port. */
export function readPorts(env: Record<string, string | undefined>): Ports {
  const read = (name: keyof Ports) => {
    const { usual, variable } = SERVERS[name];
    const text = env[variable];
    if (text === undefined || text === '') return usual;
    const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
    if (!(port <= HIGHEST_PORT))
      throw new ToldError(`${variable} must be a port from 1 to 65535, and is "${text}".`);
    return port;
  };
  const ports = { mock: read('mock'), web: read('web'), kiosk: read('kiosk') };
  const taken = Object.values(ports).filter((port) => port !== 0);
  if (new Set(taken).size < taken.length) {
    throw new ToldError('MOCK_PORT, WEB_PORT and KIOSK_PORT must be three different ports.');
  }
  return ports;
}

/** Looks before the build, which takes a while. @throws ToldError for the first port that cannot be had. */
export async function requireFreePorts(ports: Ports): Promise<void> {
  for (const name of ['mock', 'web', 'kiosk'] as const) {
    await tryPort(ports[name]).catch((error: unknown) => {
      throw portError(error, name, ports[name]);
    });
  }
}

function tryPort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1' }, () => server.close(() => resolve()));
  });
}

/** The sentence for a server that could not listen; anything that is not about its port stays what it was. */
export function portError(error: unknown, name: keyof Ports, port: number): unknown {
  const { variable } = SERVERS[name];
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const another = `choose another port: ${variable}=${port + 5 > HIGHEST_PORT ? port - 5 : port + 5} npm start`;
  if (code === 'EADDRINUSE') {
    return new ToldError(`Port ${port} is in use by another program: end that one, or ${another}`);
  }
  if (code === 'EACCES') return new ToldError(`Port ${port} is not for this user to open: ${another}`);
  return error;
}
