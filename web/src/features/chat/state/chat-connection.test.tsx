import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeWorld } from '../../../testing/render-app.tsx';
import { attach, fileOf, holdAnswers, openChat, PNG, send } from '../testing.ts';

describe('the chat connection', () => {
  it('finds a message that was lost while the panel was closed (C2) [7.53]', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    await chat.user.click(chat.panel.getByRole('button', { name: 'Close the chat' }));
    await chat.world.control.setConnection({ lose: 1 });
    await chat.world.control.sendAsAgent(room, { text: 'lost' });
    await chat.user.click(await screen.findByRole('button', { name: /^Chat with our staff/ }));
    expect(await screen.findByText('lost')).toBeVisible();
  });

  it('asks again for the prefix of its room after 5 s when the reply has none, but not once left [4.13] [7.51] [9.06]', async () => {
    const world = await makeWorld();
    const body = '{"PREFIX":" "}';
    const call = 'GET /api/chat/config';
    const answer = holdAnswers(world, '/api/chat/config');
    await openChat({ world });
    // Unlike a page that is left, the app goes on, and the answer reaches it.
    cleanup();
    await answer();
    vi.restoreAllMocks();
    await world.control.addFault({ call, kind: 'status', status: 200, body, times: 2 });
    const left = await openChat({ world });
    await left.panel.findByText(/^Connecting again/);
    expect(await world.control.sockets()).toEqual([]);
    left.unmount();
    await left.clock.advance(5_000);
    expect(await world.control.count({ call })).toBe(2);
    const chat = await openChat({ world });
    await chat.panel.findByText(/^Connecting again/);
    await chat.clock.advance(4_999);
    expect(await world.control.count({ call })).toBe(3);
    await chat.clock.advance(1);
    expect(await chat.joined()).not.toMatch(/^[\s-]/);
    // One that was left would have connected before this one.
    expect(await world.control.sockets()).toHaveLength(1);
  });

  it('stops reading a history that has a new page each time, and goes on [7.53]', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    await chat.world.control.sendAsAgent(room, { text: 'first' });
    await chat.panel.findByText('first');
    await chat.clock.advance(1_000);
    const createdAt = new Date(chat.clock.now() + 1_000).toISOString();
    let pages = 0;
    const { fetch } = chat.world.network;
    const endless = vi.spyOn(chat.world.network, 'fetch').mockImplementation(async (address, init) => {
      if (typeof address !== 'string' || !address.includes('/api/chat/history') || pages === 30)
        return fetch(address, init);
      pages += 1;
      const page = Array.from({ length: 500 }, (_, index) => ({
        sender: 'admin',
        createdAt,
        message: { message_type: 'text', payload: { message: `page ${pages}, line ${index}` } },
      }));
      return Response.json(page);
    });
    await chat.user.click(chat.panel.getByRole('button', { name: 'Load the messages again' }));
    expect(await chat.panel.findByText('page 1, line 0', {}, { timeout: 10_000 })).toBeVisible();
    expect(pages).toBe(10);
    endless.mockRestore();
    await send(chat, 'Still here');
    expect(await chat.panel.findByText('Sent')).toBeVisible();
  });

  it('joins the room under the prefix that the service answers [7.51]', async () => {
    const world = await makeWorld();
    const body = '{"PREFIX":"XY"}';
    await world.control.addFault({ call: 'GET /api/chat/config', kind: 'status', status: 200, body });
    const chat = await openChat({ world });
    // The mock has no room under this prefix.
    expect(await chat.panel.findByText(/^Connecting again/)).toBeVisible();
    expect(await world.control.sockets()).toMatchObject([{ room: null }]);
  });

  it('reconnects 5 s after the service has disconnected, not before, and tells problems meanwhile [2.83] [4.13] [8.21] [9.06] [9.11]', async () => {
    const chat = await openChat();
    await chat.joined();
    await chat.world.control.disconnectSockets();
    expect(await chat.panel.findByText(/Connecting again/)).toBeVisible();
    await attach(chat, fileOf('slip', 'image/png', PNG));
    expect(await chat.panel.findByText(/^File is not supported/)).toBeVisible();
    await chat.clock.advance(4_000);
    expect(chat.panel.getByText(/Connecting again/)).toBeVisible();
    await chat.clock.advance(999);
    expect(await chat.world.control.sockets()).toEqual([]);
    await chat.clock.advance(1);
    await chat.joined();
    await waitFor(() => expect(chat.panel.queryByText(/Connecting again/)).toBeNull());
  });

  it('fills the gap after a lost connection, once and in order (C2) [4.13] [9.05] [9.06]', async () => {
    const chat = await openChat({ autoAdvance: true });
    const room = await chat.joined();
    await chat.world.control.sendAsAgent(room, { text: 'before' });
    await chat.panel.findByText('before');
    expect(chat.panel.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
    await chat.world.control.setConnection({ refuses: true });
    await chat.world.control.disconnectSockets();
    expect(await chat.panel.findByText(/Connecting again/)).toBeVisible();
    for (let index = 1; index <= 25; index += 1)
      await chat.world.control.sendAsAgent(room, { text: `missed ${index}` });
    await chat.world.control.setConnection({ refuses: false });
    await chat.panel.findByText('missed 25');
    expect(chat.panel.getAllByText(/^missed/).map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 25 }, (_, index) => `missed ${index + 1}`),
    );
  });

  it('shows lost, doubled and reordered messages once and in order (C1) (C2) (C3) [7.53] [7.56]', async () => {
    const chat = await openChat({ autoAdvance: true });
    const room = await chat.joined();
    const { control } = chat.world;
    const say = async (...lines: string[]) => {
      for (const line of lines) await control.sendAsAgent(room, { text: line });
    };
    const shown = () => chat.panel.queryAllByText(/^line \d+$/).map(({ textContent }) => textContent);
    await control.setConnection({ lose: 1 });
    await say('line 1', 'line 2');
    await control.setConnection({ duplicate: 2 });
    await say('line 3', 'line 4');
    await control.setConnection({ reorder: 3 });
    await say('line 5', 'line 6', 'line 7');
    const all = Array.from({ length: 7 }, (_, index) => `line ${index + 1}`);
    await waitFor(() => expect(shown()).toEqual(all));
    await control.setConnection({ refuses: true, lose: 1 });
    await control.disconnectSockets();
    await say('line 8', 'line 9');
    await control.setConnection({ refuses: false });
    await waitFor(() => expect(shown()).toEqual([...all, 'line 8', 'line 9']));
  });
});
