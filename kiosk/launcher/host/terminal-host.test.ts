import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Beat } from '../watch/beat.ts';
import { type AppSource, folderSource, siteSource } from './app-source.ts';
import { createPinLock } from '../staff/pin-lock.ts';
import type { Health } from '../watch/health.ts';
import type { Paper } from '../options.ts';
import { SELF_SIGNED } from '../testing/self-signed.ts';
import { createTerminalHost } from './terminal-host.ts';

const beat: Beat = {
  page: 'a',
  phase: 'attract',
  isVisible: true,
  isBlank: false,
  isZoomed: false,
  isResponding: true,
  build: '/assets/index-1.js',
  errors: [],
  isPrinting: false,
};
const health: Health = {
  status: 'ok',
  uptimeSeconds: 60,
  isAppThere: true,
  isBackendThere: true,
  page: { id: 'a', phase: 'attract', build: '/assets/index-1.js', isZoomed: false, secondsSinceBeat: 1 },
  starts: 2,
  ends: { 'code 1': 1 },
  recentEnds: 1,
  sessions: 7,
};

const pageOf = (title: string) => `<title>${title}</title><script src="/terminal.js"></script>`;
const PAGE = pageOf('app');

/** The upstream of the terminal: a site with the app, which also answers API calls. */
async function openSite() {
  const site = fastify({ forceCloseConnections: true });
  const seen: { host: string | undefined; cookie: string | undefined; body: unknown }[] = [];
  const state = { isBroken: false };
  site.get('/', async ({ headers }, reply) => {
    seen.push({ host: headers.host, cookie: headers.cookie, body: null });
    if (state.isBroken) return reply.code(502).type('text/html').send('<h1>Bad gateway</h1>');
    return reply
      .headers({ 'content-security-policy': "default-src 'self'", 'set-cookie': 'language=TH; HttpOnly' })
      .type('text/html')
      .send(PAGE);
  });
  // A network that asks for a sign-in answers in place of the site.
  site.get('/portal', async (_request, reply) => reply.type('text/html').send('<h1>Free Wi-Fi</h1>'));
  // A broken server may answer with a page of the app.
  site.get('/broken', async (_request, reply) => reply.code(500).type('text/html').send(PAGE));
  site.get('/other-opener', async (_request, reply) =>
    reply.header('cross-origin-opener-policy', 'unsafe-none').type('text/html').send(PAGE),
  );
  site.get('/moved', async (_request, reply) => reply.redirect('http://portal.example/'));
  site.get('/source', async (_request, reply) =>
    reply
      .headers({ 'content-disposition': 'attachment', refresh: '0; url=http://portal.example/' })
      .type('text/plain; charset=tis-620')
      .send(PAGE),
  );
  for (const path of ['/closed', '/api/closed', '/files/closed'])
    site.get(path, async (_request, reply) =>
      reply
        .code(401)
        .headers({ 'www-authenticate': 'Basic realm="shop"', 'proxy-authenticate': 'Basic realm="shop"' })
        .type('text/html')
        .send(PAGE),
    );
  site.get('/assets/a.js', async (_request, reply) => reply.type('text/javascript').send('1'));
  for (const path of ['/files/slips/1.jpg', '/api/wallet', '/assets/kept.js'])
    site.get(path, async (_request, reply) => reply.header('cache-control', 'max-age=60').send('1'));
  for (const path of ['/files/*', '/games/*', '/socket.io/*'])
    site.get(path, async ({ url }) => `the site's ${url}`);
  const asked = Promise.withResolvers<undefined>();
  site.get('/api/never', () => {
    asked.resolve(undefined);
    return new Promise(() => {});
  });
  site.get('/api/bonus/clear', async ({ headers }, reply) => {
    seen.push({ host: headers.host, cookie: headers.cookie, body: null });
    return reply.code(503).header('retry-after', '1').send({});
  });
  site.post('/api/login', async ({ headers, body }, reply) => {
    seen.push({ host: headers.host, cookie: headers.cookie, body });
    return reply
      .code(422)
      .header('set-cookie', 'sid=a=b; Path=/api; Max-Age=60; Secure; HttpOnly; SameSite=Strict')
      .header('set-cookie', 'node=2; httponly; expires=Wed, 21 Oct 2099 07:28:00 GMT; Domain=site.example')
      .header('set-cookie', 'nameless; Path=/')
      .header('set-cookie', '=nameless; Path=/')
      .send({ code: 'INVALID' });
  });
  const connections = () =>
    new Promise<number>((resolve) => site.server.getConnections((_error, count) => resolve(count)));
  const url = await site.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => site.close());
  return { url, seen, state, asked: asked.promise, connections };
}

