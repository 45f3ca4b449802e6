import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { endpoints, type Endpoint } from '../../contracts/index.ts';
import { nginxConfig } from '../../web/deploy/nginx.ts';

describe('the nginx configuration of web/deploy', () => {
  it('lets the largest file of every upload through, with its form', () => {
    const config = nginxConfig(
      {
        name: 'wallet.example',
        port: 80,
        root: '/srv/wallet/app',
        config: {},
        backends: ['http://10.0.0.5:4000'],
        backendPaths: ['/api/'],
      },
      { brotli: true },
    );
    const limits = [...config.matchAll(/client_max_body_size (\d+)m;/g)].map(
      ([, size]) => Number(size) * 1024 * 1024,
    );
    const sizes = Object.values<Endpoint>(endpoints).map(({ upload }) => upload?.maxBytes ?? 0);
    assert.equal(limits.length, 1);
    assert.ok(Number(limits[0]) > Math.max(...sizes), `${limits[0]} bytes`);
  });
});
