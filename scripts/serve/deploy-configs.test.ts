import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { endpoints, type Endpoint } from '../../contracts/index.ts';
import { caddyConfig } from '../../web/deploy/caddy.ts';
import { nginxConfig } from '../../web/deploy/nginx.ts';
import type { Site } from '../../web/deploy/site.ts';

const site: Site = {
  name: 'wallet.example',
  port: 80,
  root: '/srv/wallet/app',
  config: {},
  backends: ['http://10.0.0.5:4000'],
  backendPaths: ['/api/'],
};

describe('the nginx configuration of web/deploy', () => {
  it('lets the largest file of every upload through, with its form', () => {
    const config = nginxConfig(site, { brotli: true });
    const limits = [...config.matchAll(/client_max_body_size (\d+)m;/g)].map(
      ([, size]) => Number(size) * 1024 * 1024,
    );
    const sizes = Object.values<Endpoint>(endpoints).map(({ upload }) => upload?.maxBytes ?? 0);
    assert.equal(limits.length, 1);
    assert.ok(Number(limits[0]) > Math.max(...sizes), `${limits[0]} bytes`);
  });
});

it('nginx names the host of a backend with a certificate, which may have several', () => {
  const names = (backend: string) =>
    nginxConfig({ ...site, backends: [backend] }, { brotli: true }).includes(
      '\n    proxy_ssl_server_name on;\n',
    );
  assert.deepEqual([names('https://api.example'), names('http://10.0.0.5:4000')], [true, false]);
});

describe('the Caddyfile of web/deploy', () => {
  it('keeps no connection to the backend: Caddy sends a GET again on one that ends without an answer', () => {
    assert.match(caddyConfig(site), /reverse_proxy http:\/\/10\.0\.0\.5:4000 \{[^}]*\n\s*keepalive off\n/);
  });
});
