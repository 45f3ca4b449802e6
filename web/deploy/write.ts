// Prepares the built app for your own host, with configurations for nginx and Caddy; see README.md here.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { caddyConfig } from './caddy.ts';
import { nginxConfig } from './nginx.ts';
import { prepareApp } from './prepare.ts';
import type { Site } from './site.ts';

const { values } = parseArgs({
  options: {
    to: { type: 'string' },
    name: { type: 'string' },
    backend: { type: 'string' },
    port: { type: 'string', default: '443' },
    'mock-port': { type: 'string' },
    certificate: { type: 'string' },
    key: { type: 'string' },
    config: { type: 'string', default: '{}' },
    paths: { type: 'string', default: '/api/,/socket.io/,/files/' },
    'no-packing': { type: 'boolean', default: false },
    'no-brotli': { type: 'boolean', default: false },
  },
});
const { to, name, backend, certificate, key, 'mock-port': mockPort } = values;
if (to === undefined || name === undefined || backend === undefined) {
  console.error('--to <folder>, --name <host name> and --backend <addresses> are missing');
  process.exit(1);
}
const folder = path.resolve(to);
const root = path.join(folder, 'app');
await mkdir(folder, { recursive: true });
const overlay = JSON.parse(values.config) as Record<string, unknown>;
const config = await prepareApp(path.join(import.meta.dirname, '../dist'), root, overlay, {
  isPacked: !values['no-packing'],
});
const [first = '', ...others] = backend.split(',');
const site: Site = {
  name,
  port: Number(values.port),
  root,
  config,
  backends: [first, ...others],
  ...(mockPort !== undefined && { mockPort: Number(mockPort) }),
  backendPaths: values.paths.split(','),
  ...(certificate !== undefined && key !== undefined && { tls: { certificate, key } }),
};
await writeFile(path.join(folder, 'nginx.conf'), nginxConfig(site, { brotli: !values['no-brotli'] }));
// Caddy cannot hash a name that comes from one of several places.
if (others.length === 0) await writeFile(path.join(folder, 'Caddyfile'), caddyConfig(site));
console.log(`${folder}: app, nginx.conf${others.length === 0 ? ', Caddyfile' : ''}`);