/** A router or another machine that answers in place of the backend, with a certificate of its own. */
async function openImpostor() {
  const seen: (string | undefined)[] = [];
  const impostor = createServer(SELF_SIGNED, ({ url }, answer) => {
    seen.push(url);
    answer.end('{}');
  });
  impostor.on('upgrade', ({ url }, socket) => {
    seen.push(url);
    socket.destroy();
  });
  await new Promise<void>((resolve) => impostor.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void impostor.close());
  return { url: `https://127.0.0.1:${(impostor.address() as AddressInfo).port}`, seen };
}

async function openTerminal(
  source: AppSource,
  upstream: string,
  paper: Paper | null = null,
  checkout?: string,
) {
  const beats: Beat[] = [];
  const pages: boolean[] = [];
  const lines: boolean[] = [];
  const cancelled: string[] = [];
  const printer = { isThere: true };
  const host = await createTerminalHost(
    {
      source,
      upstream,
      onBeat: (one) => ({ reload: beats.push(one) > 1 }),
      onLine: (isOpen) => lines.push(isOpen),
      cancelAfter: async (last) => {
        if (!printer.isThere) throw new Error('no lpstat');
        return [`slip-${last + 1}`];
      },
      onCancel: (jobs) => cancelled.push(...jobs),
      onPage: (isThere) => pages.push(isThere),
      health: () => health,
      paper,
      staff: {
        lock: createPinLock(null),
        now: () => 0,
        records: '/nowhere',
        facts: () => Promise.reject(new Error()),
      },
    },
    checkout,
  );
  const url = await host.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => host.close());
  return { url, beats, pages, lines, cancelled, printer, host };
}

