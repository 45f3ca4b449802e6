import { type AddressInfo, createServer } from 'node:net';
import type { Ports } from '../environment.ts';
import { UserError } from '../user-error.ts';

const HIGHEST_PORT = 65_535;

/** Checks the ports before the build, which takes a while. @throws UserError for the first port in use */
export async function requireFreePorts(ports: Ports, command = 'npm start'): Promise<void> {
  for (const name of ['mock', 'web', 'kiosk'] as const) {
    await tryPort(ports[name]).catch((error: unknown) => {
      throw portError(error, name, ports[name], command);
    });
  }
}

/** The ports with each 0 replaced by a free one, for programs that must know them beforehand. */
export async function withFixedPorts(ports: Ports): Promise<Ports> {
  const fix = async (port: number) => (port === 0 ? tryPort(0) : port);
  const [mock, web, kiosk] = await Promise.all([fix(ports.mock), fix(ports.web), fix(ports.kiosk)]);
  return { mock, web, kiosk };
}

/** @returns the port; a free one for 0 */
function tryPort(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1' }, () => {
      const { port: opened } = server.address() as AddressInfo;
      server.close(() => resolve(opened));
    });
  });
}

/** The error for a server that cannot listen; returns other errors unchanged. */
export function portError(error: unknown, name: keyof Ports, port: number, command = 'npm start'): unknown {
  const variable = `${name.toUpperCase()}_PORT`;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const another = `choose another port: ${variable}=${port + 5 > HIGHEST_PORT ? port - 5 : port + 5} ${command}`;
  if (code === 'EADDRINUSE') {
    return new UserError(`Port ${port} is in use by another program: stop that one, or ${another}`);
  }
  if (code === 'EACCES') return new UserError(`This user has no permission to open port ${port}: ${another}`);
  return error;
}
