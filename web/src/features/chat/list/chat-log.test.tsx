import { act, fireEvent, waitFor } from '@testing-library/react';
import { CHAT_PAGE } from 'contracts/rules';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { createBrowserPlatform } from '../../../platform/browser-platform.ts';
import { switchNetwork } from '../../../testing/browser-state.ts';
import { postElsewhere } from '../../../testing/pages.ts';
import { makeWorld } from '../../../testing/render-app.tsx';
import { alerts, holdAnswers, stubObjectUrls, openChat, send } from '../testing.ts';

describe('the chat log', () => {
  beforeEach(stubObjectUrls);

  it('shows ten messages and older ones on demand [2.84] [7.53] [9.05]', async () => {
    const world = await makeWorld();
    const room = await world.control.chatRoomOf(SOMCHAI);
    for (let index = 1; index <= 25; index += 1) {
      if (index === 22) await world.control.advanceClock({ seconds: 86_400 });
      if (index === 25) await world.control.endConversation(room);
      await world.control.sendAsAgent(room, { text: `line ${index}` });
    }
    const { panel, user } = await openChat({ world, path: '/user/profile', signedIn: SOMCHAI });
    expect(await panel.findAllByText(/^line/)).toHaveLength(10);
    expect(panel.getByText('End of the conversation')).toBeVisible();
    for (const day of ['20/11/2026', '21/11/2026']) expect(panel.getByText(day)).toBeVisible();
    const call = 'POST /api/chat/history';
    // Also read again once the room is joined.
    await world.control.waitFor({ call, count: 2 });
    const before = await world.control.count({ call });
    await user.click(panel.getByRole('button', { name: 'Show earlier messages' }));
    await waitFor(() => expect(panel.getAllByText(/^line/)).toHaveLength(20));
    await user.click(panel.getByRole('button', { name: 'Show earlier messages' }));
    await waitFor(() => expect(panel.getAllByText(/^line/)).toHaveLength(25));
    expect(panel.getAllByText(/^line/)[0]).toHaveTextContent('line 1');
    const asked = await world.control.journal({ call });
    expect(asked.slice(before).map((entry) => entry.body)).toMatchObject([
      { limit: 10, skip: 10 },
      { limit: 10, skip: 20 },
    ]);
  });

  it('separates days and conversations between any two messages [2.84]', async () => {
    const world = await makeWorld();
    const room = await world.control.chatRoomOf(SOMCHAI);
    for (const text of ['line 1', 'line 2', 'line 3']) {
      await world.control.sendAsAgent(room, { text });
      await world.control.endConversation(room);
      await world.control.advanceClock({ seconds: 86_400 });
    }
    const { panel } = await openChat({ world, path: '/user/profile', signedIn: SOMCHAI });
    expect(await panel.findAllByText(/^line/)).toHaveLength(3);
    expect(panel.getByRole('log')).toHaveTextContent(
      /20\/11\/2026line 1.*End of the conversation21\/11\/2026line 2.*End of the conversation22\/11\/2026line 3/,
    );
    expect(panel.getAllByText('End of the conversation')).toHaveLength(2);
  });

  it('says after 5 s that the history takes long, and not before', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: 'POST /api/chat/history', kind: 'hang', times: 'always' });
    const { panel, clock } = await openChat({ world });
    const isSaid = () => panel.queryByText(/^This is taking longer/) !== null;
    await panel.findByRole('status', { name: 'Loading the messages' });
    await clock.advance(4_900);
    expect(isSaid()).toBe(false);
    await clock.advance(200);
    expect(isSaid()).toBe(true);
  });

  it('does not end the conversation below an own message, which belongs to the latest one [2.84] [3.24] [7.52]', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    const { control } = chat.world;
    const shown = async (text: string) => expect(await chat.panel.findByText(text)).toBeVisible();
    await control.setConnection({ lose: 1 });
    await send(chat, 'first');
    await chat.panel.findByText('Sent');
    await control.advanceClock({ seconds: 1 });
    await control.sendAsAgent(room, { text: 'Hello' });
    await shown('Hello');
    expect(chat.panel.queryByText('End of the conversation')).toBeNull();
    await control.endConversation(room);
    await control.advanceClock({ seconds: 1 });
    await send(chat, 'new subject');
    await waitFor(() => expect(chat.panel.getAllByText('End of the conversation')).toHaveLength(1));
    await control.advanceClock({ seconds: 1 });
    await control.sendAsAgent(room, { text: 'Yes?' });
    await shown('Yes?');
    expect(chat.panel.getAllByText('End of the conversation')).toHaveLength(1);
    expect(chat.panel.getByRole('log')).toHaveTextContent(
      /Hello.*End of the conversation.*new subject.*Yes\?/,
    );
    await send(chat, 'thanks');
    const call = 'POST /api/chat/send-message';
    await control.waitFor({ call, count: 3 });
    const sent = (await control.journal({ call })).map(({ body }) => body as { session_id: string | null });
    expect(new Set(sent.map(({ session_id }) => session_id)).size).toBe(3);
  });

  it('links addresses, and offers quick replies of the last message only [2.85]', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    await chat.world.control.sendAsAgent(room, { preset: 'text' });
    expect(await chat.panel.findByRole('link', { name: 'https://rimkhong.example/howto' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    expect(chat.panel.getByRole('link', { name: 'https://rimkhong.example/howto' })).toHaveAttribute(
      'target',
      '_blank',
    );
    expect(chat.panel.getByRole('link', { name: 'help@rimkhong.example' })).toHaveAttribute(
      'href',
      'mailto:help@rimkhong.example',
    );
    await chat.world.control.sendAsAgent(room, { preset: 'unknown' });
    expect(await chat.panel.findByText(/cannot show this kind/)).toBeVisible();
    await chat.world.control.advanceClock({ seconds: 1 });
    await chat.world.control.sendAsAgent(room, { preset: 'quick_replies' });
    await chat.world.control.advanceClock({ seconds: 1 });
    const replies = () => chat.panel.queryAllByRole('button', { name: 'แก้ไขแล้ว' });
    await waitFor(() => expect(replies()).toHaveLength(1));
    await chat.world.control.sendAsAgent(room, { text: 'Take your time' });
    expect(await chat.panel.findByText('Take your time')).toBeVisible();
    // They stay until the customer picks one; then the older ones do not come back.
    await chat.world.control.sendAsAgent(room, { preset: 'quick_replies' });
    await waitFor(() => expect(chat.panel.getAllByText(/ได้รับการแก้ไขแล้วหรือยัง/)).toHaveLength(2));
    expect(replies()).toHaveLength(1);
    await chat.world.control.advanceClock({ seconds: 1 });
    await chat.world.control.addFault({ call: 'POST /api/chat/send-message', kind: 'hang' });
    await chat.user.click(chat.panel.getByRole('button', { name: 'แก้ไขแล้ว' }));
    // Gone at once: a second answer would contradict the first.
    await waitFor(() => expect(chat.panel.queryByRole('button', { name: 'ยังไม่ได้' })).toBeNull());
    await chat.world.control.clearFaults();
    expect(await chat.panel.findByText('Sent')).toBeVisible();
    expect(chat.panel.queryByRole('button', { name: 'ยังไม่ได้' })).toBeNull();
    expect(chat.panel.getByText('แก้ไขแล้ว')).toBeVisible();
    const [answer] = (await chat.world.control.chatMessages(room)).slice(-1);
    expect(answer?.message).toEqual({
      message_type: 'postback',
      payload: { title: 'แก้ไขแล้ว', message: '{"title":"แก้ไขแล้ว"}' },
    });
  });

  it('offers quick replies although an earlier message was refused [2.85]', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    await chat.panel.findByText('No messages yet');
    const call = 'POST /api/chat/send-message';
    await chat.world.control.addFault({ call, kind: 'refuse', code: 'NO_DATA', status: 400 });
    await send(chat, 'hello');
    await chat.panel.findByText('Not sent');
    await chat.world.control.sendAsAgent(room, { preset: 'quick_replies' });
    expect(await chat.panel.findByRole('button', { name: 'แก้ไขแล้ว' })).toBeVisible();
  });

  it('shows an own message in every frame, and no quick replies again once it is sent [2.85]', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    await chat.world.control.sendAsAgent(room, { preset: 'quick_replies' });
    const reply = await chat.panel.findByRole('button', { name: 'แก้ไขแล้ว' });
    await chat.world.control.advanceClock({ seconds: 1 });
    const frames = new Set<string>();
    const log = chat.panel.getByRole('log');
    new MutationObserver(() =>
      frames.add(
        `${log.textContent.includes('hello')} ${log.contains(reply) || chat.panel.queryAllByText('แก้ไขแล้ว').length}`,
      ),
    ).observe(log, { childList: true, subtree: true });
    await send(chat, 'hello');
    await chat.panel.findByText('Sent');
    expect([...frames]).toEqual(['true 0']);
  });

  it('keeps the focus when a pressed button goes: a question, a quick reply, another try (C5)', async () => {
    const world = await makeWorld();
    const call = 'POST /api/chat/history';
    await world.control.addFault({ call, kind: 'reset', times: 'always' });
    const chat = await openChat({ world, path: '/user/profile', signedIn: SOMCHAI });
    await chat.joined();
    const log = chat.panel.getByRole('log');
    const press = async (name: string) => {
      const button = await chat.panel.findByRole('button', { name });
      button.focus();
      await chat.user.keyboard('{Enter}');
      await waitFor(() => expect(button).not.toBeInTheDocument());
      expect(log).toHaveFocus();
    };
    await chat.panel.findByRole('button', { name: 'Try again' });
    await world.control.clearFaults();
    await press('Try again');
    await press('My deposit has not arrived');
    await chat.panel.findByText('Sent');
    await world.control.advanceClock({ seconds: 1 });
    await world.control.sendAsAgent(await chat.joined(), { preset: 'quick_replies' });
    await press('แก้ไขแล้ว');
    await waitFor(() => expect(chat.panel.getAllByText('Sent')).toHaveLength(2));
    await world.control.addFault({
      call: 'POST /api/chat/send-message',
      kind: 'refuse',
      code: 'NO_DATA',
      status: 400,
      times: 1,
    });
    await send(chat, 'hello');
    await press('Send again');
    await waitFor(() => expect(chat.panel.getAllByText('Sent')).toHaveLength(3));
  });

  it('shows buttons with links, numbers to call and answers to send [2.85] [3.25] [3.27] [3.29]', async () => {
    const { panel, world, user, joined } = await openChat();
    const room = await joined();
    const payload = {
      message: 'What is it about? See https://help.example',
      buttons: [
        { title: 'Offers', type: 'web', payload: 'https://offers.example/now' },
        { title: 'Your bonus', type: 'web', payload: '/user/bonus' },
        { title: 'Trap', type: 'web', payload: 'javascript:alert(1)' },
        { title: 'Call us', type: 'call', payload: '02-123 4567' },
        { title: 'From Laos', type: 'call', payload: '+66 2-123 4567' },
        { title: 'My deposit', type: 'postback', payload: ' {"title":"deposit"} ' },
        { title: 'Old page', type: 'web', payload: 'http://offers.example/old' },
        { title: 'Write', type: 'web', payload: 'mailto:help@offers.example' },
        { title: 'Dial', type: 'web', payload: 'tel:+66 (0)2.123-4567' },
        { title: 'Number', type: 'call', payload: 'tel:021234567' },
        { title: 'Copy', type: 'web', payload: 'mailto:help@offers.example?bcc=x@y.example' },
        { title: 'Data', type: 'web', payload: 'data:text/html,hello' },
        { title: 'Code', type: 'call', payload: 'tel:*21*021234567#' },
        { title: 'Later', type: 'fax', payload: 'https://offers.example/later' },
        { title: 'By fax', type: 'fax', payload: '02-123 4567' },
        { title: 'Ring', type: 'call', payload: 'the bell' },
      ],
    };
    await world.control.sendAsAgent(room, { message: { message_type: 'buttons', payload } });
    expect(await panel.findByText(/What is it about\?/)).toBeVisible();
    // The part that finds links loads with the first message.
    expect(await panel.findByRole('link', { name: /^https:.*help\.example/ })).toBeVisible();
    expect(panel.getByRole('link', { name: 'Offers (offers.example)' })).toHaveAttribute(
      'href',
      'https://offers.example/now',
    );
    // A member's page stays in the tab that has the session.
    expect(panel.getByRole('link', { name: /^Offers/ })).toHaveAttribute('target', '_blank');
    expect(panel.getByRole('link', { name: 'Your bonus' })).not.toHaveAttribute('target');
    expect(panel.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:021234567');
    expect(panel.getByRole('link', { name: 'From Laos' })).toHaveAttribute('href', 'tel:+6621234567');
    const hrefOf = (name: RegExp) => panel.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf(/^Old page/)).toBe('http://offers.example/old');
    expect(hrefOf(/^Write/)).toBe('mailto:help@offers.example');
    expect(hrefOf(/^Dial/)).toBe('tel:+66021234567');
    expect(hrefOf(/^Number/)).toBe('tel:021234567');
    const row = panel.getByRole('button', { name: 'My deposit' }).parentElement;
    expect(Array.from(row?.children ?? [], (one) => one.textContent.replace(/ \(.+\)/, ''))).toEqual(
      payload.buttons.map(({ title }) => title),
    );
    for (const title of ['Trap', 'Copy', 'Data', 'Code', 'Later', 'By fax', 'Ring']) {
      expect(panel.getByText(title)).toBeVisible();
      expect(panel.queryByRole('link', { name: new RegExp(title) })).toBeNull();
      expect(panel.queryByRole('button', { name: title })).toBeNull();
    }
    await user.click(panel.getByRole('button', { name: 'My deposit' }));
    expect(await panel.findByText('Sent')).toBeVisible();
    expect((await world.control.chatMessages(room)).at(-1)?.message).toEqual({
      message_type: 'postback',
      payload: { title: 'My deposit', message: ' {"title":"deposit"} ' },
    });
    expect(panel.getAllByText('My deposit')).toHaveLength(2);
  });

  it('shows cards, and the title of a postback [2.85] [3.28] [3.29]', async () => {
    const { panel, world, config, joined } = await openChat();
    const room = await joined();
    const say = (message_type: string, payload: unknown) =>
      world.control.sendAsAgent(room, { message: { message_type, payload } });
    const card = { image_url: null, title: 'Welcome', subtitle: 'On your first deposit', buttons: [] };
    const read = { title: 'Read', type: 'web', payload: 'https://offers.example/daily' };
    const daily = { image_url: '/files/daily.png', title: 'Daily', subtitle: null, buttons: [read] };
    await say('generic', { payloads: [card, daily] });
    expect((await panel.findByText('Welcome')).closest('li')).toHaveTextContent(
      'WelcomeOn your first deposit',
    );
    const cards = panel.getByText('Welcome').closest('ul')?.children;
    expect(Array.from(cards ?? [], (one) => one.querySelector('b')?.textContent)).toEqual([
      'Welcome',
      'Daily',
    ]);
    const second = panel.getByText('Daily').closest('li');
    expect(second).toHaveTextContent(/^DailyRead/);
    expect(second?.querySelector('img')).toHaveAttribute('src', `${config.chatUrl}/files/daily.png`);
    expect(panel.getByRole('link', { name: /^Read/ })).toHaveAttribute('href', read.payload);
    await say('postback', { title: '', message: '{"title":"Main menu"}' });
    expect(await panel.findByText('Main menu')).toBeVisible();
  });

  it('sends the answer of a button once for a double press, and again after it has arrived [2.85] [3.27] [3.29]', async () => {
    const { panel, world, user, joined } = await openChat();
    const room = await joined();
    const buttons = [{ title: 'My deposit', type: 'postback', payload: 'deposit' }];
    const payload = { message: 'What is it about?', buttons };
    await world.control.sendAsAgent(room, { message: { message_type: 'buttons', payload } });
    const answer = holdAnswers(world, '/api/chat/send-message');
    await user.dblClick(await panel.findByRole('button', { name: 'My deposit' }));
    await answer();
    expect(await panel.findByText('Sent')).toBeVisible();
    const count = async () => (await world.control.chatMessages(room)).length;
    expect(await count()).toBe(2);
    await user.click(panel.getByRole('button', { name: 'My deposit' }));
    await answer();
    await waitFor(() => expect(panel.getAllByText('Sent')).toHaveLength(2));
    expect(await count()).toBe(3);
  });

  it('names the language of texts and answers in Thai or Lao letters, and of no others [2.85]', async () => {
    const world = await makeWorld();
    const room = await world.control.chatRoomOf(SOMCHAI);
    for (const text of ['ຍອດເຂົ້າແລ້ວ', 'ยอดเข้าแล้ว', 'It has arrived'])
      await world.control.sendAsAgent(room, { text });
    for (const preset of ['buttons', 'generic', 'quick_replies'] as const)
      await world.control.sendAsAgent(room, { preset });
    const { panel } = await openChat({ world, path: '/user/profile', signedIn: SOMCHAI });
    const langOf = async (text: string) =>
      (await panel.findByText(text)).closest('[lang]')?.getAttribute('lang');
    expect(await langOf('ຍອດເຂົ້າແລ້ວ')).toBe('lo');
    expect(await langOf('It has arrived')).toBe('en');
    for (const text of ['ยอดเข้าแล้ว', 'โทรหาเรา', 'โบนัสต้อนรับ', 'แก้ไขแล้ว'])
      expect(await langOf(text), text).toBe('th');
  });

  it('shows no link and no number to call where links may not leave [2.85] [3.27]', async () => {
    const chat = await openChat({ platform: { ...createBrowserPlatform(window), linkTarget: null } });
    const room = await chat.joined();
    await chat.world.control.sendAsAgent(room, { preset: 'text' });
    expect(await chat.panel.findByText(/rimkhong\.example\/howto/)).toBeVisible();
    await chat.world.control.sendAsAgent(room, { preset: 'buttons' });
    await waitFor(() => expect(chat.panel.getByText('โทรหาเรา')).toBeVisible());
    expect(chat.panel.queryByRole('link')).toBeNull();
  });

  it('retries a failed history, and shows damaged messages in it where they stand [2.85] [3.24] [7.53]', async () => {
    const world = await makeWorld();
    const call = 'POST /api/chat/history';
    await world.control.addFault({ call, kind: 'reset', times: 2 });
    const { panel, user } = await openChat({ world });
    await panel.findByText('We could not load the messages');
    await world.control.clearFaults();
    const message = { message_type: 'text', payload: { message: 'How can we help?' } };
    const said = { sender: 'admin', message, createdAt: '2026-11-20T01:00:00.000Z', session_id: 's-1' };
    const text = { message_type: 'text', payload: { message: 'It has arrived.' } };
    const body = JSON.stringify([null, { message: text, createdAt: 'soon' }, said, 7]);
    await world.control.addFault({ call, kind: 'status', status: 200, body, times: 'always' });
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByText('How can we help?')).toBeVisible();
    expect(panel.queryByText('We could not load the messages')).toBeNull();
    const unknown = 'This app cannot show this kind of message yet.';
    expect(panel.getByRole('log')).toHaveTextContent(
      new RegExp(`${unknown}20/11/2026How can we help\\?[\\d:]{8}It has arrived\\.${unknown}$`),
    );
    expect(panel.queryByText('Sent')).toBeNull();
  });

  it('offers another try after one minute without an answer, also while it is read again for the room [2.83] [8.21]', async () => {
    const world = await makeWorld();
    const call = 'POST /api/chat/history';
    await world.control.addFault({ call, kind: 'hang', times: 'always' });
    const told = 'We could not reach the service';
    const { panel, user, clock, joined } = await openChat({ world });
    await joined();
    await panel.findByRole('status', { name: 'Loading the messages' });
    await clock.advance(59_900);
    expect(panel.queryByText('We could not load the messages')).toBeNull();
    await clock.advance(200);
    expect(panel.getByText(told, { exact: false })).toBeVisible();
    await clock.advance(5_000);
    expect(panel.getByText('We could not load the messages')).toBeVisible();
    expect(panel.queryByText(told, { exact: false })).toBeNull();
    await clock.advance(56_000);
    expect(panel.queryByText(told, { exact: false })).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByRole('status', { name: 'Loading the messages' })).toBeVisible();
    await world.control.clearFaults();
    expect(await panel.findByText('No messages yet')).toBeVisible();
    expect(await world.control.count({ call })).toBeGreaterThan(2);
  });

  it('reads a failed history again by itself when the network is back, once', async () => {
    const world = await makeWorld();
    const call = 'POST /api/chat/history';
    await world.control.addFault({ call, kind: 'reset', times: 'always' });
    // The socket, which also reads the history when it joins again, stays away.
    await world.control.setConnection({ refuses: true });
    const { panel, clock } = await openChat({ world });
    await panel.findByText('We could not load the messages');
    await clock.advance(10_000);
    const before = await world.control.count({ call });
    await world.control.clearFaults();
    switchNetwork('offline');
    switchNetwork('online');
    expect(await panel.findByText('No messages yet')).toBeVisible();
    await clock.advance(1_000);
    expect(await world.control.count({ call })).toBe(before + 1);
  });

  it.each([2, CHAT_PAGE])(
    'offers another try when none of %i entries of the history is valid',
    async (count) => {
      const world = await makeWorld();
      const body = JSON.stringify(Array.from({ length: count }, () => ({ sender: 7 })));
      const call = 'POST /api/chat/history';
      await world.control.addFault({ call, kind: 'status', status: 200, body, times: 'always' });
      const { panel, user } = await openChat({ world });
      await panel.findByText('We could not load the messages');
      await world.control.clearFaults();
      await user.click(panel.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(panel.queryByText('We could not load the messages')).toBeNull());
    },
  );

  it('keeps the common questions of an empty chat while it is read again (C8)', async () => {
    const { panel, user, world } = await openChat();
    const shown = await panel.findByText('No messages yet');
    await world.control.waitFor({ call: 'POST /api/chat/history', count: 2 });
    const answer = holdAnswers(world, '/api/chat/history');
    await user.click(panel.getByRole('button', { name: 'Load the messages again' }));
    await world.control.waitFor({ call: 'POST /api/chat/history', count: 3 });
    expect(shown).toBeVisible();
    await act(answer);
    expect(shown).toBeVisible();
  });

  it('finds older messages behind pages of which none has a time [9.05]', async () => {
    const world = await makeWorld();
    const { fetch } = world.network;
    const message = (text: string) => ({ message_type: 'text', payload: { message: text } });
    const page = (text: string, createdAt: unknown) =>
      Array.from({ length: CHAT_PAGE }, () => ({
        sender: 'admin',
        message: message(text),
        createdAt,
        session_id: 's-1',
      }));
    const pages = [page('new', '2026-11-20T01:00:00.000Z'), ...[1, 2, 3].map(() => page('bad', null))];
    world.network.fetch = async (address, init) => {
      const body = init?.body;
      if (typeof address !== 'string' || !address.includes('/api/chat/history') || typeof body !== 'string')
        return fetch(address, init);
      const { skip } = JSON.parse(body) as { skip: number };
      const old = page('old', '2026-11-19T01:00:00.000Z').slice(1);
      return Response.json(pages[skip / CHAT_PAGE] ?? old);
    };
    const { panel, user } = await openChat({ world });
    expect(await panel.findAllByText('new')).toHaveLength(CHAT_PAGE);
    await user.click(panel.getByRole('button', { name: 'Show earlier messages' }));
    expect(await panel.findAllByText('bad')).toHaveLength(CHAT_PAGE);
    await user.click(panel.getByRole('button', { name: 'Show earlier messages' }));
    expect(await panel.findAllByText('old')).toHaveLength(CHAT_PAGE - 1);
    expect(panel.getByRole('log')).toHaveTextContent(
      /(old[\d:]{8}){9}(bad){10}20\/11\/2026(new[\d:]{8}){10}/,
    );
    expect(panel.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
  });

  it('shows media in place, as a link or by name, as is safe [2.85] [3.26]', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    const say = async (fileType: 'image' | 'video' | 'file', filePath: string) => {
      const payload = {
        message: `${fileType} ${filePath}`,
        url: filePath.startsWith('https:'),
        fileType,
        filePath,
      };
      await chat.world.control.sendAsAgent(room, { message: { message_type: 'media', payload } });
      return payload.message;
    };
    const shown = await say('image', '/files/f-1');
    const image = await chat.panel.findByRole('img', { name: shown });
    expect(image).toHaveAttribute('src', `${chat.config.chatUrl}/files/f-1`);
    fireEvent.error(image);
    await chat.user.click(await chat.panel.findByRole('button', { name: 'Try again' }));
    expect(await chat.panel.findByRole('img', { name: shown })).toBeVisible();
    const film = await chat.panel.findByLabelText(await say('video', '/files/f-2'));
    expect([film.tagName, film.getAttribute('src')]).toEqual(['VIDEO', `${chat.config.chatUrl}/files/f-2`]);
    expect(film).toHaveAttribute('controls');
    const paper = await chat.panel.findByRole('link', { name: await say('file', '/files/f-3') });
    expect(paper).toHaveAttribute('href', `${chat.config.chatUrl}/files/f-3`);
    const foreign = await say('video', 'https://films.example/a.mp4');
    expect(await chat.panel.findByRole('link', { name: foreign })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    for (const path of ['javascript:alert(1)', '/api/refund/receive', 'http://films.example/a.mp4']) {
      expect(await chat.panel.findByText(await say('image', path))).toBeVisible();
      expect(chat.panel.queryByRole('link', { name: `image ${path}` })).toBeNull();
    }
    expect(chat.panel.getAllByRole('img')).toHaveLength(1);
  });

  it('names a picture, film or file without a name "File" [3.26]', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    for (const [index, fileType] of (['image', 'video', 'file'] as const).entries()) {
      const payload = { message: '', url: false, fileType, filePath: `/files/f-${index}` };
      await chat.world.control.sendAsAgent(room, { message: { message_type: 'media', payload } });
    }
    // A press opens the picture too.
    await waitFor(() => expect(chat.panel.getAllByRole('link', { name: 'File' })).toHaveLength(2));
    expect(chat.panel.getByRole('img', { name: 'File' })).toBeVisible();
    expect(chat.panel.getByLabelText('File').tagName).toBe('VIDEO');
  });

  it('tells of each own picture, film and file how far it has come [3.24] [3.30] [4.12]', async () => {
    const world = await makeWorld('a member whose chat holds every kind of message');
    const { panel, user } = await openChat({ world, path: '/user/profile', signedIn: SOMCHAI });
    const told = () =>
      panel
        .getAllByText(/^(Sending|Not sent|Sent)$/)
        .map(({ textContent }) => textContent.replace(/^[\d:]+/, ''));
    await panel.findByText('Not sent');
    expect(told()).toEqual(['Sending', 'Sending', 'Not sent', 'Sent']);
    const { id } = await world.control.member(SOMCHAI);
    const first = { userId: id, guestId: null, limit: CHAT_PAGE, skip: 0 };
    const page = await postElsewhere(world, '/api/chat/history', first);
    const body = (await page.text()).replace('"sending"', '"succeed"');
    await world.control.addFault({ call: 'POST /api/chat/history', kind: 'status', status: 200, body });
    await user.click(panel.getByRole('button', { name: 'Load the messages again' }));
    await waitFor(() => expect(told()).toEqual(['Sending', 'Sent', 'Not sent', 'Sent']));
  });

  it('sends an own picture again that the service calls failed, without another upload, or removes it [4.12]', async () => {
    const world = await makeWorld('a member whose chat holds every kind of message');
    const chat = await openChat({ world, path: '/user/profile', signedIn: SOMCHAI });
    const { panel, user } = chat;
    await chat.joined();
    const failed = () => panel.queryByText('Not sent');
    const rows = () => panel.getAllByText(/Sent$/).length;
    await waitFor(() => expect(failed()).toBeVisible());
    const sent = rows();
    const again = panel.getByRole('button', { name: 'Send again' });
    act(() => {
      fireEvent.click(again);
      fireEvent.click(again);
    });
    await waitFor(() => expect(rows()).toBe(sent + 1));
    expect(failed()).toBeNull();
    const [own, ...others] = await world.control.journal({ call: 'POST /api/chat/send-message' });
    expect(own?.body).toMatchObject({ message: { message_type: 'media', payload: { url: false } } });
    expect(others).toEqual([]);
    expect(await world.control.count({ call: 'POST /api/chat/upload-image' })).toBe(0);
    expect(await world.control.count({ call: 'POST /api/chat/upload-video' })).toBe(0);
    await user.click(panel.getByRole('button', { name: 'Load the messages again' }));
    await chat.clock.advance(1_000);
    expect(failed()).toBeNull();
    chat.unmount();
    const later = await openChat({ world, path: '/user/profile', signedIn: SOMCHAI });
    await later.panel.findByText('Not sent');
    await later.user.click(later.panel.getByRole('button', { name: 'Remove' }));
    expect(later.panel.queryByText('Not sent')).toBeNull();
  });

  it('offers a jump to new messages after a scroll up of more than 60 px, and goes to an own one [2.84] [9.08]', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    await chat.world.control.sendAsAgent(room, { text: 'one' });
    await chat.panel.findByText('one');
    const log = chat.panel.getByRole('log');
    Object.defineProperties(log, { scrollHeight: { value: 500 }, clientHeight: { value: 200 } });
    const scrollUpBy = (px: number) => fireEvent.scroll(log, { target: { scrollTop: 300 - px } });
    // From the end: a first scroll from the top would count as one down.
    scrollUpBy(0);
    fireEvent.wheel(log);
    scrollUpBy(60);
    await chat.world.control.advanceClock({ seconds: 1 });
    await chat.world.control.sendAsAgent(room, { text: 'two' });
    await chat.panel.findByText('two');
    expect(log.scrollTop).toBe(500);
    expect(chat.panel.queryByRole('button', { name: 'New messages' })).toBeNull();
    fireEvent.wheel(log);
    scrollUpBy(61);
    // Near the end again, the log follows as before.
    scrollUpBy(60);
    await chat.world.control.advanceClock({ seconds: 1 });
    await chat.world.control.sendAsAgent(room, { text: 'near' });
    await chat.panel.findByText('near');
    expect(log.scrollTop).toBe(500);
    fireEvent.wheel(log);
    scrollUpBy(61);
    // The customer has seen all of them.
    expect(chat.panel.queryByRole('button', { name: 'New messages' })).toBeNull();
    await chat.world.control.advanceClock({ seconds: 1 });
    await chat.world.control.sendAsAgent(room, { text: 'three' });
    await chat.user.click(await chat.panel.findByRole('button', { name: 'New messages' }));
    expect(log).toHaveFocus();
    expect(log.scrollTop).toBe(500);
    expect(chat.panel.queryByRole('button', { name: 'New messages' })).toBeNull();
    scrollUpBy(61);
    await send(chat, 'own');
    await chat.panel.findByText('own');
    expect(log.scrollTop).toBe(500);
  });

  it('calls no message of the customer’s own new [2.84]', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    await chat.world.control.sendAsAgent(room, { text: 'one' });
    await chat.panel.findByText('one');
    const log = chat.panel.getByRole('log');
    Object.defineProperties(log, { scrollHeight: { value: 500 }, clientHeight: { value: 200 } });
    fireEvent.scroll(log, { target: { scrollTop: 300 } });
    switchNetwork('offline');
    await send(chat, 'mine');
    await chat.panel.findByText('Waiting for a connection');
    fireEvent.wheel(log);
    fireEvent.scroll(log, { target: { scrollTop: 100 } });
    switchNetwork('online');
    await chat.panel.findByText('Sent');
    expect(chat.panel.queryByRole('button', { name: 'New messages' })).toBeNull();
    await chat.world.control.advanceClock({ seconds: 1 });
    await chat.world.control.sendAsAgent(room, { text: 'two' });
    expect(await chat.panel.findByRole('button', { name: 'New messages' })).toBeVisible();
  });

  it('keeps the end in sight in the two frames after a new message [2.84]', async () => {
    const frames: FrameRequestCallback[] = [];
    const chat = await openChat();
    const room = await chat.joined();
    const log = chat.panel.getByRole('log');
    Object.defineProperties(log, { scrollHeight: { value: 500 }, clientHeight: { value: 200 } });
    fireEvent.scroll(log, { target: { scrollTop: 300 } });
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
    await chat.world.control.sendAsAgent(room, { text: 'one' });
    await chat.panel.findByText('one');
    fireEvent.scroll(log, { target: { scrollTop: 300 } });
    frames.shift()?.(0);
    fireEvent.scroll(log, { target: { scrollTop: 100 } });
    expect(log.scrollTop).toBe(500);
    fireEvent.scroll(log);
    frames.shift()?.(0);
    fireEvent.scroll(log, { target: { scrollTop: 100 } });
    expect(log.scrollTop).toBe(100);
    await chat.world.control.advanceClock({ seconds: 1 });
    await chat.world.control.sendAsAgent(room, { text: 'two' });
    expect(await chat.panel.findByRole('button', { name: 'New messages' })).toBeVisible();
  });

  it('keeps the end in sight when rows turn out shorter than expected [9.08]', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    await chat.world.control.sendAsAgent(room, { text: 'one' });
    await chat.panel.findByText('one');
    const log = chat.panel.getByRole('log');
    let height = 2000;
    Object.defineProperties(log, { scrollHeight: { get: () => height }, clientHeight: { value: 200 } });
    fireEvent.scroll(log, { target: { scrollTop: 1800 } });
    height = 1500;
    fireEvent.scroll(log, { target: { scrollTop: 1200 } });
    await chat.world.control.advanceClock({ seconds: 1 });
    await chat.world.control.sendAsAgent(room, { text: 'two' });
    await chat.panel.findByText('two');
    expect(chat.panel.queryByRole('button', { name: 'New messages' })).toBeNull();
    // While a finger is down, a scroll away from the end is the customer's.
    height = 1400;
    fireEvent.touchMove(log);
    fireEvent.scroll(log, { target: { scrollTop: 900 } });
    await chat.world.control.advanceClock({ seconds: 1 });
    await chat.world.control.sendAsAgent(room, { text: 'three' });
    expect(await chat.panel.findByRole('button', { name: 'New messages' })).toBeVisible();
  });

  it('loads older messages on scroll, and by the button after a failure, which it tells, as one of a reload [2.84] [8.21] [9.05]', async () => {
    const world = await makeWorld();
    const room = await world.control.chatRoomOf(SOMCHAI);
    for (let index = 1; index <= 25; index += 1)
      await world.control.sendAsAgent(room, { text: `line ${index}` });
    const chat = await openChat({ world, path: '/user/profile', signedIn: SOMCHAI });
    const { panel, user } = chat;
    expect(await panel.findAllByText(/^line/)).toHaveLength(10);
    // Two scrolls before the next frame read one page, and skip none.
    act(() => {
      fireEvent.scroll(panel.getByRole('log'));
      fireEvent.scroll(panel.getByRole('log'));
    });
    await waitFor(() => expect(panel.getAllByText(/^line/)).toHaveLength(20));
    await world.control.addFault({ call: 'POST /api/chat/history', kind: 'reset' });
    const earlier = panel.getByRole('button', { name: 'Show earlier messages' });
    fireEvent.scroll(panel.getByRole('log'));
    expect(earlier).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(earlier).not.toHaveAttribute('aria-busy'));
    const problem = 'We could not reach the service. Please try again.';
    expect(alerts(chat)).toContain(problem);
    fireEvent.scroll(panel.getByRole('log'));
    expect(earlier).not.toHaveAttribute('aria-busy');
    await user.click(earlier);
    await waitFor(() => expect(panel.getAllByText(/^line/)).toHaveLength(25));
    expect(panel.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
    await chat.clock.advance(4_000);
    expect(alerts(chat)).not.toContain(problem);
    await world.control.addFault({ call: 'POST /api/chat/history', kind: 'reset' });
    await user.click(panel.getByRole('button', { name: 'Load the messages again' }));
    await waitFor(() => expect(alerts(chat)).toContain(problem));
  });

  it('loads older messages that failed by itself when the network is back', async () => {
    const world = await makeWorld();
    const room = await world.control.chatRoomOf(SOMCHAI);
    for (let index = 1; index <= 15; index += 1)
      await world.control.sendAsAgent(room, { text: `line ${index}` });
    const { panel, user } = await openChat({ world, path: '/user/profile', signedIn: SOMCHAI });
    expect(await panel.findAllByText(/^line/)).toHaveLength(10);
    await world.control.addFault({ call: 'POST /api/chat/history', kind: 'reset' });
    const earlier = panel.getByRole('button', { name: 'Show earlier messages' });
    await user.click(earlier);
    await panel.findByText(/^We could not reach the service/);
    expect(panel.getAllByText(/^line/)).toHaveLength(10);
    switchNetwork('offline');
    switchNetwork('online');
    await waitFor(() => expect(panel.getAllByText(/^line/)).toHaveLength(15));
  });
});
