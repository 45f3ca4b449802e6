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

describe('the console on another machine', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    const apps = { web: 'http://127.0.0.1:4100', kiosk: 'http://[::1]:4200', hosts: ['10.0.0.5'] };
    const known = { anyAddress: true, hosts: ['qa.example'] };
    app = await createApp({ worlds: createWorlds(systemClock, scenarios), apps, known, token: 'shown' });
  });
  afterAll(() => app.close());
  const seenAs = async (host: string) => {
    const headers = { host, authorization: 'Bearer shown' };
    const page = await app.inject({ url: '/', headers });
    return {
      apps: (await app.inject({ url: '/qa/api/apps', headers })).json<unknown>(),
      frames: /frame-src ([^;]*)/.exec(String(page.headers['content-security-policy']))?.[1],
    };
  };

  it.each([
    ['10.0.0.5:4000', '10.0.0.5'],
    ['QA.example', 'qa.example'],
    ['[2001:db8::1]:4000', '[2001:db8::1]'],
  ])('that reached the mock as %s finds the apps as %s', async (host, name) => {
    const [web, kiosk] = [`http://${name}:4100`, `http://${name}:4200`];
    expect(await seenAs(host)).toEqual({ apps: { web, kiosk }, frames: `${web} ${kiosk}` });
  });

  it.each([
    "x.example:4000; script-src 'unsafe-inline'",
    'x.example https://y.example',
    'x@y.example',
    'x/y',
    '',
  ])('finds no other apps by the Host %j', async (host) => {
    const { apps, frames = '' } = await seenAs(host);
    expect(apps).toEqual({ web: 'http://127.0.0.1:4100', kiosk: 'http://[::1]:4200' });
    expect(frames).not.toContain('example');
  });

  it('finds them at the same name where they listen at [::]', async () => {
    const apps = { web: 'http://[::]:4100', kiosk: null, hosts: ['10.0.0.5'] };
    const wide = await createApp({ worlds: createWorlds(systemClock, scenarios), apps });
    const { headers } = await wide.inject({ url: '/', headers: { host: '127.0.0.1:4000' } });
    expect(headers['content-security-policy']).toContain('frame-src http://127.0.0.1:4100;');
    await wide.close();
  });

  it('finds them at the same name where they listen at one address', async () => {
    const apps = { web: 'http://10.0.0.5:4100', kiosk: null, hosts: ['10.0.0.5'] };
    const known = { hosts: ['pc.example', '10.0.0.5'] };
    const one = await createApp({ worlds: createWorlds(systemClock, scenarios), apps, known });
    const framesFor = async (host: string) =>
      (await one.inject({ url: '/', headers: { host } })).headers['content-security-policy'];
    expect(await framesFor('pc.example:4000')).toContain('frame-src http://pc.example:4100;');
    expect(await framesFor('10.0.0.5:4000')).toContain('frame-src http://10.0.0.5:4100;');
    await one.close();
  });

  it('finds the apps of this machine on this machine', async () => {
    for (const host of ['127.0.0.1:4000', 'localhost:4000', '[::1]:4000'])
      expect((await seenAs(host)).apps).toEqual({
        web: 'http://127.0.0.1:4100',
        kiosk: 'http://[::1]:4200',
      });
  });
});
