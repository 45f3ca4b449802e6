import { describe, expect, it } from 'vitest';
import { SOMCHAI } from '../testing/call.ts';
import { box, row, shows, until } from '../testing/hands.ts';
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
});
