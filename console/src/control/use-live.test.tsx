import { describe, expect, it } from 'vitest';
import { BEAT_MS as SHIPPED_BEAT_MS } from 'mock-server/testing';
import { call, SOMCHAI } from '../testing/call.ts';
import { box, press, row, shows, until } from '../testing/hands.ts';
import { BEAT_MS, FAST, openConsole } from '../testing/open-console.tsx';
import { PageSocket } from '../testing/page-socket.ts';
import { PACE } from './use-live.ts';

const isLive = () =>
  until(() => {
    expect(document.querySelector('h1')).not.toBeNull();
    expect(document.body.textContent).not.toContain('connecting');
  });

describe('the live stream of the console', () => {
  it('is lost when it falls silent without an end, and what is shown is then read again', async () => {
    const { world } = await openConsole('members');
    await isLive();
    await shows('1,000.00 THB');
    const heard = PageSocket.mute();
    await world.control.setBalance(SOMCHAI, { account: 'WALLET', amount: 7 });
    await shows('connection lost');
    heard();
    await shows('7.00 THB');
    await until(() => expect(document.body.textContent).not.toContain('connection lost'));
  });

  it('is not lost while nothing happens', async () => {
    await openConsole('members');
    await isLive();
    const beats = PageSocket.received;
    const [stream] = PageSocket.open;
    await until(() => expect(PageSocket.received).toBeGreaterThan(beats + FAST.silent / BEAT_MS + 2));
    // A lost stream is opened again at once, so by now the page may say nothing of it.
    expect([...PageSocket.open][0]).toBe(stream);
    expect(document.body.textContent).not.toContain('connection lost');
  });

  it('is lost only after three beats that did not come', () => {
    expect(PACE.silent).toBeGreaterThan(3 * SHIPPED_BEAT_MS);
    expect(PACE.silent).toBeLessThan(4 * SHIPPED_BEAT_MS);
  });

  it.each([
    ['lets a slow read arrive while changes go on, and reads what it missed', true, 60_000],
    ['reads again without a read that hangs', false, 300],
  ])('%s', async (_what, arrives, longestRead) => {
    const held: (() => void)[] = [];
    let isSlow = false;
    const { world } = await openConsole('members', {
      pace: { longestRead },
      holds: (key) =>
        isSlow && key === 'GET /members' ? new Promise<void>((resolve) => held.push(resolve)) : undefined,
    });
    const set = (amount: number) => world.control.setBalance(SOMCHAI, { account: 'WALLET', amount });
    await isLive();
    await shows('1,000.00 THB');
    isSlow = true;
    await set(7);
    await until(() => expect(held).toHaveLength(1));
    // Only the first one hangs: a second would have nothing after it.
    isSlow = arrives;
    await set(8);
    if (arrives) {
      const beats = PageSocket.received;
      await until(() => expect(PageSocket.received).toBeGreaterThan(beats + 2));
      expect(held).toHaveLength(1);
      isSlow = false;
      held[0]!();
    }
    await shows('8.00 THB');
  });

  it('is not needed for what ends by the world’s clock: a QR expires on the page too', async () => {
    const scenario = 'a member with a live KBANK QR';
    const { control } = await openConsole('deposits', { scenario });
    const qr = () => row('QR 100.00', box('QR deposits')).textContent;
    await until(() => expect(qr()).toContain('live'));
    await control.setClock({ isFrozen: false, rate: 300 });
    await until(() => expect(qr()).toContain('expired'));
  });

  it.each([
    ['a code', 'members', 'One-time codes', 'live', 'expired', 150],
    ['a slip', 'deposits', 'Slip queue', 'PENDING', 'SUCCESS', 15],
    ['a withdrawal', 'games', 'Withdrawals', 'PENDING', 'SUCCESS', 15],
  ])('shows the end of %s by the world’s clock', async (_what, section, title, began, ended, rate) => {
    const scenario = section === 'deposits' ? 'a member with two slips in progress' : 'a member with money';
    const { world, control } = await openConsole(section, { scenario });
    if (section === 'members') await call(world, '/api/otp/send', null, { phoneNumber: '0611111111' });
    if (section === 'games') await call(world, '/api/wallet/withdraw', await world.signIn(), { amount: 100 });
    await shows(began, () => box(title));
    await control.setClock({ isFrozen: false, rate });
    await shows(ended, () => box(title));
  });

  it('reads nothing again and again while the clock is frozen', async () => {
    const asked: string[] = [];
    const scenario = 'a member with a live KBANK QR';
    const { control } = await openConsole('deposits', { scenario, holds: (key) => void asked.push(key) });
    await control.setClock({ isFrozen: true, rate: 3600 });
    await shows('×3600');
    const beats = PageSocket.received;
    await until(() => expect(PageSocket.received).toBeGreaterThan(beats + 2));
    asked.length = 0;
    await until(() => expect(PageSocket.received).toBeGreaterThan(beats + 5));
    expect(asked).toEqual([]);
  });

  it('reads everything again after it was lost, because a different mock may answer', async () => {
    const asked: string[] = [];
    await openConsole('codes', { holds: (key) => void asked.push(key) });
    await isLive();
    await shows('Codes: 80');
    const restarted = PageSocket.hold();
    await shows('connection lost');
    asked.length = 0;
    restarted();
    await until(() =>
      expect(asked).toEqual(expect.arrayContaining(['GET /codes', 'GET /scenarios', 'GET /slips'])),
    );
  });

  it('reads nothing again and again for a code that has expired on a part that is left', async () => {
    const asked: string[] = [];
    const { world, control } = await openConsole('members', { holds: (key) => void asked.push(key) });
    await call(world, '/api/otp/send', null, { phoneNumber: '0611111111' });
    await shows('live', () => box('One-time codes'));
    await press('Guide');
    await shows('Lost answers');
    await control.setClock({ isFrozen: false, rate: 3600 });
    await shows('×3600');
    await until(async () => expect((await control.otps())[0]?.status).toBe('expired'));
    asked.length = 0;
    const beats = PageSocket.received;
    await until(() => expect(PageSocket.received).toBeGreaterThan(beats + 3));
    expect(asked).toEqual([]);
  });
});
