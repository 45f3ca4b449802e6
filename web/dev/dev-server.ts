import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { messageOf } from 'command-line';
import type { Plugin, ProxyOptions } from 'vite';

export function devServer(root: string): Plugin[] {
  return [
    mockBehind(mockAddress(process.env)),
    configJson(root, process.env['EDITION']),
    wholeFiles(),
    hotTexts(),
  ];
}

interface Address {
  host: string;
  port: number;
}

/** Paths of the mock on the app's origin; `/qa` serves scripts on the page and the console's calls. */
const MOCK_PATHS = ['/api', '/socket.io', '/files', '/games', '/qa'];
const RESTART_MS = 15_000;

function mockAddress({ MOCK_HOST, MOCK_PORT }: Record<string, string | undefined>): Address {
  const isAnyAddress = !MOCK_HOST || MOCK_HOST === '0.0.0.0' || MOCK_HOST === '::';
  return { host: isAnyAddress ? '127.0.0.1' : MOCK_HOST, port: Number(MOCK_PORT || 4000) };
}

function mockBehind(address: Address): Plugin {
  const options: ProxyOptions = {
    target: `http://${address.host}:${address.port}`,
    ws: true,
    configure: (proxy) => {
      // Closes the browser's connection when the mock closes its own, instead of answering with a status.
      proxy.on('error', (_error, _request, response) => void response.destroy());
      proxy.on('proxyRes', (answer, _request, response) => {
        answer.once('close', () => {
          if (!answer.complete) response.destroy();
        });
      });
    },
  };
  return {
    name: 'wallet:mock',
    apply: 'serve',
    config: () => ({ server: { proxy: Object.fromEntries(MOCK_PATHS.map((path) => [path, options])) } }),
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (isForMock(request.url)) void untilListening(address).then(() => next());
        else next();
      });
    },
  };
}

function isForMock(url = '/'): boolean {
  return MOCK_PATHS.some((path) => url.startsWith(path));
}

async function untilListening({ host, port }: Address): Promise<void> {
  const giveUpAt = performance.now() + RESTART_MS;
  while (!(await isListening(host, port)) && performance.now() < giveUpAt) await delay(100);
}

function isListening(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}

/** Serves `config.json` with the mock as the chat backend and with the chosen edition, as the mock's app host does. */
function configJson(root: string, edition: string | undefined): Plugin {
  const file = path.join(root, 'public/config.json');
  return {
    name: 'wallet:config',
    apply: 'serve',
    configureServer({ middlewares, watcher, hot }) {
      watcher.on('change', (changed) => {
        if (changed === file) hot.send({ type: 'full-reload' });
      });
      middlewares.use('/config.json', (_request, response, next) => {
        readFile(file, 'utf8').then((text) => {
          const config = { chatUrl: '', ...(JSON.parse(text) as object), ...(edition ? { edition } : {}) };
          response.setHeader('content-type', 'application/json');
          response.setHeader('cache-control', 'no-store');
          response.end(JSON.stringify(config));
        }, next);
      });
    },
  };
}

/**
 * An editor empties a file before it writes it. Vite would serve the empty module, to reloads too, until the next save; so a
 * change counts once the size of the file is steady.
 */
function wholeFiles(): Plugin {
  return {
    name: 'wallet:whole-files',
    apply: 'serve',
    config: () => ({
      server: { watch: { awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 } } },
    }),
  };
}

const LOCALE_FILE = /\/web\/locales\/(\w+)\/([\w-]+)\.json$/;

/** Shows a changed text without reloading the page; a reload would end a kiosk session. */
function hotTexts(): Plugin {
  /** Files with an error in their JSON, which the page's overlay shows. */
  const broken = new Set<string>();
  return {
    name: 'wallet:texts',
    apply: 'serve',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module', src: `/@fs${path.join(import.meta.dirname, 'hot-texts.ts')}` },
        injectTo: 'body',
      },
    ],
    hotUpdate: {
      order: 'pre',
      async handler({ file, read, type }) {
        const [, locale, namespace] = LOCALE_FILE.exec(file) ?? [];
        if (!locale || !namespace || type !== 'update' || this.environment.name !== 'client') return;
        try {
          const texts = JSON.parse(await read()) as Record<string, unknown>;
          const isRepaired = broken.delete(file) && broken.size === 0;
          this.environment.hot.send('wallet:texts', { locale, namespace, texts, isRepaired });
          return [];
        } catch (error) {
          broken.add(file);
          const message = `${file}: ${messageOf(error)}`;
          this.environment.logger.error(message, { timestamp: true });
          throw new Error(message, { cause: error });
        }
      },
    },
  };
}