async function builtApp() {
  const root = await mkdtemp(join(tmpdir(), 'kiosk-app-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFile(join(root, 'index.html'), pageOf('built'));
  await writeFile(join(root, 'config.json'), '{"apiBaseUrl":""}');
  await writeFile(join(root, 'part.js'), '2');
  return root;
}

const asDocument = { headers: { 'sec-fetch-dest': 'document', cookie: 'a=b' } };

describe('a terminal in front of a site', () => {
  it.each(['/portal', '/moved'])(
    'shows its own page in place of a captive portal at %s (K9)',
    async (path) => {
      const site = await openSite();
      const { url, pages } = await openTerminal(siteSource(site.url), site.url);
      const page = await fetch(new URL(path, url), { ...asDocument, redirect: 'manual' });
      expect([page.status, page.headers.get('location')]).toEqual([503, null]);
      expect(await page.text()).not.toMatch('Wi-Fi');
      expect(pages).toEqual([false]);
    },
  );

  it('passes on the page with its headers, and disables caching', async () => {
    const site = await openSite();
    const { url } = await openTerminal(siteSource(site.url), site.url);
    const page = await fetch(url, asDocument);
    expect(await page.text()).toBe(PAGE);
    expect(page.headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('set-cookie')).toBe('language=TH; Path=/');
    expect(site.seen).toEqual([{ host: new URL(site.url).host, cookie: 'a=b', body: null }]);
  });

  it('opens each page so that the window keeps its name, whatever the site sends (K1)', async () => {
    const site = await openSite();
    const { url } = await openTerminal(siteSource(site.url), site.url);
    const policies = ['/', '/other-opener', '/broken', '/terminal/holding'].map(async (path) => {
      const { status, headers } = await fetch(url + path, asDocument);
      return [status, headers.get('cross-origin-opener-policy')];
    });
    expect(await Promise.all(policies)).toEqual(
      [200, 200, 503, 503].map((status) => [status, 'same-origin']),
    );
  });

  it('shows a page that the site sends as text or as a file, and leads nowhere (K9)', async () => {
    const site = await openSite();
    const { url } = await openTerminal(siteSource(site.url), site.url);
    const page = await fetch(`${url}/source`, asDocument);
    expect(await page.text()).toBe(PAGE);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect([page.headers.get('content-disposition'), page.headers.get('refresh')]).toEqual([null, null]);
  });

  it.each(['/closed', '/api/closed', '/files/closed'])(
    'lets the browser open no window for a password at %s, where it would keep one for all members (K1) (K7)',
    async (path) => {
      const site = await openSite();
      const { url } = await openTerminal(siteSource(site.url), site.url);
      const { status, headers } = await fetch(url + path, path === '/closed' ? asDocument : {});
      expect(status).toBe(401);
      expect([headers.get('www-authenticate'), headers.get('proxy-authenticate')]).toEqual([null, null]);
    },
  );

  it('asks no other site for a page, and sends it no cookies, whatever the path (K7)', async () => {
    const [site, other] = [await openSite(), await openSite()];
    const { url } = await openTerminal(siteSource(site.url), site.url);
    const { host } = new URL(other.url);
    for (const path of [`//${host}/`, `/\\${host}/`, `http://${host}/`])
      await new Promise((resolve) =>
        request(url, { path, headers: asDocument.headers }, (answer) =>
          answer.resume().on('end', resolve),
        ).end(),
      );
    expect(other.seen).toEqual([]);
  });

  it('passes on calls and files, including refusals', async () => {
    const site = await openSite();
    const { url } = await openTerminal(siteSource(site.url), site.url);
    expect(await (await fetch(`${url}/assets/a.js`)).text()).toBe('1');
    const refused = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"phone":"1"}',
    });
    expect([refused.status, await refused.json()]).toEqual([422, { code: 'INVALID' }]);
    expect(site.seen[0]).toMatchObject({ host: new URL(site.url).host, body: { phone: '1' } });
    // Otherwise the page could not delete them at the end of a session.
    expect(refused.headers.getSetCookie(), 'cookies that scripts see (K1)').toEqual([
      'sid=a=b; Path=/; Max-Age=60',
      'node=2; Path=/; expires=Wed, 21 Oct 2099 07:28:00 GMT',
    ]);
  });

  it('lets the browser keep no answer and no file of a member, and the parts of the app as the site says (K1)', async () => {
    const site = await openSite();
    const { url } = await openTerminal(siteSource(site.url), site.url);
    const cached = async (path: string) => (await fetch(url + path)).headers.get('cache-control');
    expect([await cached('/files/slips/1.jpg'), await cached('/api/wallet')]).toEqual([
      'no-store',
      'no-store',
    ]);
    expect(await cached('/assets/kept.js')).toBe('max-age=60');
  });

  it.each([
    ['answers with an error', true],
    ['is unreachable', false],
  ])('shows the holding page when the site %s (K9)', async (_, answers) => {
    const site = await openSite();
    site.state.isBroken = true;
    const upstream = answers ? site.url : 'http://127.0.0.1:1';
    const { url, pages } = await openTerminal(siteSource(upstream), upstream);
    const page = await fetch(url, asDocument);
    const html = await page.text();
    expect(page.status).toBe(503);
    for (const language of ['th', 'lo', 'en']) expect(html).toMatch(`<p lang="${language}">`);
    // The browser's own error page has no key guard.
    expect(html).toMatch('<script src="/key-guard.js">');
    expect(pages).toEqual([false]);
    expect((await fetch(`${url}/terminal/ready`)).status).toBe(503);
    for (const part of ['key-guard.js', 'display.js', 'first-paint.css', 'icon.svg', 'terminal/holding.js'])
      expect((await fetch(`${url}/${part}`)).status, part).toBe(200);
    // A page whose bundle does not load opens it too.
    expect(await (await fetch(`${url}/terminal/holding`, asDocument)).text()).toBe(html);
    expect(pages).toEqual([false, false]);
    // Machines without fonts for these scripts would show boxes.
    expect(page.headers.get('content-security-policy')).toMatch("font-src 'self'");
    const style = await (await fetch(`${url}/terminal/holding.css`)).text();
    const fonts = [...style.matchAll(/url\('(.+?)'\)/g)].map(([, path]) => path);
    expect(fonts).toHaveLength(3);
    // Latin, Thai, Lao.
    const ranges = [...style.matchAll(/unicode-range: (.+?);/g)].map(([, range]) => range);
    expect(ranges).toEqual(['U+0020-007E', 'U+0E01-0E5B', 'U+0E81-0EDF']);
    // Two fingers do not enlarge it.
    expect(style).toContain('touch-action: pan-x pan-y;');
    for (const font of fonts)
      expect((await fetch(url + font)).headers.get('content-type')).toBe('font/woff2');
  });

  it('cancels the receipts that came after a job, if the page names one (K11) (K12)', async () => {
    const { url, cancelled, printer } = await openTerminal(
      siteSource('http://127.0.0.1:1'),
      'http://127.0.0.1:1',
    );
    const ask = (body: object) =>
      fetch(`${url}/terminal/printer/cancel`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    for (const body of [{}, { last: null }, { last: '6' }, { last: -1 }])
      expect((await ask(body)).status).toBe(400);
    expect(await (await ask({ last: 6 })).json()).toEqual({ cancelled: 1 });
    expect(cancelled).toEqual(['slip-7']);
    printer.isThere = false;
    expect((await ask({ last: 6 })).status).toBe(503);
    expect(cancelled).toEqual(['slip-7']);
  });

  it('shows the holding page in place of the app on an error of the server (K9)', async () => {
    const site = await openSite();
    const { url, pages } = await openTerminal(siteSource(site.url), site.url);
    const page = await fetch(`${url}/broken`, asDocument);
    expect([page.status, await page.text()]).toEqual([503, expect.not.stringContaining(PAGE)]);
    expect(pages).toEqual([false]);
  });

  it('closes while a call of the site is never answered, so that the launcher can end (K9)', async () => {
    const site = await openSite();
    const { url, host } = await openTerminal(siteSource(site.url), site.url);
    const call = fetch(`${url}/api/never`).catch(() => 'cut');
    await site.asked;
    await host.close();
    expect(await call).toBe('cut');
    await expect.poll(site.connections).toBe(0);
  });

  it('sends a call once when the site is overloaded, because a GET can move money too (W1)', async () => {
    const site = await openSite();
    const { url } = await openTerminal(siteSource(site.url), site.url);
    const answer = await fetch(`${url}/api/bonus/clear`);
    expect([answer.status, site.seen.length]).toEqual([503, 1]);
  });

  it('answers a call with an error if the backend is unreachable', async () => {
    const { url } = await openTerminal(siteSource('http://127.0.0.1:1'), 'http://127.0.0.1:1');
    expect((await fetch(`${url}/api/member`)).status).toBe(502);
  });
});

