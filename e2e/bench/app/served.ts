import { type Addresses, addresses, serveBy } from '../../servers.ts';

export interface BenchServers extends Addresses {
  baseline: string;
}

export async function serveBench(): Promise<BenchServers & { close: () => Promise<void> }> {
  const close = await serveBy('serve-bench.ts');
  return { ...(addresses() as BenchServers), close };
}
