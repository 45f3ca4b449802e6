import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { makeWorld } from '../../../testing/render-app.tsx';
import {
  alerts,
  attach,
  holdAnswers,
  openChat,
  picture,
  send,
  stubObjectUrls,
  watchCalls,
} from '../testing.ts';

describe('the message box', () => {
  beforeEach(stubObjectUrls);

  it('breaks the line with Shift and Enter, sends no blank text and 2000 characters at most, and can be read again [2.83] [5.28] [9.03]', async () => {
    const chat = await openChat();
    const input = chat.panel.getByRole('textbox', { name: 'Type a message' });
    for (const blank of ['   ', '\u200b\u2060']) {
      await chat.user.type(input, blank);
      expect(chat.panel.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
      await chat.user.keyboard('{Enter}');
      await chat.user.clear(input);
    }
    await chat.user.type(input, 'o');
    // Enter that only accepts a suggestion of an input method.
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    // Safari reports the end of the composition first.
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    await chat.user.type(input, 'ne{Shift>}{Enter}{/Shift}two{Enter}');
    const room = await chat.joined();
    await waitFor(async () =>
      expect((await chat.world.control.chatMessages(room)).map(({ message }) => message.payload)).toEqual([
        { message: 'one\ntwo' },
      ]),
    );
    // Enter that sends breaks no line.
    expect(input).toHaveValue('');
    expect(input).toHaveAttribute('maxlength', '2000');
    fireEvent.change(input, { target: { value: 'x'.repeat(1_985) } });
    expect(chat.panel.getAllByText('15 characters left')[0]).toBeVisible();
    await chat.user.clear(input);
    const history = () => chat.world.control.count({ call: 'POST /api/chat/history' });
    await waitFor(() => expect(chat.panel.queryByText('Sending')).toBeNull());
    const before = await history();
    await chat.user.click(chat.panel.getByRole('button', { name: 'Load the messages again' }));
    await waitFor(async () => expect(await history()).toBe(before + 1));
    expect(chat.panel.getByRole('log', { name: 'Messages' })).toHaveTextContent('two');
  });

  it('takes 2000 units of UTF-16, which the service takes too [2.83] [5.28] [9.03]', async () => {
    const chat = await openChat();
    await chat.user.click(chat.panel.getByRole('textbox', { name: 'Type a message' }));
    await chat.user.paste('😀'.repeat(1_001));
    expect(chat.panel.getAllByText('0 characters left')[0]).toBeVisible();
    await chat.user.keyboard('{Enter}');
    const room = await chat.joined();
    await waitFor(async () =>
      expect((await chat.world.control.chatMessages(room)).map(({ message }) => message.payload)).toEqual([
        { message: '😀'.repeat(1_000) },
      ]),
    );
  });

  it('announces how many characters are left only as a text passes a few counts, and shows each [9.03]', async () => {
    const chat = await openChat();
    const input = chat.panel.getByRole('textbox', { name: 'Type a message' });
    const room = (left: number) => `${left} ${left === 1 ? 'character' : 'characters'} left`;
    const saidAfter = (left: number) => {
      fireEvent.change(input, { target: { value: 'x'.repeat(2_000 - left) } });
      if (left <= 100) expect(chat.panel.getAllByText(room(left))[0]).toBeVisible();
      else expect(chat.panel.queryByText(/ left$/)).toBeNull();
      return chat.panel
        .getAllByRole('status')
        .flatMap(({ textContent }) => /.* left$/.exec(textContent) ?? [])
        .join();
    };
    // Typed key by key.
    expect([101, 100, 99, 51, 50, 49, 21, 20, 19, 1, 0].map(saidAfter)).toEqual([
      '',
      ...[100, 100, 100, 50, 50, 50, 20, 20, 20, 0].map(room),
    ]);
    // Pasted, dictated or deleted: most counts never come up.
    expect([300, 15, 14, 45, 38, 300, 98].map(saidAfter)).toEqual([
      '',
      room(15),
      room(15),
      room(45),
      room(45),
      '',
      room(98),
    ]);
  });

  it('sends a text once when its answer is lost (C1)', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    await chat.world.control.addFault({ call: 'POST /api/chat/send-message', kind: 'drop' });
    await send(chat, 'Hello');
    await waitFor(() => expect(chat.panel.queryByText('Sending')).toBeNull());
    expect(chat.panel.queryByText('Not sent')).toBeNull();
    expect(chat.panel.getAllByText('Hello')).toHaveLength(1);
    expect(await chat.world.control.chatMessages(room)).toHaveLength(1);
  });

  it.each(['1970-01-01T00:00:00.000Z', '+275760-09-12T00:00:00.000Z', 'soon', null])(
    'shows a text once when its answer has the time %j (C1)',
    async (createdAt) => {
      const chat = await openChat({ autoAdvance: true });
      await chat.joined();
      const { network } = chat.world;
      const { fetch } = network;
      vi.spyOn(network, 'fetch').mockImplementation(async (address, init) => {
        const answer = await fetch(address, init);
        const isSent = typeof address === 'string' && address.includes('send-message');
        return isSent ? Response.json({ createdAt }) : answer;
      });
      await send(chat, 'Hello');
      expect(await chat.panel.findByText('Sent')).toBeVisible();
      await chat.clock.advance(2_000);
      expect(chat.panel.getAllByText('Hello')).toHaveLength(1);
    },
  );

  it('marks a refused text, sends it again or removes it, and tells once that the service was not reached [4.12] [8.21]', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    const refuse = {
      call: 'POST /api/chat/send-message',
      kind: 'refuse',
      code: 'NO_USER',
      status: 400,
      times: 2,
    } as const;
    await chat.world.control.addFault(refuse);
    await send(chat, 'Hello');
    await chat.panel.findByText('Not sent');
    expect(chat.panel.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/\S/),
    );
    await chat.user.click(chat.panel.getByRole('button', { name: 'Send again' }));
    await chat.user.click(await chat.panel.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(chat.panel.queryByText('Hello')).toBeNull());
    await chat.world.control.clearFaults();
    await chat.world.control.addFault({ call: refuse.call, kind: 'reset', times: 2 });
    await send(chat, 'Again');
    const problem = 'We could not reach the service. Please try again.';
    await waitFor(() => expect(alerts(chat)).toContain(problem));
    await chat.clock.advance(5_000);
    expect(alerts(chat)).not.toContain(problem);
    await chat.clock.advance(10_000);
    await waitFor(async () => expect(await chat.world.control.chatMessages(room)).toHaveLength(1));
  });

  it('sends messages in order, and none after the session (C1) (C3)', async () => {
    const world = await makeWorld();
    const asked = watchCalls(world);
    const chat = await openChat({ world, path: '/user/statement', signedIn: SOMCHAI });
    const room = await chat.joined();
    const { control } = world;
    const sendMessage = { call: 'POST /api/chat/send-message' } as const;
    await control.addFault({ ...sendMessage, kind: 'hang' });
    await send(chat, 'one');
    await send(chat, 'two');
    await waitFor(() => expect(asked('send-message')).toHaveLength(1));
    await control.clearFaults();
    await waitFor(() => expect(chat.panel.getAllByText('Sent')).toHaveLength(2));
    const said = async () => (await control.chatMessages(room)).map(({ message }) => message.payload);
    expect(await said()).toEqual([{ message: 'one' }, { message: 'two' }]);

    await control.addFault({ ...sendMessage, kind: 'hang' });
    await send(chat, 'three');
    await send(chat, 'four');
    await waitFor(() => expect(asked('send-message')).toHaveLength(3));
    chat.services.session.end('logout');
    await control.clearFaults();
    await waitFor(async () => expect(await said()).toHaveLength(3));
    await chat.user.click(await screen.findByRole('button', { name: /^Chat with our staff/ }));
    await chat.user.type(await screen.findByRole('textbox', { name: 'Type a message' }), 'as a guest{Enter}');
    expect(await screen.findByText('Sent')).toBeVisible();
    expect(asked('send-message')).toHaveLength(4);
  });

  it('says after 5 s without an answer, and not before, that the first of its texts takes long', async () => {
    const chat = await openChat();
    await chat.joined();
    const answer = holdAnswers(chat.world, 'send-message');
    const said = () => chat.panel.queryAllByText(/^This is taking longer/);
    await send(chat, 'one');
    await send(chat, 'two');
    await chat.clock.advance(4_900);
    await answer();
    // The next text has just been sent.
    await chat.clock.advance(4_900);
    expect(said()).toHaveLength(0);
    await chat.clock.advance(200);
    expect(said()).toHaveLength(1);
    expect(said()[0]).toHaveRole('status');
    await answer();
    await waitFor(() => expect(said()).toHaveLength(0));
  });

  it('says after 5 s without an answer, and not before, that its file takes long', async () => {
    const chat = await openChat();
    await chat.joined();
    const answer = holdAnswers(chat.world, 'upload-image');
    await attach(chat, picture());
    await chat.user.click(chat.panel.getByRole('button', { name: 'Send' }));
    await chat.panel.findByRole('progressbar');
    await chat.clock.advance(4_900);
    expect(chat.panel.queryByText(/^This is taking longer/)).toBeNull();
    await chat.clock.advance(200);
    expect(chat.panel.getByText(/^This is taking longer/)).toBeVisible();
    await answer();
    await waitFor(() => expect(chat.panel.queryByText(/^This is taking longer/)).toBeNull());
  });

  it('sends once for two clicks in one task [2.83]', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    await chat.user.type(chat.panel.getByRole('textbox', { name: 'Type a message' }), 'Hello');
    act(() => {
      const button = chat.panel.getByRole('button', { name: 'Send' });
      button.click();
      button.click();
    });
    await waitFor(() => expect(chat.panel.queryByText('Sending')).toBeNull());
    expect(chat.panel.getAllByText('Hello')).toHaveLength(1);
    expect(await chat.world.control.chatMessages(room)).toHaveLength(1);
  });
});
