import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Beat, readBeat } from '../watch/beat.ts';
import { type AppSource, TYPES } from './app-source.ts';
import { type Health, metricsText } from '../watch/health.ts';
import type { Paper } from '../options.ts';
import { readPrinter } from '../printer.ts';
import { addStaffRoutes, type StaffOptions } from '../staff/staff-routes.ts';
import { holdingPage } from './holding-page.ts';
import { wipeableCookies } from './wipeable-cookie.ts';

export interface TerminalHostOptions {
  source: AppSource;
  /** Origin of the API: of the backend, or of the whole site. */
  upstream: string;
  onBeat: (beat: Beat) => { reload: boolean };
  /** Called when a page opens its event stream, and when the stream ends, at the latest with the page. */
  onLine: (isOpen: boolean) => void;
  /** Cancels the receipts that came after a job. Resolves to them; fails when the print service does not list them. */
  cancelAfter: (last: number) => Promise<string[]>;
  /** Called with the receipts that the page took back, because the printer did not print them. */
  onCancel: (jobs: readonly string[]) => void;
  /** Called for each page request, with whether the app answered. */
  onPage: (isThere: boolean) => void;
  health: () => Health;
  staff: StaffOptions;
  /**
   * The width of the printer's roll, sent to the page before its first script; null without a printer, which turns printing
   * off.
   */
  paper: Paper | null;
}

const CHECKOUT = join(import.meta.dirname, '../../..');
const PAGES = 'kiosk/launcher/host/pages';
const PUBLIC = 'kiosk/public';
const FONTS = 'web/src/ui/styles/fonts';
const OWN_FILES = {
  '/terminal/staff-gate.css': [PAGES, 'staff-gate.css'],
  '/terminal/holding.js': [PAGES, 'holding.js'],
  '/terminal/holding.css': [PAGES, 'holding.css'],
  // Served in place of the site's files: otherwise a half-loaded page would have no guard, and no first paint.
  '/key-guard.js': [PUBLIC, 'key-guard.js'],
  '/display.js': [PUBLIC, 'display.js'],
  '/first-paint.css': [PUBLIC, 'first-paint.css'],
  '/icon.svg': [PUBLIC, 'icon.svg'],
  '/terminal/latin.woff2': [FONTS, 'latin.woff2'],
  '/terminal/thai.woff2': [FONTS, 'thai.woff2'],
  '/terminal/lao.woff2': [FONTS, 'lao.woff2'],
} as const;
/** Paths that go to the backend when this machine serves the app's files. */
const BACKEND = ['/api', '/socket.io', '/files', '/games'];
const HOLDING_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; frame-ancestors 'none'";
/**
 * Each page needs the same value, also of a site that sends none: at a change Chromium empties the window's name, which tells
 * the next page of a session that was cut off. (K1)
 */
const KEEP_NAME = { 'cross-origin-opener-policy': 'same-origin' };
/** The holding page by itself, for a page whose bundle did not load. */
const HOLDING = '/terminal/holding';
const NAMES = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/;

/**
 * The only origin that the browser sees: the app's page and files, the backend, and the holding page if the app does not
 * answer. It listens on loopback only; the caller starts and stops it. It reads its own files once: during an upgrade of the
 * checkout they would not fit a launcher that is still the old one.
 */
