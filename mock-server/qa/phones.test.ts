import type { FastifyInstance } from 'fastify';
import jsQR from 'jsqr';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { createControl } from '../control/index.ts';
import { systemClock } from '../engine/clock.ts';
import { scenarios } from '../scenarios/index.ts';
import { rasteriseSvg } from '../test/rasterise-svg.ts';
import { injectFetch } from '../test/inject-fetch.ts';
import { createWorlds } from '../world/worlds.ts';
import { networkHosts } from './apps.ts';

const { default: decode } = jsQR as unknown as { default: typeof jsQR };
const SOMCHAI = { params: { phone: '0812345678' } };

describe('an app on a phone', () => {
  const opened: FastifyInstance[] = [];
  const controlOf = async (hosts: string[]) => {
    const apps = { web: 'http://127.0.0.1:4100', kiosk: null, hosts };
    const app = await createApp({ worlds: createWorlds(systemClock, scenarios), apps });
    opened.push(app);
    const control = createControl(injectFetch(app, {}), 'phones');
    await control.reset();
    return { app, control };
  };
  afterAll(() => Promise.all(opened.map((app) => app.close())));
  let control: Awaited<ReturnType<typeof controlOf>>['control'];
  let app: FastifyInstance;
  beforeAll(async () => {
    ({ app, control } = await controlOf(['192.168.7.20']));
  });

  it('opens by a code with this machine’s network address and a token', async () => {
    const [found] = (await control.call('POST /members/{phone}/open', SOMCHAI)).addresses;
    const picture = rasteriseSvg(found!.qr);
    expect(decode(picture.data, picture.width, picture.height)?.data).toBe(found!.address);
    const { origin, pathname, hash } = new URL(found!.address);
    expect(origin + pathname).toBe('http://192.168.7.20:4100/mock/open');
    const ticket = new URLSearchParams(hash.slice(1));
    expect([ticket.get('world'), ticket.get('phone')]).toEqual(['phones', '0812345678']);
    const answer = await app.inject({
      url: '/api/wallet',
      headers: {
        'x-mock-world': 'phones',
        'x-requested-with': 'wallet-user',
        authorization: `Bearer ${ticket.get('token')}`,
      },
    });
    expect(answer.statusCode).toBe(200);
  });

  it('has an address in each network of this machine', async () => {
    const both = await controlOf(['192.168.7.20', '10.0.0.5']);
    const { addresses } = await both.control.call('POST /members/{phone}/open', SOMCHAI);
    expect(addresses.map(({ address }) => new URL(address).hostname)).toEqual(['192.168.7.20', '10.0.0.5']);
  });

  it('has no address if the mock listens on this machine only', async () => {
    const alone = await controlOf(networkHosts('127.0.0.1'));
    expect(await alone.control.call('POST /members/{phone}/open', SOMCHAI)).toEqual({ addresses: [] });
    expect(networkHosts('192.168.7.20')).toEqual(['192.168.7.20']);
    expect(networkHosts('0.0.0.0')).not.toContain('127.0.0.1');
  });
});
