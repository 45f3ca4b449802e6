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

it('nginx names the scheme of the browser: its own with a certificate, otherwise that of the TLS proxy before it', () => {
  const schemes = (change: Partial<Site>) => [
    ...new Set(
      [
        ...nginxConfig({ ...site, mockPort: 4000, ...change }, { brotli: true }).matchAll(
          /X-Forwarded-Proto (.*);/g,
        ),
      ].map(([, scheme]) => scheme),
    ),
  ];
  const tls = { certificate: '/a.pem', key: '/a.key' };
  assert.deepEqual([schemes({ tls }), schemes({})], [['$scheme'], ['$scheme_of_browser']]);
  const map =
    '\nmap $http_x_forwarded_proto $scheme_of_browser {\n  default $scheme;\n  ~*^https\\b https;\n}\n';
  assert.ok(nginxConfig(site, { brotli: true }).includes(map));
  assert.ok(!nginxConfig({ ...site, tls }, { brotli: true }).includes('scheme_of_browser'));
});

it('nginx checks the certificate of an https backend by the authorities of the system or by given ones', () => {
  const checks = (change: Partial<Site>) =>
    [
      ...nginxConfig({ ...site, ...change }, { brotli: true }).matchAll(
        /proxy_ssl_(?:verify|trusted).*?(?=;)/g,
      ),
    ].map(String);
  const backends = ['https://api.example'] as const;
  const byFile = (file: string) => [
    'proxy_ssl_verify on',
    `proxy_ssl_trusted_certificate ${file}`,
    'proxy_ssl_verify_depth 4',
  ];
  assert.deepEqual(checks({ backends }), byFile('/etc/ssl/certs/ca-certificates.crt'));
  assert.deepEqual(checks({ backends, authorities: '/ca.pem' }), byFile('/ca.pem'));
  assert.deepEqual(checks({ backends, mockPort: 4000 }).length, 6);
  assert.deepEqual(checks({}), []);
});

describe('the Caddyfile of web/deploy', () => {
  it('leaves the headers of the backend as they are, such as the policy of uploads', () => {
    const [proxied = '', own = ''] = caddyConfig(site).split('\thandle {\n');
    assert.deepEqual(
      [proxied.match(/\theader .*/g), /reverse_proxy/.test(own)],
      [['\theader -Server'], false],
    );
    assert.match(own, /content-security-policy "default-src 'none'; script-src/);
  });

  it('trusts given authorities for an https backend', () => {
    const trusted = (change: Partial<Site>) =>
      /transport http \{[^}]*?(tls_trusted.*)\n/.exec(caddyConfig({ ...site, ...change }))?.[1];
    const backends = ['https://api.example'] as const;
    assert.equal(trusted({ backends, authorities: '/ca.pem' }), 'tls_trusted_ca_certs /ca.pem');
    assert.equal(trusted({ backends }), undefined);
    assert.equal(trusted({ authorities: '/ca.pem' }), undefined);
  });

  it('keeps no connection to the backend: Caddy sends a GET again on one that ends without an answer', () => {
    assert.match(caddyConfig(site), /reverse_proxy http:\/\/10\.0\.0\.5:4000 \{[^}]*\n\s*keepalive off\n/);
  });
});
