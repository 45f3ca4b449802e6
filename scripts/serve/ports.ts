import { type AddressInfo, createServer } from 'node:net';
import { EnvironmentError } from 'mock-server/environment';
import type { Ports } from '../environment.ts';
import { UserError } from '../user-error.ts';

const HIGHEST_PORT = 65_535;

/** Checks the ports before the build, which takes a while. @throws UserError with every port in use */
export async function requireFreePorts(ports: Ports, command = 'npm start'): Promise<void> {
  const taken: (keyof Ports)[] = [];
  for (const name of ['mock', 'web', 'kiosk'] as const) {
    await tryPort(ports[name]).catch((error: unknown) => {
      if (codeOf(error) !== 'EADDRINUSE') throw portError(error, name, ports[name], command);
      taken.push(name);
    });
  }
  if (taken.length > 0) throw inUse(ports, taken, command);
}

/** One command that changes every port in use. */
function inUse(ports: Ports, taken: readonly (keyof Ports)[], command: string): UserError {
  const numbers = taken.map((name) => ports[name]).join(', ');
  const others = taken.map((name) => otherPort(name, ports[name])).join(' ');
  return new UserError(
    taken.length === 1
      ? `Port ${numbers} is in use by another program: stop that one, or choose another port: ${others} ${command}`
      : `Ports ${numbers} are in use by other programs: stop those, or choose other ports: ${others} ${command}`,
  );
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

function otherPort(name: keyof Ports, port: number): string {
  return `${name.toUpperCase()}_PORT=${port + 5 > HIGHEST_PORT ? port - 5 : port + 5}`;
}

/** The ports with each 0 replaced by a free one, for programs that must know them beforehand. */
export async function withFixedPorts(ports: Ports): Promise<Ports> {
  const fix = async (port: number) => (port === 0 ? freePort() : port);
  const [mock, web, kiosk] = await Promise.all([fix(ports.mock), fix(ports.web), fix(ports.kiosk)]);
  return { mock, web, kiosk };
}

/** A port of 127.0.0.1 that was free a moment ago. */
export const freePort = (): Promise<number> => tryPort(0);

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

/** The error for a server that cannot start, in one sentence; returns other errors unchanged. */
export function portError(error: unknown, name: keyof Ports, port: number, command = 'npm start'): unknown {
  if (error instanceof EnvironmentError) return new UserError(error.message);
  if (codeOf(error) === 'EADDRINUSE') {
    return inUse({ mock: port, web: port, kiosk: port }, [name], command);
  }
  if (codeOf(error) === 'EACCES') {
    const another = `choose another port: ${otherPort(name, port)} ${command}`;
    return new UserError(`This user has no permission to open port ${port}: ${another}`);
  }
  return error;
}
