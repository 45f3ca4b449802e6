import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowserPlatform } from '../../../platform/browser-platform.ts';
import { createSharedScreen } from '../../../testing/shared-screen.ts';
import { takeComplaints } from '../../../testing/setup.ts';
import { makeWorld, type RenderOptions, renderApp, type TestWorld } from '../../../testing/render-app.tsx';

const SOMCHAI = '0812345678';
const NITTAYA = '0899999999';

// The test page cannot show files.
beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:chosen');
  URL.revokeObjectURL = vi.fn();
});

const PNG = '\x89PNG\r\n\x1a\n';
const MP4 = '\0\0\0\x18ftypisom';
const fileOf = (name: string, type: string, head: string) =>
  new File([Uint8Array.from(head, (letter) => letter.charCodeAt(0))], name, { type });
const picture = () => fileOf('slip.png', 'image/png', PNG);

async function openChat(options: RenderOptions = {}) {
  const world = options.world ?? (await makeWorld());
  await world.control.setFlags({ enableChatWidget: true });
  const config = { chatUrl: await world.listen() };
  const app = await renderApp({ path: '/login', ...options, world, config });
  await app.user.click(await screen.findByRole('button', { name: /^Chat with our staff/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'Our staff' }));
  const joined = async () => {
    const [room] = await waitFor(async () => {
      const rooms = (await world.control.sockets()).flatMap(({ room }) => room ?? []);
      expect(rooms).toHaveLength(1);
      return rooms;
    });
    return room ?? '';
  };
  return { ...app, config, world, panel, joined };
}

const send = async ({ user, panel }: Awaited<ReturnType<typeof openChat>>, text: string) =>
  user.type(panel.getByRole('textbox', { name: 'Type a message' }), `${text}{Enter}`);

const attach = async ({ user, panel }: Awaited<ReturnType<typeof openChat>>, file: File) =>
  user.upload(panel.getByLabelText('Add a picture or video'), file);

/** What was asked of a world at an address, answered or not. */
function watchCalls({ axiosEnv }: TestWorld) {
  const { mock } = vi.spyOn(axiosEnv, 'fetch');
  return (part: string) =>
    mock.calls.flatMap(([address, init = {}]) =>
      typeof address === 'string' && address.includes(part) ? [init] : [],
    );
}

const alerts = ({ panel }: Awaited<ReturnType<typeof openChat>>) =>
  panel.getAllByRole('status').map(({ textContent }) => textContent);

