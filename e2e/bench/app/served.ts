import startServers, { type Addresses, addresses } from '../../servers.ts';

export interface BenchServers extends Addresses {
  floor: string;
}

/** Builds the apps and their floor, and serves all of them by the same host. */
export async function serveBench(): Promise<BenchServers & { close: () => Promise<void> }> {
  process.env['E2E_SERVERS'] = 'serve-bench.ts';
  const close = await startServers();
  return { ...(addresses() as BenchServers), close };
}