describe('a terminal before a backend whose certificate no one has signed', () => {
  it('answers calls with an error and sends nothing, not even a password', async () => {
    const impostor = await openImpostor();
    const { url } = await openTerminal(folderSource(await builtApp(), {}), impostor.url);
    const login = { method: 'POST', body: '{"username":"0812345678","password":"123456"}' };
    expect((await fetch(`${url}/api/login`, login)).status).toBe(502);
    expect(impostor.seen).toEqual([]);
  });

  it('loads no script from it', async () => {
    const impostor = await openImpostor();
    const { url } = await openTerminal(siteSource(impostor.url), impostor.url);
    expect((await fetch(`${url}/assets/a.js`)).status).toBe(502);
    expect(impostor.seen).toEqual([]);
  });

  it('opens no chat to it', async () => {
    const impostor = await openImpostor();
    const { url } = await openTerminal(folderSource(await builtApp(), {}), impostor.url);
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`);
    await new Promise((resolve) => socket.addEventListener('close', resolve));
    expect(impostor.seen).toEqual([]);
  });
});

describe('a terminal with the app on its own disk', () => {
  it('serves the app with the CSP of its configuration, its files, and the backend', async () => {
    const site = await openSite();
    const { url } = await openTerminal(folderSource(await builtApp(), {}), site.url);
    const page = await fetch(url, asDocument);
    expect(await page.text()).toBe(pageOf('built'));
    expect(page.headers.get('content-security-policy')).toMatch("frame-ancestors 'none'");
    expect(await (await fetch(`${url}/part.js`)).text()).toBe('2');
    expect((await fetch(`${url}/api/login`, { method: 'POST' })).status).toBe(422);
    for (const path of ['/files/slip.png', '/games/pg.svg', '/socket.io/?EIO=4&transport=polling'])
      expect(await (await fetch(`${url}${path}`)).text(), path).toBe(`the site's ${path}`);
  });

  it('keeps its own entries of config.json over those of each build, also in the CSP', async () => {
    const root = await builtApp();
    const own = { edition: 'laos', mediaHosts: ['https://media.example'] };
    const { url } = await openTerminal(folderSource(root, own), 'http://127.0.0.1:1');
    const served = async (): Promise<unknown> => (await fetch(`${url}/config.json`)).json();
    expect(await served()).toEqual({ apiBaseUrl: '', ...own });
    await writeFile(join(root, 'config.json'), '{"apiBaseUrl":"","edition":"thai","minDeposit":10}');
    expect(await served()).toEqual({ apiBaseUrl: '', minDeposit: 10, ...own });
    const policy = (await fetch(url, asDocument)).headers.get('content-security-policy');
    expect(policy).toMatch(/img-src [^;]*https:\/\/media\.example/);
  });

  it('serves the page also with an address that is none, so that the page names it', async () => {
    const chatUrl = 'https://chat.test:84430';
    const { url } = await openTerminal(folderSource(await builtApp(), { chatUrl }), 'http://127.0.0.1:1');
    expect((await fetch(url, asDocument)).status).toBe(200);
  });

  it('serves a new build immediately, and the holding page while there is none or only a part of it', async () => {
    const root = await builtApp();
    const { url } = await openTerminal(folderSource(root, {}), 'http://127.0.0.1:1');
    await writeFile(join(root, 'index.html'), pageOf('newer'));
    expect(await (await fetch(url, asDocument)).text()).toBe(pageOf('newer'));
    for (const part of ['', '<title>new']) {
      await writeFile(join(root, 'index.html'), part);
      expect((await fetch(url, asDocument)).status).toBe(503);
    }
    await rm(join(root, 'index.html'));
    expect((await fetch(url, asDocument)).status).toBe(503);
  });

  it('serves the parts of the page that is open after a new build has deleted them', async () => {
    const root = await builtApp();
    const { url } = await openTerminal(folderSource(root, {}), 'http://127.0.0.1:1');
    await mkdir(join(root, 'assets'));
    for (const name of ['deposit-1.js', 'deposit-1.css', 'film-1.mp4'])
      await writeFile(join(root, 'assets', name), name);
    const status = async (name: string) => (await fetch(`${url}/assets/${name}`)).status;
    await fetch(url, asDocument);
    await rm(join(root, 'assets'), { recursive: true });
    // The launcher asks for the page while a session runs.
    await fetch(`${url}/terminal/ready`);
    const part = await fetch(`${url}/assets/deposit-1.js`);
    expect([part.headers.get('content-type'), await part.text()]).toEqual([
      'text/javascript; charset=utf-8',
      'deposit-1.js',
    ]);
    expect([await status('deposit-1.css'), await status('film-1.mp4')]).toEqual([200, 404]);
    await fetch(url, asDocument);
    expect(await status('deposit-1.js')).toBe(404);
  });
});

