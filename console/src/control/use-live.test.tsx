import { describe, expect, it } from 'vitest';
import { call, SOMCHAI } from '../testing/call.ts';
import { box, press, row, shows, until } from '../testing/hands.ts';
import { openConsole } from '../testing/open-console.tsx';
import { PageSocket } from '../testing/page-socket.ts';

const isLive = () => until(() => expect(PageSocket.open.size).toBe(1));

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
    await until(() => expect(PageSocket.received).toBeGreaterThan(beats + 4));
    expect(document.body.textContent).not.toContain('connection lost');
  });

  it('is not needed for what ends by the world’s clock: a QR expires on the page too', async () => {
    const scenario = 'a member with a live KBANK QR';
    const { control } = await openConsole('deposits', { scenario });
    const qr = () => row('QR 100.00', box('QR deposits')).textContent;
    await until(() => expect(qr()).toContain('live'));
    await control.setClock({ isFrozen: false, rate: 300 });
    await until(() => expect(qr()).toContain('expired'));
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
