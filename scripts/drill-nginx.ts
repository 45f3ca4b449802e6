// npm run drill:nginx: compares the headers of the machine's nginx, with the configuration of web/deploy, with those of
// the mock's app host, then runs journeys through nginx. Journey filters may follow.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readCommandLine, text } from 'command-line';
import { anyPorts } from './environment.ts';
import { hasBrotli, serveBehindNginx } from './serve/behind-nginx.ts';
import { buildApps, distOf } from './serve/build-apps.ts';
import { serve } from './serve/serve.ts';
import { readBuild } from './bundle/measure.ts';
import { program, root } from './root.ts';
import { reportError } from './user-error.ts';

/** Headers that vary by time or server. */
const OWN =
  /^(?:date|server|connection|keep-alive|etag|last-modified|content-length|transfer-encoding|accept-ranges|vary)$/;
const JOURNEYS = ['sign-in', 'deposit.spec', 'chat', 'back'];

async function headersOf(address: string, accept = '*/*'): Promise<Record<string, string>> {
  const response = await fetch(address, {
    headers: { accept, 'accept-encoding': hasBrotli ? 'br' : 'gzip' },
  });
  await response.arrayBuffer();
  const headers = [...response.headers].filter(([name]) => !OWN.test(name));
  return { status: String(response.status), ...Object.fromEntries(headers) };
}

async function compareHeaders(): Promise<string[]> {
  const served = await serve(anyPorts(), {
    mediaHosts: [],
  });
  const nginx = await serveBehindNginx([served.mock], { chatUrl: '' });
  try {
    const { scripts } = await readBuild(distOf('web'));
    const [entry] = scripts.filter(({ isEntry }) => isEntry);
    const files = entry ? [entry.file, ...entry.styles] : [];
    const paths = [
      '/',
      '/login',
      '/register?code=PR1',
      '/login/more',
      '/user/statement?page=2',
      '/config.json',
      '/icon.svg',
      '/icons/icon-192.png',
      '/manifest.webmanifest',
      '/sw.js',
      '/offline.html',
      '/none.js',
      '/.bundle.json',
      '/api/lookup/info',
      '/files/line-qr.svg',
    ];
    const faults: string[] = [];
    const asked = [
      ...[...paths, ...files.map((file) => `/${file}`)].map((place) => [place, '*/*'] as const),
      // As the browser asks for a page. [2.09]
      ...['/user/foo.bar', '/.x', '/none.js', '/assets/none.js'].map(
        (place) => [place, 'text/html'] as const,
      ),
    ];
    for (const [place, accept] of asked) {
      const [own, behind] = await Promise.all(
        [served.web, nginx.url].map((base) => headersOf(base + place, accept)),
      );
      for (const name of new Set([...Object.keys(own ?? {}), ...Object.keys(behind ?? {})])) {
        const [expected, found] = [own?.[name], behind?.[name]];
        // A missing file needs no type, and small files need no compression.
        if (
          expected !== found &&
          !(name === 'content-type' && own?.['status'] === '404') &&
          !(name === 'content-encoding' && place !== '/')
        )
          faults.push(
            `${place} ${name}: nginx sends ${found ?? 'nothing'}, the app host sends ${expected ?? 'nothing'}`,
          );
      }
    }
    return faults;
  } finally {
    await Promise.all([nginx.close(), served.close()]);
  }
}

const { project, rest } = readCommandLine({
  command: 'npm run drill:nginx --',
  rest: '[journeys]',
  options: { project: text('name', 'the form of the journeys; phone by default') },
});
try {
  await buildApps();
  const faults = await compareHeaders();
  faults.forEach((fault) => console.error(fault));
  console.log(
    faults.length === 0 ? 'nginx sends the headers of the app host' : `${faults.length} headers differ`,
  );
  const filters = [...(rest.length > 0 ? rest : JOURNEYS), `--project=${project ?? 'phone'}`];
  const { status } = spawnSync(
    process.execPath,
    [program('e2e', '@playwright/test/cli.js'), 'test', '--reporter=list', ...filters],
    {
      cwd: path.join(root, 'e2e'),
      stdio: 'inherit',
      env: { ...process.env, E2E_SERVERS: 'serve-nginx-tests.ts' },
    },
  );
  process.exitCode = faults.length > 0 ? 1 : (status ?? 1);
} catch (error) {
  reportError(error);
  process.exitCode = 1;
}
