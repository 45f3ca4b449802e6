import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addresses } from './servers.ts';

/** A host that tests can redeploy, cut off and restore while a browser uses it. */
export interface ChangingHost {
  url: string;
  /** Drops all connections at once. */
  isDown: boolean;
  rewrite: Map<string, (text: string) => string>;
  redirect: Map<string, string>;
  /** Paths that were asked for. */
  asked: string[];
  /** Paths that a deploy has removed. */
  gone: RegExp | null;
  /** Cuts off their connections, instead of an answer. */
  isCut: boolean;
  /** Those that were asked for meanwhile. */
  missed: string[];
  close(): Promise<void>;
}

/** A fixture: such a host in front of an app. */
export const changingHost =
  (app: 'web' | 'worker') =>
  async ({}: object, use: (host: ChangingHost) => Promise<void>): Promise<void> => {
    const host = await openChangingHost(addresses()[app]);
    await use(host);
    await host.close();
  };

export async function openChangingHost(behind: string): Promise<ChangingHost> {
  const server: Server = createServer((incoming, outgoing) => {
    if (host.isDown) incoming.socket.destroy();
    else pass(host, behind, incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host: ChangingHost = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isDown: false,
    rewrite: new Map(),
    redirect: new Map(),
    asked: [],
    gone: null,
    isCut: false,
    missed: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return host;
}

function pass(host: ChangingHost, behind: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const path = incoming.url ?? '/';
  host.asked.push(path);
  const change = host.rewrite.get(path);
  const isGone = host.gone?.test(path) ?? false;
  if (isGone) {
    host.missed.push(path);
    if (host.isCut) return void incoming.socket.destroy();
  }
  const headers = { ...incoming.headers };
  if (change) {
    headers['accept-encoding'] = 'identity';
    // The browser's cached text differs from the upstream's.
    delete headers['if-none-match'];
    delete headers['if-modified-since'];
  }
  const asked = isGone ? '/assets/gone.js' : (host.redirect.get(path) ?? path);
  const onward = request(new URL(asked, behind), { method: incoming.method, headers });
  onward.on('response', (answer) => {
    if (!change) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      return;
    }
    let text = '';
    answer.setEncoding('utf8').on('data', (part: string) => (text += part));
    answer.on('end', () => {
      const dropped = new Set(['content-length', 'etag', 'last-modified']);
      const kept = Object.entries(answer.headers).filter(([name]) => !dropped.has(name));
      outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept)).end(change(text));
    });
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}
