import { describe, expect, it } from 'vitest';
import { call, SOMCHAI } from '../testing/call.ts';
import { becomes, dialog, fill, press, shows, until } from '../testing/hands.ts';
import { makeWorld, openConsole, type OpenConsole } from '../testing/open-console.tsx';
import { command } from '../testing/palette.ts';

const DAY = 86_400;
const STEPS = {
  '+1 min': 60,
  '+10 min': 600,
  '+1 hour': 3600,
  '+1 day': DAY,
  '+1 week': 7 * DAY,
  '+1 month': 30 * DAY,
};

/** Runs commands by their labels, in order, and compares what each has sent. */
async function sends(
  { sent }: OpenConsole,
  expected: readonly (readonly [label: string, verb: string, body?: object])[],
) {
  const commands = () => sent.filter(([verb]) => verb !== 'PUT /history');
  for (const [label, verb, body] of expected) {
    const before = commands().length;
    await command(label);
    await shows(`Done: ${label}`);
    expect(commands().slice(before)).toEqual([[verb, body ?? expect.toBeOneOf([null, {}])]]);
  }
}

describe('the commands of the console', () => {
  it('set the switches of the service', async () => {
    await sends(await openConsole('guide'), [
      ['The service runs again', 'PUT /flags', { terminated: false }],
      ['5 requests a minute, then REQUEST_LIMIT', 'PUT /flags', { requestsPerMinute: 5 }],
      ['A blocked network (INVALID_IP)', 'PUT /flags', { invalidIp: true }],
      ['Registration without a code', 'PUT /flags', { registerOTP: false }],
      ['Deposits are credited by hand', 'PUT /flags', { isManual: true }],
      ['Disconnect the chat', 'DELETE /chat/sockets'],
      ['Remove all faults', 'DELETE /faults'],
    ]);
  });

  it('advance the clock by each step', async () => {
    const steps = Object.entries(STEPS);
    await sends(
      await openConsole('guide'),
      steps.map(([step, seconds]) => [`Clock ${step}`, 'POST /clock/advance', { seconds }]),
    );
  });

  it.each(['00:00', '12:30', '23:59'])('close the slips at %s in Bangkok, and for a day', async (time) => {
    const { world, control } = await openConsole('guide');
    const isOpen = async () => {
      const answer = await call(world, '/api/lookup/slip', await world.signIn());
      return ((await answer.json()) as { isOpen: boolean }).isOpen;
    };
    await control.setSlipHours({ closedFrom: '00:00', closedTo: '00:00' });
    const now = new Date(`2026-12-01T${time}:30+07:00`).toISOString();
    await control.setClock({ now });
    await shows(now.slice(11, 19), () => document.querySelector('time')!);
    expect(await isOpen()).toBe(true);
    await command('Slips are not accepted now');
    await becomes(isOpen, false);
    await control.advanceClock({ seconds: 23 * 3600 });
    expect(await isOpen()).toBe(false);
    // Hours cannot close a whole day.
    await control.advanceClock({ seconds: 59 * 60 });
    expect(await isOpen()).toBe(true);
  });

  it('act on the selected member', async () => {
    const member = '/members/0899999999';
    const coupon = { code: 'P100', name: '100 baht', kind: 'money', amount: 100 };
    const opened = await openConsole('members');
    await fill('Malee', 'on');
    await shows('What Malee holds');
    // Another part keeps the member.
    await command('Open: Games');
    await shows('Games of Malee');
    await sends(opened, [
      ['10 coins: Malee', `PUT ${member}/coins`, { coins: 10 }],
      ['A won coupon: Malee', `POST ${member}/coupons`, coupon],
      ['Statement of 500 rows, a month old: Malee', `POST ${member}/statement`, { count: 500, daysAgo: 30 }],
    ]);
  });

  it.each([
    ['The QR is paid', 'paid', null],
    ['Half of the QR is paid', 'paid-wrong', { amount: 50 }],
  ])('pay a live QR: %s', async (label, verb, body) => {
    const opened = await openConsole('guide', { scenario: 'a member with a live KBANK QR' });
    const [qr] = await opened.control.qrs();
    await sends(opened, [[label, `POST /qrs/${qr?.qrcodeId}/${verb}`, body ?? undefined]]);
    expect((await opened.control.qrs())[0]?.status).not.toBe('live');
  });

  it('pay an expired QR late, and refuse the next one', async () => {
    const opened = await openConsole('guide', { scenario: 'a member whose KBANK QR has expired' });
    const [qr] = await opened.control.qrs();
    await sends(opened, [
      ['The expired QR is paid late', `POST /qrs/${qr?.qrcodeId}/paid-late`],
      ['The next QR is refused', 'POST /qrs/refuse-next'],
    ]);
  });

  it('complete the turnover of a held bonus', async () => {
    const opened = await openConsole('guide', { scenario: 'a member with an active bonus' });
    const verb = `POST /members/${SOMCHAI}/bonus/finish`;
    await sends(opened, [['Complete the bonus turnover: Somchai', verb]]);
    expect(await opened.control.heldBonus(SOMCHAI)).toBeNull();
  });

  it('approve the newest slip, which is first in the queue, with its amount', async () => {
    const opened = await openConsole('guide', { scenario: 'a member with two slips in progress' });
    const slip = (await opened.control.slips()).at(-1);
    await sends(opened, [
      [
        'The slip is approved',
        `POST /slips/${slip?.id}/decide`,
        { status: 'SUCCESS', amount: slip?.amount ?? 100 },
      ],
    ]);
    await becomes(
      async () => (await opened.control.slips()).map(({ status }) => status),
      ['PENDING', 'SUCCESS'],
    );
  });

  it('are sent also while an earlier one has no answer yet', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>();
    const holds = (key: string) => (key === 'POST /faults' ? answered : undefined);
    await openConsole('guide', { holds });
    await command('Slow network');
    await command('Remove all faults');
    await shows('Done: Remove all faults');
    expect(document.body.textContent).not.toContain('Done: Slow network');
    answer(undefined);
    await shows('Done: Slow network');
  });

  it('settle the newest withdrawal that waits, both ways', async () => {
    const opened = await openConsole('overview');
    const { world, control } = opened;
    const token = await world.signIn();
    for (const amount of [100, 200]) await call(world, '/api/wallet/withdraw', token, { amount });
    const [older, newer] = (await control.withdrawals()).slice(-2).map(({ reference }) => reference);
    const newest = () => document.querySelector('main')!.textContent.includes('Withdrawal 200.00');
    await until(() => expect(newest()).toBe(true));
    await sends(opened, [
      ['The withdrawal is paid', `POST /withdrawals/${newer}/decide`, { status: 'SUCCESS' }],
    ]);
    await until(() => expect(newest()).toBe(false));
    await sends(opened, [
      ['The withdrawal fails', `POST /withdrawals/${older}/decide`, { status: 'FAILED' }],
    ]);
  });

  it('make a code’s own call answer it', async () => {
    const opened = await openConsole('guide');
    const { codes } = await opened.control.call('GET /codes');
    const { code, calls } = codes.find((one) => one.calls.length === 1)!;
    const { call } = calls[0]!;
    await sends(opened, [
      [`The next ${call} answers ${code}`, 'POST /faults', { call, kind: 'refuse', code }],
    ]);
  });

  it('start the world from a scenario with its seed, and ask first if something has happened in it', async () => {
    const world = await makeWorld();
    await world.control.call('PUT /history', { body: { isKept: true } });
    await world.control.reset();
    const opened = await openConsole('guide', { world });
    const { control, sent } = opened;
    const { seed } = await control.world();
    const name = 'a member without money';
    const start = ['PUT /', { scenario: name, seed }] as const;
    await sends(opened, [[`Make this world: ${name}`, ...start]]);
    await call(world, '/api/lookup/info');
    await shows('Journal1', () => document.querySelector('nav')!);
    await control.setBalance(SOMCHAI, { account: 'WALLET', amount: 7 });
    await command(`Make this world: ${name}`);
    await until(() => expect(dialog().textContent).toContain('journal (entries: 1)'));
    expect((await control.member(SOMCHAI)).wallet).toBe(7);
    await press('Continue', () => dialog());
    await becomes(async () => (await control.member(SOMCHAI)).wallet, 0);
    expect(sent.filter(([verb]) => verb === 'PUT /')).toEqual([start, start]);
  });

  it('ask before they start a world again that only verbs have changed', async () => {
    const world = await makeWorld();
    const { control } = world;
    await control.call('PUT /history', { body: { isKept: true } });
    await control.setBalance(SOMCHAI, { account: 'WALLET', amount: 7 });
    await openConsole('guide', { world });
    await shows('Members3', () => document.querySelector('nav')!);
    await command('Make this world: a member without money');
    await until(() => expect(dialog().textContent).toContain('journal (entries: 0)'));
    expect((await control.member(SOMCHAI)).wallet).toBe(7);
  });

  it('ask before they start demo again, because others use it too', async () => {
    const { sent } = await openConsole('guide', { address: 'demo' });
    await command('Make this world: a member without money');
    await until(() => expect(dialog().textContent).toContain('demo'));
    expect(sent.filter(([verb]) => verb === 'PUT /worlds/demo' || verb === 'PUT /')).toEqual([]);
  });
});
