import { describe, expect, it } from 'vitest';
import { startTexts } from '../app/texts.ts';
import { type ActionContext, actionsFor } from './actions.ts';

const MEMBER = { phone: '0899999999', name: 'Malee' } as ActionContext['member'];
const QRS = [
  { qrcodeId: 'q3', status: 'paid', amount: 10 },
  { qrcodeId: 'q2', status: 'live', amount: 100.03 },
  { qrcodeId: 'q1', status: 'expired', amount: 50 },
] as ActionContext['qrs'];

async function actions(given: Partial<ActionContext>) {
  const { t } = await startTexts();
  const nothing = { t, member: null, room: null, qrs: [], slips: [], withdrawals: [], now: undefined };
  return actionsFor({ ...nothing, ...given });
}

/** What each action of a group is called, and what it sends. */
async function sent(group: string, given: Partial<ActionContext> = {}) {
  const all = await actions(given);
  return all
    .filter((action) => action.group === group)
    .map(({ label, verb, input = {} }) => {
      const { params, body } = input as { params?: Record<string, string>; body?: object };
      const path = Object.entries(params ?? {}).reduce<string>(
        (text, [name, value]) => text.replace(`{${name}}`, value),
        verb,
      );
      return body === undefined ? [label, path] : [label, path, body];
    });
}

const path = (method: string, part: string) => `${method} /members/0899999999/${part}`;

