import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MockProcess, startMockProcess } from '../../../mock-server/client/mock-process.ts';
import { mockProvider } from '../provider/mock-provider.ts';
import { textOf } from '../results.ts';
import { effects, verifyEffects } from './verify-effects.ts';

let mock: MockProcess;
beforeAll(async () => {
  mock = await startMockProcess();
});
afterAll(() => mock.end());

/** Of JSON. */
interface Reply {
  status: number;
  text: string;
}
interface Asked {
  call: string;
  world: string;
  forward: () => Promise<Reply>;
}
type Violate = (asked: Asked) => Promise<Reply>;

/** A proxy in front of the mock that answers some calls wrongly. @returns the chosen calls whose effects are not met, with the reasons */
async function unmet(violate: Violate, chosen = effects): Promise<Record<string, string>> {
  const proxy = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const asked: Asked = {
        call: `${request.method} ${request.url}`,
        world: String(request.headers['x-mock-world']),
        forward: () => forward(request, Buffer.concat(chunks)),
      };
      void violate(asked).then(({ status, text }) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(text),
      );
    });
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  try {
    const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const reports = await verifyEffects({ ...mockProvider(mock.url), url }, chosen);
    return Object.fromEntries(
      reports.flatMap(({ call, results }) =>
        results
          .filter(({ isMet }) => !isMet)
          .map(({ differences }) => [call.replace('effects: ', ''), differences.map(textOf).join('; ')]),
      ),
    );
  } finally {
    proxy.close();
  }
}

/** `fetch` sets them itself. */
const HOP_BY_HOP = new Set(['host', 'connection', 'content-length', 'transfer-encoding']);

async function forward({ url, method = 'GET', headers }: IncomingMessage, body: Buffer): Promise<Reply> {
  const sent = Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name));
  const answer = await fetch(mock.url + (url ?? ''), {
    method,
    headers: Object.fromEntries(sent) as Record<string, string>,
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  });
  return { status: answer.status, text: await answer.text() };
}

const isOf = (call: string, asked: string) =>
  new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(asked);

/** Makes the call so often, and answers with the last reply. */
const made =
  (call: string, times: number, reply = '{}'): Violate =>
  async (asked) => {
    if (!isOf(call, asked.call)) return asked.forward();
    let last: Reply = { status: 200, text: reply };
    for (let time = 0; time < times; time += 1) last = await asked.forward();
    return last;
  };

const changed =
  (call: string, change: (text: string) => string): Violate =>
  async (asked) => {
    const reply = await asked.forward();
    return isOf(call, asked.call) ? { ...reply, text: change(reply.text) } : reply;
  };

const json = (change: (body: never) => unknown) => (text: string) =>
  JSON.stringify(change(JSON.parse(text) as never));

const shifted = (hours: number) =>
  changed('.*', (text) =>
    text.replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, (time) =>
      new Date(Date.parse(time) + hours * 3_600_000).toISOString(),
    ),
  );

/** The first answer to each call of a member is repeated. */
function stale(call: string): Violate {
  const first = new Map<string, Reply>();
  return async (asked) => {
    if (!isOf(call, asked.call)) return asked.forward();
    const known = first.get(asked.world) ?? (await asked.forward());
    first.set(asked.world, known);
    return known;
  };
}

const RECEIPT = JSON.stringify({
  message: 'SUCCESS',
  reference: 'TX1',
  amount: 100.01,
  createdAt: new Date().toISOString(),
});

