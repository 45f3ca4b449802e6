import { describe, expect, it } from 'vitest';
import { call, SOMCHAI } from '../testing/call.ts';
import { becomes, box, dialog, fill, press, pressAndConfirm, row, shows, until } from '../testing/hands.ts';
import { makeWorld, openConsole } from '../testing/open-console.tsx';

describe('the first page of the console', () => {
  it('shows what waits for a decision, and decides it', async () => {
    const { control } = await openConsole('overview', { scenario: 'a member with a live KBANK QR' });
    const waiting = () => box('Waiting for a decision');
    await shows('No slip is waiting.', waiting);
    await shows('No withdrawal is waiting.', waiting);
    await press('Paid: QR 100.00', waiting);
    await becomes(async () => (await control.qrs())[0]?.status, 'paid');
    await shows('No QR is waiting.', waiting);
    await control.reset({ scenario: 'demo' });
    await press('Bank has paid: Withdrawal 500.00', waiting);
    await becomes(async () => (await control.withdrawals())[0]?.status, 'SUCCESS');
  });

  it('shows no slip, QR or withdrawal that is decided, and deletes nothing', async () => {
    const { world, control } = await openConsole('overview', {
      scenario: 'a member with slips of every kind',
    });
    const waiting = () => box('Waiting for a decision');
    await shows('Reject:', waiting);
    expect(
      [...waiting().querySelectorAll('li')].map(({ textContent }) => /PENDING/.test(textContent)),
    ).toEqual([true]);
    expect(waiting().textContent).not.toContain('Delete the picture');
    const token = await world.signIn();
    for (const amount of [100, 200]) await call(world, '/api/wallet/withdraw', token, { amount });
    await shows(/Withdrawal 200.00.*Withdrawal 100.00/, waiting);
    const [{ reference } = { reference: '' }] = await control.withdrawals();
    await control.call('POST /withdrawals/{reference}/decide', {
      params: { reference },
      body: { status: 'SUCCESS' },
    });
    await until(() => expect(waiting().textContent).not.toContain('Withdrawal 100.00'));
    await control.reset({ scenario: 'a member whose KBANK QR has expired' });
    await shows('No QR is waiting.', waiting);
  });

  it('counts contract violations by the mock and the app', async () => {
    const { world } = await openConsole('overview');
    await shows('contract broken: 0 by the mock, 0 by clients');
    await world.fetch('/api/nowhere');
    await shows('contract broken: 0 by the mock, 1 by clients');
    const tag = () => box('Journal').querySelector('h2 + span')!;
    expect(tag().className).not.toContain('danger');
    const facts = { ...(await world.control.world()), serverViolations: 2 };
    await openConsole('overview', { world, answers: { 'GET /': facts } });
    await shows('contract broken: 2 by the mock, 1 by clients');
    expect(tag().className).toContain('danger');
  });

  it('names beside the faults what else makes calls fail', async () => {
    const { control } = await openConsole('overview');
    const states = () => [...box('Active faults').querySelectorAll('p > span')].map((tag) => tag.textContent);
    await shows('No fault is planned.', () => box('Active faults'));
    expect(states()).toEqual([]);
    await control.setFlags({ terminated: true });
    await until(() => expect(states()).toEqual(['The service is terminated']));
    expect(box('Active faults').textContent).not.toContain('normal');
    await control.setFlags({ terminated: false, invalidIp: true, requestsPerMinute: 0 });
    await control.call('PUT /outages', { body: { outages: ['otp-sending'] } });
    await control.call('PUT /game-outages', { body: { codes: ['PG'] } });
    await control.call('POST /qrs/refuse-next', { body: {} });
    await control.call('POST /slips/fail-next', { body: { reason: 'INVALID_SLIP' } });
    await until(() =>
      expect(states()).toEqual([
        'A blocked network (INVALID_IP)',
        'Requests a minute: 0',
        'otp-sending is out of service',
        'PG is out of service',
        'Planned refusals of QRs: 1',
        'Planned rejections of slips: 1',
      ]),
    );
  });

  it('shows the newest twelve entries of the journal', async () => {
    const { world } = await openConsole('overview');
    for (let turn = 0; turn < 13; turn += 1) await world.fetch(`/api/nowhere/${turn}`);
    const ids = () =>
      [...box('Journal').querySelectorAll('tbody td:first-child')].map((id) => id.textContent);
    await until(() => expect(ids()[0]).toBe('13'));
    expect(ids()).toHaveLength(12);
  });

  it('resets a world only after confirmation', async () => {
    const { world, control, sent } = await openConsole('overview');
    await control.setBalance(SOMCHAI, { account: 'WALLET', amount: 5 });
    await shows('5.00 THB');
    await press('Reset world');
    await shows(world.name, () => dialog());
    await press('Cancel', () => dialog());
    await until(() => expect(() => dialog()).toThrow('no confirmation is shown'));
    await pressAndConfirm('Reset world');
    await becomes(async () => (await control.member(SOMCHAI)).wallet, 1000);
    await shows('1,000.00 THB');
    const { seed } = await control.world();
    expect(sent.filter(([verb]) => verb === 'PUT /')).toEqual([['PUT /', { scenario: 'demo', seed }]]);
  });

  it('switches the browser’s apps to the world', async () => {
    const { world } = await openConsole('overview');
    await press('Use in the apps');
    await shows('used by the apps');
    expect(document.cookie).toContain(`mock-world=${world.name}`);
    // Another tab switches the apps to another world.
    document.cookie = 'mock-world=of-another-tab; Path=/';
    window.dispatchEvent(new Event('focus'));
    await press('Use in the apps');
    await until(() => expect(document.cookie).toContain(`mock-world=${world.name}`));
  });
});

describe('the scenarios of the console', () => {
  it('are found by search, made with one press, and marked', async () => {
    const { world, sent } = await openConsole('scenarios');
    await shows(/Scenarios: \d\d/);
    await fill('Search', 'coins no wheel nothing-like-that');
    await shows('Scenarios: 0');
    await fill('Search', 'without money');
    await until(() => row('a member without money'));
    await press('Make it: Make this world: a member without money');
    await becomes(async () => (await world.control.world()).scenario, 'a member without money');
    await shows('now', () => row('a member without money'));
    await fill('Search', '');
    await shows(/Scenarios: \d\d/);
    const tags = () => [...document.querySelectorAll('main li span + span')].map((tag) => tag.textContent);
    expect(tags().filter((text) => text === 'now')).toHaveLength(1);
    const { seed } = await world.control.world();
    expect(sent.filter(([verb]) => verb === 'PUT /')).toEqual([
      ['PUT /', { scenario: 'a member without money', seed }],
    ]);
    // By words of the description too.
    const { scenarios } = await world.control.call('GET /scenarios');
    const { name, description } = scenarios.find(
      (one) => !one.name.includes('1,285.00') && one.description.includes('1,285.00'),
    )!;
    await fill('Search', description);
    await until(() => row(name));
    expect(document.querySelectorAll('main li')).toHaveLength(1);
  });

  it('include those that another tester adds', async () => {
    const other = await makeWorld();
    const { world } = await openConsole('scenarios');
    await shows(/Scenarios: \d\d/);
    await world.control.call('POST /scenarios', { body: await other.control.scenario('From elsewhere') });
    await until(() => row('From elsewhere'));
    await world.control.call('DELETE /scenarios', { query: { name: 'From elsewhere' } });
    await until(() => expect(() => row('From elsewhere')).toThrow('no row'));
  });
});