describe('the actions of the console', () => {
  it('change the member who is selected', async () => {
    expect(await sent('member', { member: MEMBER })).toEqual([
      ['Session gone: Malee', path('DELETE', 'tokens')],
      ['No money in the wallet: Malee', path('PUT', 'balance'), { account: 'WALLET', amount: 0 }],
      ['A million in the wallet: Malee', path('PUT', 'balance'), { account: 'WALLET', amount: 1_000_000 }],
      ['Deactivate Malee', path('PUT', 'active'), { isActive: false }],
      ['Activate Malee', path('PUT', 'active'), { isActive: true }],
      ['Take the wallet away: Malee', path('PUT', 'wallet'), { hasWallet: false }],
      [
        'Take the bank account away: Malee',
        path('PUT', 'bank'),
        { bankCode: '', bankAccountName: '', bankAccountNo: '' },
      ],
      ['Statement of 500 rows, a month old: Malee', path('POST', 'statement'), { count: 500, daysAgo: 30 }],
    ]);
    expect(await sent('wheel', { member: MEMBER })).toEqual([
      ['10 coins: Malee', path('PUT', 'coins'), { coins: 10 }],
      [
        'A won coupon: Malee',
        path('POST', 'coupons'),
        { code: 'P100', name: '100 baht', kind: 'money', amount: 100 },
      ],
    ]);
    expect(await sent('member')).toEqual([]);
  });

  it('send each kind of message to the member’s room, if there is one', async () => {
    const messages = (await sent('chat', { member: MEMBER, room: 'r1' })).slice(0, -1);
    const to = 'POST /chat/rooms/r1/messages';
    expect(messages).toEqual([
      ['Agent sends a text to Malee', to, { preset: 'text' }],
      ['Agent sends buttons to Malee', to, { preset: 'buttons' }],
      ['Agent sends a picture to Malee', to, { preset: 'image' }],
      ['Agent sends a video to Malee', to, { preset: 'video' }],
      ['Agent sends a file to Malee', to, { preset: 'file' }],
      ['Agent sends quick replies to Malee', to, { preset: 'quick_replies' }],
      ['Agent sends cards to Malee', to, { preset: 'generic' }],
      ['Agent sends a postback to Malee', to, { preset: 'postback' }],
      ['Agent sends an unknown kind to Malee', to, { preset: 'unknown' }],
    ]);
    expect(await sent('chat', { member: MEMBER })).toEqual([['Disconnect the chat', 'DELETE /chat/sockets']]);
  });

  it('pay the newest QR, decide the newest slip and withdrawal', async () => {
    const slips = [
      { id: 's1', status: 'PENDING', amount: 7 },
      { id: 's2', status: 'PENDING', amount: null },
      { id: 's3', status: 'SUCCESS', amount: 9 },
    ] as ActionContext['slips'];
    const withdrawals = [
      { reference: 'w1', status: 'PENDING' },
      { reference: 'w2', status: 'PENDING' },
      { reference: 'w3', status: 'FAILED' },
    ] as ActionContext['withdrawals'];
    expect(await sent('money', { qrs: QRS, slips, withdrawals })).toEqual([
      ['The QR is paid', 'POST /qrs/q2/paid'],
      ['Half of the QR is paid', 'POST /qrs/q2/paid-wrong', { amount: 50.02 }],
      ['The expired QR is paid late', 'POST /qrs/q1/paid-late'],
      ['The next QR is refused', 'POST /qrs/refuse-next'],
      ['The slip is approved', 'POST /slips/s2/decide', { status: 'SUCCESS', amount: 100 }],
      ['The withdrawal is paid', 'POST /withdrawals/w2/decide', { status: 'SUCCESS' }],
      ['The withdrawal fails', 'POST /withdrawals/w2/decide', { status: 'FAILED' }],
    ]);
    expect(await sent('money')).toEqual([['The next QR is refused', 'POST /qrs/refuse-next']]);
    expect(await sent('money', { slips: slips.slice(0, 1) })).toContainEqual([
      'The slip is approved',
      'POST /slips/s1/decide',
      { status: 'SUCCESS', amount: 7 },
    ]);
  });

  it('set the switches of the service, and close the slips while the time is known', async () => {
    const switches = [
      ['The service is terminated', 'PUT /flags', { terminated: true }],
      ['The service runs again', 'PUT /flags', { terminated: false }],
      ['5 requests a minute, then REQUEST_LIMIT', 'PUT /flags', { requestsPerMinute: 5 }],
      ['A blocked network (INVALID_IP)', 'PUT /flags', { invalidIp: true }],
      ['Registration without a code', 'PUT /flags', { registerOTP: false }],
      ['Deposits are credited by hand', 'PUT /flags', { isManual: true }],
    ];
    expect(await sent('service')).toEqual(switches);
    // 12:30 in Bangkok.
    expect(await sent('service', { now: '2026-12-01T05:30:30.000Z' })).toEqual([
      ...switches,
      ['Slips are not accepted now', 'PUT /slip-hours', { closedFrom: '12:30', closedTo: '12:29' }],
    ]);
  });

  it('break the network for the next call of a kind, or for all', async () => {
    const always = { call: '*', times: 'always' };
    const broken = (what: string, call: string) => [
      [`Timeout after commit: the next ${what}`, 'POST /faults', { call, kind: 'drop' }],
      [`Half an answer: the next ${what}`, 'POST /faults', { call, kind: 'half-body' }],
    ];
    expect(await sent('network')).toEqual([
      ['Slow network: 3 seconds a call', 'POST /faults', { ...always, kind: 'latency', milliseconds: 3000 }],
      ['The next call: REQUEST_LIMIT (429)', 'POST /faults', { call: '*', kind: 'limit' }],
      ['Every call answers gone', 'POST /faults', { ...always, kind: 'gone' }],
      ['No network', 'POST /faults', { ...always, kind: 'reset' }],
      ['30 % of calls fail', 'POST /faults', { ...always, kind: 'reset', probability: 0.3 }],
      ...broken('transfer', 'POST /api/wallet/transfer'),
      ...broken('withdrawal', 'POST /api/wallet/withdrawAll'),
      ...broken('QR', 'POST /api/qrcode/{bankCode}'),
      ...broken('spin', 'POST /api/spinwheel/spin'),
      ['Remove all faults', 'DELETE /faults'],
    ]);
  });

  it('advance the clock', async () => {
    const minutes = {
      '+1 min': 1,
      '+10 min': 10,
      '+1 hour': 60,
      '+1 day': 1440,
      '+1 week': 10_080,
      '+1 month': 43_200,
    };
    expect(await sent('clock')).toEqual(
      Object.entries(minutes).map(([step, count]) => [
        `Clock ${step}`,
        'POST /clock/advance',
        { seconds: count * 60 },
      ]),
    );
  });

  it('have names and ids of their own', async () => {
    const all = await actions({ member: MEMBER, room: 'r1', qrs: QRS, now: '2026-12-01T05:30:30.000Z' });
    for (const name of ['id', 'label'] as const)
      expect(new Set(all.map((action) => action[name])).size, name).toBe(all.length);
  });
});