describe('the effects of calls', () => {
  it('are met by the shipped mock, each', async () => {
    expect(await unmet(({ forward: ask }) => ask())).toEqual({});
    expect(effects.map(({ call }) => call)).toHaveLength(26);
  });

  it.each<[what: string, call: string, violate: Violate, ...reasons: string[]]>([
    [
      'a transfer that moves nothing',
      'POST /api/wallet/transfer',
      made('POST /api/wallet/transfer', 0, RECEIPT),
      'the game PG',
    ],
    [
      'a transfer that moves twice',
      'POST /api/wallet/transfer',
      made('POST /api/wallet/transfer', 2),
      'wallet: expected 89999, got 79998',
    ],
    [
      'a withdrawal that takes twice',
      'POST /api/wallet/withdrawAll',
      made('POST /api/wallet/withdrawAll', 2),
      'wallet and games',
    ],
    [
      'a withdrawal that takes nothing',
      'POST /api/wallet/withdraw',
      made('POST /api/wallet/withdraw', 0, RECEIPT),
      'wallet and games',
    ],
    [
      'a part of the invite bonus that is added twice',
      'POST /api/wallet/add',
      made('POST /api/wallet/add', 2),
      'the invite bonus',
    ],
    [
      'a wallet that is stale',
      'GET /api/refund/addWallet',
      stale('GET /api/wallet'),
      'wallet: expected 52500, got 50000',
    ],
    [
      'a statement that is stale',
      'POST /api/wallet/transfer',
      stale('POST /api/statement'),
      'lines of the statement',
    ],
    [
      'times of Bangkok named UTC',
      'POST /api/statement',
      shifted(7),
      'newest line: expected "now", got "in 420 minutes"',
    ],
    [
      'times shifted twice to UTC',
      'POST /api/invite',
      shifted(-7),
      'newest row: expected "now", got "420 minutes ago"',
    ],
    [
      'a coupon that stays after its claim',
      'POST /api/spinwheel/coupon/claim',
      stale('GET /api/spinwheel/coupon'),
      'coupons',
    ],
    [
      'a spin that takes no coin',
      'POST /api/spinwheel/spin',
      changed(
        'GET /api/account/profile',
        json(({ profile, ...others }: { profile: { coin: number } }) => ({
          ...others,
          profile: { ...profile, coin: profile.coin + 1 },
        })),
      ),
      'coins of the profile: expected 9, got 10',
    ],
    [
      'a password that stays',
      'PUT /api/account/changepwd',
      made('PUT /api/account/changepwd', 0),
      'whether the old one is accepted',
    ],
    [
      'a gift that is not credited',
      'POST /api/wallet/truelink',
      made('POST /api/wallet/truelink', 0, RECEIPT.replace('100.01', '123.45')),
      'wallet: expected 112345, got 100000',
    ],
    [
      'a slip that is stored twice',
      'POST /api/wallet/slip',
      made('POST /api/wallet/slip', 2),
      'slips: expected 1, got 2',
    ],
    [
      'a refund that is answered and not received',
      'GET /api/refund/receive',
      made('GET /api/refund/receive', 0),
      'whether a bonus is held: expected true, got false',
    ],
    [
      'a registration that is answered and not made',
      'POST /api/account',
      made('POST /api/account', 0),
      'POST /api/login answered',
    ],
    ['a profile that stays', 'PUT /api/account/profile', made('PUT /api/account/profile', 0), 'bank account'],
    [
      'a bonus that does not end',
      'GET /api/bonus/clear',
      made('GET /api/bonus/clear', 0),
      'whether one is active',
    ],
    [
      'a QR that is not cancelled',
      'POST /api/qrcode/{bankCode}',
      made('DELETE /api/qrcode/{qrcodeId}', 0),
      'whether one is left',
    ],
    [
      'a message that is stored twice',
      'POST /api/chat/send-message',
      made('POST /api/chat/send-message', 2),
      'older messages: expected 0, got 1',
    ],
    [
      'swapped hours without slips',
      'GET /api/lookup/slip',
      changed(
        'GET /api/lookup/slip',
        json(({ closedFrom, closedTo, ...others }: { closedFrom: string; closedTo: string }) => ({
          ...others,
          closedFrom: closedTo,
          closedTo: closedFrom,
        })),
      ),
      'closedFrom',
    ],
  ])('find %s', async (_what, call, violate, ...reasons) => {
    const chosen = effects.filter((effect) => effect.call === call);
    const found = await unmet(violate, chosen);
    for (const reason of reasons) expect(found[call]).toContain(reason);
  });
});