export async function createTerminalHost(
  options: TerminalHostOptions,
  checkout = CHECKOUT,
): Promise<FastifyInstance> {
  const { source, upstream, onBeat, onLine, cancelAfter, onCancel, onPage, health, staff, paper } = options;
  const holding = await holdingPage();
  const host = fastify({ forceCloseConnections: true, bodyLimit: 32 * 1024 * 1024 });

  host.addHook('onRequest', async (request, reply) => {
    // Rejects DNS rebinding: a foreign host name that resolves to this machine.
    if (!NAMES.test(request.headers.host ?? '')) return reply.code(403).send('Not a name of this terminal.');
    return isPage(request) ? sendPage(request, reply) : undefined;
  });
  host.addHook('onSend', async (_request, reply) => {
    // The browser would ask for a password in its own window over the app, and keep it for all later members.
    reply.removeHeader('www-authenticate').removeHeader('proxy-authenticate');
  });

  const own = (folder: string, name: string) => readFile(join(checkout, folder, name));
  const serve = (address: string, name: string, content: Buffer | string) =>
    host.get(address, async (_request, reply) =>
      reply.headers({ 'cache-control': 'no-store', 'content-type': TYPES[extname(name)] }).send(content),
    );
  for (const [address, [folder, name]] of Object.entries(OWN_FILES))
    serve(address, name, await own(folder, name));
  // Combined into one file, so that pages load a single script.
  const printer = paper === null ? '' : `document.documentElement.dataset.paper = '${paper}';\n`;
  const parts = ['terminal.js', 'staff-gate.js'].map((name) => own(PAGES, name));
  serve('/terminal.js', 'terminal.js', printer + (await Promise.all(parts)).join('\n'));
  addStaffRoutes(host, staff);
  host.post('/terminal/beat', async ({ body }, reply) => {
    const beat = readBeat(body);
    return beat ? onBeat(beat) : reply.code(400).send({});
  });
  // A HEAD would count as a page, and would not end.
  host.get('/terminal/line', { exposeHeadRoute: false }, (request, reply) => {
    onLine(true);
    request.raw.socket.once('close', () => onLine(false));
    reply.hijack();
    reply.raw
      .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      .write(':\n\n');
  });
  host.get('/terminal/printer', () => readPrinter());
  host.post('/terminal/printer/cancel', async ({ body }, reply) => {
    const last = (body as { last?: unknown } | null)?.last;
    if (typeof last !== 'number' || last < 0) return reply.code(400).send({});
    const jobs = await cancelAfter(last).catch(() => null);
    if (jobs === null) return reply.code(503).send({});
    onCancel(jobs);
    return { cancelled: jobs.length };
  });
  host.get('/terminal/ready', async (_request, reply) => {
    const isThere = (await source.page('/', {})) !== null;
    onPage(isThere);
    return reply.code(isThere ? 200 : 503).send({});
  });
  host.get('/health', async (_request, reply) => {
    const state = health();
    return reply.code(state.status === 'ok' ? 200 : 503).send(state);
  });
  host.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4').send(metricsText(health())),
  );

  for (const prefix of source.files ? BACKEND : ['/'])
    await host.register(httpProxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      websocket: true,
      // By default it accepts any certificate, such as that of a router between the shop and the backend.
      undici: { connect: { rejectUnauthorized: true } },
      // Otherwise a call without an answer would keep the launcher running.
      destroyAgent: true,
      // By default it sends a GET up to eleven times while the site answers 503, and nine GETs change state.
      retryMethods: [],
      replyOptions: {
        rewriteRequestHeaders: (_request, headers) => ({ ...headers, host: new URL(upstream).host }),
        rewriteHeaders: ({ 'set-cookie': cookies, ...headers }, request) => ({
          ...headers,
          ...(cookies ? { 'set-cookie': wipeableCookies([cookies].flat()) } : {}),
          // The wipe cannot reach the browser's cache, and some are pictures of members' slips.
          ...(/^\/(?:api|files)\//.test(request?.url ?? '') ? { 'cache-control': 'no-store' } : {}),
        }),
        onError: (reply) => void reply.code(502).send({}),
      },
    });
  const { files } = source;
  if (files) {
    host.get('/config.json', async (_request, reply) =>
      reply.header('cache-control', 'no-store').send(await files.config()),
    );
    await host.register(fastifyStatic, { root: files.root, index: false, cacheControl: false });
    host.setNotFoundHandler(({ url }, reply) => {
      const file = files.kept(url);
      return file ? reply.type(TYPES[extname(url)] ?? '').send(file) : reply.code(404).send({});
    });
  }
  return host;

  function sendHolding(reply: FastifyReply) {
    // Has its own CSP, and always a body: for an empty answer the browser shows its own error page.
    return reply
      .code(503)
      .headers({
        ...KEEP_NAME,
        'content-security-policy': HOLDING_POLICY,
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
      })
      .send(holding);
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    if (request.url === HOLDING) return sendHolding(reply);
    const { cookie, 'accept-language': languages } = request.headers;
    const page = await source.page(request.url, {
      accept: 'text/html',
      'sec-fetch-dest': 'document',
      ...(cookie ? { cookie } : {}),
      ...(languages ? { 'accept-language': languages } : {}),
    });
    onPage(page !== null);
    if (!page) return sendHolding(reply);
    await source.files?.keep();
    return reply
      .code(page.status)
      .headers({ ...page.headers, ...KEEP_NAME, 'cache-control': 'no-store' })
      .send(page.body);
  }
}

function isPage({ method, headers, url }: FastifyRequest): boolean {
  if (method !== 'GET' || url.startsWith('/api/')) return false;
  return headers['sec-fetch-dest'] === 'document' || url === '/';
}
