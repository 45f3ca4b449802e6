import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export interface Start {
  pid: number;
  profile: string;
}

export interface LaunchedKiosk {
  said(): string;
  url(): string;
  nextStart(): Promise<Start>;
  hasSaid(words: string): Promise<void>;
  end(signal?: NodeJS.Signals): Promise<{ code: number | null }>;
  ended: Promise<{ code: number | null }>;
}

/** Starts the launcher as its own process. `nextStart` and `hasSaid` reject when it ends first, with its output. */
export function launchKiosk(args: string[], env: NodeJS.ProcessEnv): LaunchedKiosk {
  const script = join(import.meta.dirname, '../launch.ts');
  const launcher = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  let starts = 0;
  const listeners = new Set<() => void>();
  for (const stream of [launcher.stdout, launcher.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      for (const listener of listeners) listener();
    });
  }
  const ended = once(launcher, 'close').then(([code]) => ({ code: code as number | null }));

  /** Rejects if the launcher exits first. */
  const find = <Answer>(look: () => Answer | null) =>
    new Promise<Answer>((resolve, reject) => {
      const listener = () => {
        const answer = look();
        if (answer === null) return;
        listeners.delete(listener);
        resolve(answer);
      };
      listeners.add(listener);
      listener();
      void ended.then(() => reject(new Error(`the launcher exited; its output was:\n${said}`)));
    });

  return {
    said: () => said,
    url: () => /The terminal is at (\S+)/.exec(said)?.[1] ?? '',
    nextStart: () =>
      find(() => {
        const found = [...said.matchAll(/Started Chromium (\d+) in (\S+)\./g)][starts];
        if (!found) return null;
        starts += 1;
        return { pid: Number(found[1]), profile: found[2] ?? '' };
      }),
    hasSaid: (words) => find(() => (said.includes(words) ? undefined : null)).then(() => undefined),
    end(signal = 'SIGTERM') {
      launcher.kill(signal);
      return ended;
    },
    ended,
  };
}

export interface PageServer {
  url: string;
  /** The launcher's own checks do not count. */
  visits(): number;
  close(): void;
}

/**
 * Serves one page on the given port, or on a free one. `/slow/{ms}` answers that much later, also pages of other hosts, and
 * `/closed` asks the browser for a password.
 */
export async function servePage(html: string, port = 0): Promise<PageServer> {
  let visits = 0;
  const server: Server = createServer((request, response) => {
    if (request.headers['sec-fetch-dest'] === 'document') visits += 1;
    response.setHeader('content-type', 'text/html').setHeader('access-control-allow-origin', '*');
    // As the app's hosts do.
    response.setHeader('cross-origin-opener-policy', 'same-origin');
    if (request.url === '/closed') response.writeHead(401, { 'www-authenticate': 'Basic realm="shop"' });
    const [, slow] = /^\/slow\/(\d+)$/.exec(request.url ?? '') ?? [];
    if (slow === undefined) response.end(html);
    else setTimeout(() => response.end(), Number(slow));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    visits: () => visits,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A port of 127.0.0.1 that was free a moment ago. */
export async function freePort(): Promise<number> {
  const { url, close } = await servePage('');
  close();
  return Number(new URL(url).port);
}