describe('the chat', () => {
  it('is not asked for without a backend, and not offered on a screen that strangers share [2.30] [7.02] (K11)', async () => {
    const world = await makeWorld();
    await world.control.setFlags({ enableChatWidget: true });
    const places = [{}, { platform: createSharedScreen(), config: { chatUrl: '' } }];
    for (const [index, options] of places.entries()) {
      const { unmount } = await renderApp({ path: '/contact', world, ...options });
      await waitFor(async () =>
        expect(await world.control.count({ call: 'GET /api/lookup/contact' })).toBe(index + 1),
      );
      expect(screen.queryByRole('button', { name: /^Chat/ })).toBeNull();
      unmount();
    }
    expect(await world.control.count({ call: 'GET /api/lookup/enableChatWidget' })).toBe(0);
  });

  it('lets a guest ask and hear the answer, under an id of 128 random bits [1.05] [7.52] [7.56]', async () => {
    const chat = await openChat();
    await send(chat, 'Hello');
    const room = await chat.joined();
    expect(room).toMatch(/^RK-guest-[0-9a-f]{32}$/);
    expect(localStorage.getItem('guest-id')).toBe(room.slice('RK-'.length));
    await chat.world.control.sendAsAgent(room, { text: 'How can I help?' });
    expect(await chat.panel.findByText('How can I help?')).toBeVisible();
    await waitFor(() => expect(chat.panel.queryByText('Sending')).toBeNull());
    expect(chat.panel.getAllByText('Hello')).toHaveLength(1);
    await chat.world.assertClean();
  });

  it('lets a member ask under their own id [1.17] [6.02]', async () => {
    const chat = await openChat({ path: '/user/profile', signedIn: SOMCHAI });
    expect(await chat.joined()).toBe(await chat.world.control.chatRoomOf(SOMCHAI));
    expect(localStorage.getItem('guest-id')).toBeNull();
  });

  it('is there for a member whose wallet cannot be read, and can be tried again [1.17] [8.29]', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: 'GET /api/wallet', kind: 'reset', times: 'always' });
    await world.control.addFault({ call: 'GET /api/account/profile', kind: 'reset' });
    const chat = await openChat({ world, path: '/user/statement', signedIn: SOMCHAI });
    await chat.user.click(await chat.panel.findByRole('button', { name: 'Try again' }));
    expect(await chat.joined()).toBe(await world.control.chatRoomOf(SOMCHAI));
    expect(await chat.panel.findByText('No messages yet')).toBeVisible();
    // The wallet's own failure is logged.
    takeComplaints();
  });

  it('finds a message that the line has lost while the panel was away (C2) [7.53]', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    await chat.user.click(chat.panel.getByRole('button', { name: 'Close the chat' }));
    await chat.world.control.setConnection({ lose: 1 });
    await chat.world.control.sendAsAgent(room, { text: 'lost' });
    await chat.user.click(await screen.findByRole('button', { name: /^Chat with our staff/ }));
    expect(await screen.findByText('lost')).toBeVisible();
  });

  it('breaks the line with Shift and Enter, and sends no blank text [2.83] [5.28]', async () => {
    const chat = await openChat();
    const input = chat.panel.getByRole('textbox', { name: 'Type a message' });
    await chat.user.type(input, '   {Enter}');
    await chat.user.clear(input);
    await chat.user.type(input, 'one{Shift>}{Enter}{/Shift}two{Enter}');
    const room = await chat.joined();
    await waitFor(async () =>
      expect((await chat.world.control.chatMessages(room)).map(({ message }) => message.payload)).toEqual([
        { message: 'one\ntwo' },
      ]),
    );
    expect(input).toHaveAttribute('maxlength', '2000');
  });

  it('sends a text once when its answer is lost, for the history knows it (C1)', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    await chat.world.control.addFault({ call: 'POST /api/chat/send-message', kind: 'drop' });
    await send(chat, 'Hello');
    await waitFor(() => expect(chat.panel.queryByText('Sending')).toBeNull());
    expect(chat.panel.queryByText('Not sent')).toBeNull();
    expect(chat.panel.getAllByText('Hello')).toHaveLength(1);
    expect(await chat.world.control.chatMessages(room)).toHaveLength(1);
  });

  it('marks a refused text as not sent, tells why, and sends it again or removes it [4.12] [8.21]', async () => {
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
    await send(chat, 'Again');
    await waitFor(async () => expect(await chat.world.control.chatMessages(room)).toHaveLength(1));
  });

  it('connects again 5 s after the service has hung up, and not before [4.13] [9.06]', async () => {
    const chat = await openChat();
    await chat.joined();
    await chat.world.control.disconnectSockets();
    expect(await chat.panel.findByText(/Connecting again/)).toBeVisible();
    await chat.clock.advance(4_999);
    expect(await chat.world.control.sockets()).toEqual([]);
    await chat.clock.advance(1);
    await chat.joined();
    await waitFor(() => expect(chat.panel.queryByText(/Connecting again/)).toBeNull());
  });

  it('fills the gap after the line was cut: all 25 messages once and in order (C2) [4.13] [9.06]', async () => {
    const chat = await openChat({ autoAdvance: true });
    const room = await chat.joined();
    await chat.world.control.sendAsAgent(room, { text: 'before' });
    await chat.panel.findByText('before');
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

  it('counts what comes while it is closed, and says that it is read once it is open [7.55] [9.07]', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    await chat.user.click(chat.panel.getByRole('button', { name: 'Close the chat' }));
    await chat.world.control.sendAsAgent(room, { text: 'one' });
    await chat.world.control.advanceClock({ seconds: 1 });
    await chat.world.control.sendAsAgent(room, { text: 'two' });
    const unread = async () =>
      (await chat.world.control.chatRooms()).map(({ unreadByCustomer }) => unreadByCustomer);
    await chat.user.click(await screen.findByRole('button', { name: /New messages: 2/ }));
    await chat.clock.advance(999);
    expect(await unread()).toEqual([2]);
    await chat.clock.advance(1);
    await waitFor(async () => expect(await unread()).toEqual([0]));
  });

  it('shows ten messages of history and the older ones on demand, with the end of a conversation [2.84] [9.05]', async () => {
    const world = await makeWorld();
    const room = await world.control.chatRoomOf(SOMCHAI);
    for (let index = 1; index <= 15; index += 1) {
      if (index === 15) await world.control.endConversation(room);
      await world.control.sendAsAgent(room, { text: `line ${index}` });
    }
    const { panel, user } = await openChat({ world, path: '/user/profile', signedIn: SOMCHAI });
    expect(await panel.findAllByText(/^line/)).toHaveLength(10);
    expect(panel.getByText('End of the conversation')).toBeVisible();
    expect(panel.getByText('20/11/2026')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Show earlier messages' }));
    await waitFor(() => expect(panel.getAllByText(/^line/)).toHaveLength(15));
    expect(panel.getAllByText(/^line/)[0]).toHaveTextContent('line 1');
  });

  it('makes links and e-mail addresses of a text pressable, and answers with a quick reply of the last message only [2.85]', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    await chat.world.control.sendAsAgent(room, { preset: 'text' });
    expect(await chat.panel.findByRole('link', { name: 'https://rimkhong.example/howto' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    expect(chat.panel.getByRole('link', { name: 'help@rimkhong.example' })).toBeVisible();
    await chat.world.control.sendAsAgent(room, { preset: 'unknown' });
    expect(await chat.panel.findByText(/cannot show this kind/)).toBeVisible();
    await chat.world.control.advanceClock({ seconds: 1 });
    await chat.world.control.sendAsAgent(room, { preset: 'quick_replies' });
    await chat.world.control.advanceClock({ seconds: 1 });
    await chat.user.click(await chat.panel.findByRole('button', { name: 'แก้ไขแล้ว' }));
    await waitFor(() => expect(chat.panel.queryByRole('button', { name: 'ยังไม่ได้' })).toBeNull());
    expect(chat.panel.getByText('แก้ไขแล้ว')).toBeVisible();
  });

  it('shows buttons that lead out, call or answer, cards with theirs, and the title of a postback [2.85] [3.25] [3.27] [3.28] [3.29]', async () => {
    const chat = await openChat();
    const { panel, world, user } = chat;
    const room = await chat.joined();
    const say = (message_type: string, payload: unknown) =>
      world.control.sendAsAgent(room, { message: { message_type, payload } });
    await say('buttons', {
      message: 'What is it about?',
      buttons: [
        { title: 'Offers', type: 'web', payload: 'https://offers.example/now' },
        { title: 'Trap', type: 'web', payload: 'javascript:alert(1)' },
        { title: 'Call us', type: 'call', payload: '02-123 4567' },
        { title: 'My deposit', type: 'postback', payload: '{"title":"deposit"}' },
        { title: 'Later', type: 'fax', payload: '1' },
      ],
    });
    expect(await panel.findByText('What is it about?')).toBeVisible();
    expect(panel.getByRole('link', { name: 'Offers (offers.example)' })).toHaveAttribute(
      'href',
      'https://offers.example/now',
    );
    expect(panel.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:021234567');
    for (const title of ['Trap', 'Later']) {
      expect(panel.getByText(title)).toBeVisible();
      expect(panel.queryByRole('link', { name: title })).toBeNull();
      expect(panel.queryByRole('button', { name: title })).toBeNull();
    }
    await user.click(panel.getByRole('button', { name: 'My deposit' }));
    expect(await panel.findByText('Sent')).toBeVisible();
    expect(panel.getAllByText('My deposit')).toHaveLength(2);

    const card = { image_url: null, title: 'Welcome', subtitle: 'On your first deposit', buttons: [] };
    await say('generic', { payloads: [card, { ...card, title: 'Daily', subtitle: null }] });
    expect((await panel.findByText('Welcome')).closest('li')).toHaveTextContent(
      'WelcomeOn your first deposit',
    );
    expect(panel.getByText('Daily').closest('li')).toHaveTextContent(/^Daily$/);
    await say('postback', { title: '', message: '{"title":"Main menu"}' });
    expect(await panel.findByText('Main menu')).toBeVisible();
  });

  it('has no link where links may not leave [2.85]', async () => {
    const chat = await openChat({ platform: { ...createBrowserPlatform(window), linkTarget: null } });
    await chat.world.control.sendAsAgent(await chat.joined(), { preset: 'text' });
    expect(await chat.panel.findByText(/rimkhong\.example\/howto/)).toBeVisible();
    expect(chat.panel.queryByRole('link')).toBeNull();
  });

  it('offers another try when the history cannot be read, and passes over what is no message in it [7.53]', async () => {
    const world = await makeWorld();
    const call = 'POST /api/chat/history';
    await world.control.addFault({ call, kind: 'reset', times: 2 });
    const { panel, user } = await openChat({ world });
    await panel.findByText('We could not load the messages');
    await world.control.clearFaults();
    const message = { message_type: 'text', payload: { message: 'How can we help?' } };
    const said = { sender: 'admin', message, createdAt: '2026-11-20T01:00:00.000Z', session_id: 's-1' };
    const body = JSON.stringify([null, { ...said, createdAt: 'soon' }, said, 7]);
    await world.control.addFault({ call, kind: 'status', status: 200, body, times: 'always' });
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByText('How can we help?')).toBeVisible();
    expect(panel.queryByText('We could not load the messages')).toBeNull();
  });

  it.each([
    ['a picture', picture(), 'image', 'POST /api/chat/upload-image'],
    ['a film', fileOf('game.mp4', 'video/mp4', MP4), 'video', 'POST /api/chat/upload-video'],
  ] as const)(
    'sends %s after a last look at it, and the words beside it [2.83] [3.26] [5.30] [7.54]',
    async (_what, file, fileType, call) => {
      const chat = await openChat();
      const room = await chat.joined();
      await attach(chat, file);
      expect(await chat.panel.findByText('Press send to send it')).toBeVisible();
      expect(await chat.world.control.count({ call })).toBe(0);
      await send(chat, 'Please look');
      await waitFor(() => expect(chat.panel.getAllByText('Sent')).toHaveLength(2));
      expect(chat.panel.queryByText('Press send to send it')).toBeNull();
      const messages = await chat.world.control.chatMessages(room);
      const media = messages.find(({ message }) => message.message_type === 'media');
      expect(media?.message.payload).toEqual({
        message: file.name,
        url: false,
        fileType,
        filePath: expect.stringMatching(/^\/files\/\S+$/) as string,
      });
      const src = fileType === 'image' ? chat.panel.getByRole('img') : chat.panel.getByLabelText(file.name);
      const { filePath } = media?.message.payload as { filePath: string };
      expect(src).toHaveAttribute('src', chat.config.chatUrl + filePath);
      expect(messages).toHaveLength(2);
      await chat.world.assertClean();
    },
  );

  it('tells at the message box why a file cannot be sent, and sends nothing of it [5.29] [5.30] [5.31] [8.21] [9.04]', async () => {
    const chat = await openChat();
    await attach(chat, fileOf('slip', 'image/png', PNG));
    await waitFor(() => expect(alerts(chat)).toContain('File is not supported'));
    await chat.clock.advance(3_999);
    expect(alerts(chat)).toContain('File is not supported');
    await chat.clock.advance(1);
    expect(alerts(chat)).not.toContain('File is not supported');
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'slip.png', { type: 'image/png' });
    await attach(chat, large);
    const tooLarge = 'The file is too large. Please select file no larger than 10 MB.';
    await waitFor(() => expect(alerts(chat)).toContain(tooLarge));
    expect(chat.panel.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
    expect(await chat.world.control.count({ call: 'POST /api/chat/upload-image' })).toBe(0);
  });

  it('keeps a file that failed for another try, and what is said meanwhile does not wait for it [3.30] [4.12] [7.54] (C1)', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    await chat.world.control.addFault({ call: 'POST /api/chat/upload-image', kind: 'reset' });
    await attach(chat, picture());
    await send(chat, 'one');
    await chat.panel.findByText('Not sent');
    await chat.panel.findByText('Sent');
    expect(await chat.world.control.chatMessages(room)).toHaveLength(1);
    const refusal = { kind: 'refuse', code: 'NO_DATA', status: 400 } as const;
    await chat.world.control.addFault({ call: 'POST /api/chat/send-message', ...refusal });
    await chat.user.click(chat.panel.getByRole('button', { name: 'Send again' }));
    await waitFor(async () =>
      expect(await chat.world.control.count({ call: 'POST /api/chat/send-message' })).toBe(2),
    );
    // The service has the file by now: only its message is sent again.
    await chat.user.click(await chat.panel.findByRole('button', { name: 'Send again' }));
    await waitFor(async () => expect(await chat.world.control.chatMessages(room)).toHaveLength(2));
    expect(await chat.world.control.count({ call: 'POST /api/chat/upload-image' })).toBe(2);
  });

  it('calls a file back that is still on its way [4.12]', async () => {
    const world = await makeWorld();
    const asked = watchCalls(world);
    const chat = await openChat({ world });
    await world.control.addFault({ call: 'POST /api/chat/upload-image', kind: 'hang' });
    await attach(chat, picture());
    await chat.user.click(chat.panel.getByRole('button', { name: 'Send' }));
    expect(await chat.panel.findByRole('progressbar', { name: 'Sending the file' })).toBeVisible();
    const upload = () => asked('upload-image').at(0)?.signal;
    await waitFor(() => expect(upload()?.aborted).toBe(false));
    await chat.user.click(chat.panel.getByRole('button', { name: 'Cancel' }));
    expect(upload()?.aborted).toBe(true);
    expect(chat.panel.queryByRole('img')).toBeNull();
    expect(chat.panel.getByRole('textbox', { name: 'Type a message' })).toHaveFocus();
    await world.control.clearFaults();
    expect(await world.control.count({ call: 'POST /api/chat/send-message' })).toBe(0);
  });

  it('lets messages leave in their order, and none after the session that they belong to (C1) (C3)', async () => {
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

  it('shows what was sent to the customer in its place, as a link, or by its name, as is safe [2.85] [3.26]', async () => {
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

  it('shows everything once and in order, whatever the line loses, doubles and turns around (C1) (C2) (C3) [7.53] [7.56]', async () => {
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

  it('sends what a member says before their wallet has come under their own id [1.17] [3.24]', async () => {
    const world = await makeWorld();
    const sent = watchCalls(world);
    await world.control.addFault({ call: 'GET /api/wallet', kind: 'hang', times: 'always' });
    const chat = await openChat({ world, path: '/user/statement', signedIn: SOMCHAI });
    await send(chat, 'quick');
    expect(await chat.panel.findByText('Sent')).toBeVisible();
    const id = (await world.control.chatRoomOf(SOMCHAI)).split('-').at(-1);
    expect(sent('/send-message').map(({ body }) => JSON.parse(body as string) as object)).toEqual([
      expect.objectContaining({ userId: id }),
    ]);
  });

  it('keeps what is not sent over a reload, for the same customer alone (C1)', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    const { control } = chat.world;
    const fault = { call: 'POST /api/chat/send-message', times: 1 } as const;
    await control.addFault({ ...fault, kind: 'refuse', code: 'NO_DATA', status: 400 });
    await send(chat, 'refused');
    await chat.panel.findByText('Not sent');
    await chat.user.type(chat.panel.getByRole('textbox', { name: 'Type a message' }), 'half a wo');
    chat.unmount();
    const again = await openChat({ world: chat.world });
    expect(await again.panel.findByText('Not sent')).toBeVisible();
    expect(again.panel.getByRole('textbox', { name: 'Type a message' })).toHaveValue('half a wo');
    await again.user.click(again.panel.getByRole('button', { name: 'Send again' }));
    await waitFor(async () => expect(await control.chatMessages(room)).toHaveLength(1));
    again.unmount();
    const member = await openChat({ world: chat.world, path: '/user/profile', signedIn: NITTAYA });
    await member.joined();
    expect(member.panel.getByRole('textbox', { name: 'Type a message' })).toHaveValue('');
    expect(member.panel.queryByText('refused')).toBeNull();
  });

  it('keeps the words in the message box while the panel is put away, and forgets them with the session (C1)', async () => {
    const chat = await openChat({ path: '/user/profile', signedIn: SOMCHAI });
    await chat.joined();
    const box = () => screen.findByRole('textbox', { name: 'Type a message' });
    await chat.user.type(await box(), 'half a wo');
    await chat.user.keyboard('{Escape}');
    await chat.user.click(await screen.findByRole('button', { name: /^Chat with our staff/ }));
    expect(await box()).toHaveValue('half a wo');
    expect(sessionStorage.getItem('chat-unsent')).toContain('half a wo');
    chat.services.session.end('logout');
    expect(sessionStorage.getItem('chat-unsent')).toBeNull();
  });

  it('reads what was said earlier on the way up, and by the button alone after a failure [2.84] [9.05]', async () => {
    const world = await makeWorld();
    const room = await world.control.chatRoomOf(SOMCHAI);
    for (let index = 1; index <= 25; index += 1)
      await world.control.sendAsAgent(room, { text: `line ${index}` });
    const { panel, user } = await openChat({ world, path: '/user/profile', signedIn: SOMCHAI });
    expect(await panel.findAllByText(/^line/)).toHaveLength(10);
    fireEvent.scroll(panel.getByRole('log'));
    await waitFor(() => expect(panel.getAllByText(/^line/)).toHaveLength(20));
    await world.control.addFault({ call: 'POST /api/chat/history', kind: 'reset' });
    const earlier = panel.getByRole('button', { name: 'Show earlier messages' });
    fireEvent.scroll(panel.getByRole('log'));
    expect(earlier).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(earlier).not.toHaveAttribute('aria-busy'));
    fireEvent.scroll(panel.getByRole('log'));
    expect(earlier).not.toHaveAttribute('aria-busy');
    await user.click(earlier);
    await waitFor(() => expect(panel.getAllByText(/^line/)).toHaveLength(25));
    expect(panel.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
  });
});