describe('the terminal itself', () => {
  it('serves its own files as they were at its start, also while an upgrade replaces the checkout', async () => {
    const checkout = await mkdtemp(join(tmpdir(), 'kiosk-checkout-'));
    for (const folder of ['kiosk/launcher/host/pages', 'kiosk/public', 'web/src/ui/styles/fonts'])
      await cp(join(import.meta.dirname, '../../..', folder), join(checkout, folder), { recursive: true });
    const site = await openSite();
    const { url } = await openTerminal(siteSource(site.url), site.url, null, checkout);
    await rm(checkout, { recursive: true });
    for (const file of ['terminal.js', 'key-guard.js', 'terminal/staff-gate.css', 'terminal/lao.woff2'])
      expect((await fetch(`${url}/${file}`)).status, file).toBe(200);
  });

  it('accepts valid beats only, and answers whether to reload', async () => {
    const { url, beats } = await openTerminal(siteSource('http://127.0.0.1:1'), 'http://127.0.0.1:1');
    const send = async (body: unknown) => {
      const answer = await fetch(`${url}/terminal/beat`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return [answer.status, (await answer.json()) as unknown];
    };
    expect(await send(beat)).toEqual([200, { reload: false }]);
    expect(await send(beat)).toEqual([200, { reload: true }]);
    expect(await send({ ...beat, phase: 'money' })).toEqual([400, {}]);
    expect(beats).toEqual([beat, beat]);
  });

  it('counts no page and ends when only the head of a line is requested', async () => {
    const { url, lines } = await openTerminal(siteSource('http://127.0.0.1:1'), 'http://127.0.0.1:1');
    const head = await fetch(`${url}/terminal/line`, { method: 'HEAD', signal: AbortSignal.timeout(5_000) });
    expect([head.ok, lines]).toEqual([false, []]);
  });

  it('notices the end of a page by its line, and does not reuse the connection (K9)', async () => {
    const { url, lines } = await openTerminal(siteSource('http://127.0.0.1:1'), 'http://127.0.0.1:1');
    const page = new AbortController();
    const line = await fetch(`${url}/terminal/line`, { signal: page.signal });
    expect([line.headers.get('content-type'), lines]).toEqual(['text/event-stream', [true]]);
    page.abort();
    await expect.poll(() => lines).toEqual([true, false]);
  });

  it.each([null, '58', '80'] as const)(
    'gives the page the width of its receipts (%s) before the bundle loads (K12)',
    async (paper) => {
      const { url } = await openTerminal(siteSource('http://127.0.0.1:1'), 'http://127.0.0.1:1', paper);
      const script = await (await fetch(`${url}/terminal.js`)).text();
      expect(/dataset\.paper = '(\d+)'/.exec(script)?.[1] ?? null).toBe(paper);
    },
  );

  it.each([
    ['/terminal/staff-gate.css', 'pages/staff-gate.css'],
    ['/terminal/holding.css', 'pages/holding.css'],
    ['/terminal/holding.js', 'pages/holding.js'],
    ['/key-guard.js', '../../public/key-guard.js'],
    ['/display.js', '../../public/display.js'],
    ['/first-paint.css', '../../public/first-paint.css'],
  ])('serves its own file at %s, even in front of a site (K4) (K7)', async (path, file) => {
    const { url } = await openTerminal(siteSource('http://127.0.0.1:1'), 'http://127.0.0.1:1');
    const own = await readFile(join(import.meta.dirname, file), 'utf8');
    expect(await (await fetch(url + path)).text()).toBe(own);
  });

  it('reports its health as JSON and as metrics', async () => {
    const { url } = await openTerminal(siteSource('http://127.0.0.1:1'), 'http://127.0.0.1:1');
    expect(await (await fetch(`${url}/health`)).json()).toEqual(health);
    const metrics = await (await fetch(`${url}/metrics`)).text();
    for (const line of [
      'kiosk_up 1',
      'kiosk_sessions_total 7',
      'kiosk_browser_ends_total{reason="code 1"} 1',
    ])
      expect(metrics.split('\n')).toContain(line);
  });

  it.each(['rebound.example', 'localhost.rebound.example', '127.0.0.1.rebound.example:4173'])(
    'rejects requests with the foreign host name %s',
    async (host) => {
      const { url } = await openTerminal(siteSource('http://127.0.0.1:1'), 'http://127.0.0.1:1');
      const status = await new Promise((resolve, reject) => {
        request(`${url}/health`, { headers: { host } }, (answer) => resolve(answer.statusCode))
          .on('error', reject)
          .end();
      });
      expect(status).toBe(403);
    },
  );
});
