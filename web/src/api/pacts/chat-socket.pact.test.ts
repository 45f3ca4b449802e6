import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Matchers } from '@pact-foundation/pact';
import { Server } from 'socket.io';
import { describe, expect, it } from 'vitest';
import { readConversation, type ChatContent } from '../../features/chat/state/conversation.ts';
import { systemClock } from '../../lib/clock.ts';
import { chatPact, TOKEN } from '../../testing/pact/pact.ts';
import { address, count, digits, id, time } from '../../testing/pact/pact-matchers.ts';
import { openChatSocket } from '../chat-socket.ts';

const readMessage = (input: unknown) => readConversation(input, Infinity);

const { like, eachLike } = Matchers;
const GUEST = 'guest-0123456789abcdef0123456789abcdef';
const ROOM = `RK-${GUEST}`;
/** The room of Somchai, whose token comes from provider state. */
const OWN_ROOM = 'RK-100001';

interface Received {
  joined: boolean;
  room: unknown;
  auth: unknown;
  transport: string;
  events: unknown[];
}

/** Connects the app's own socket to a server that acknowledges the join and sends one event, as the pact describes. */
async function listen(
  room: string,
  answer: unknown,
  { event, token = TOKEN }: { event?: unknown; token?: string | null } = {},
): Promise<Received> {
  const http = createServer();
  const server = new Server(http);
  const received: Received = { joined: false, room: null, auth: null, transport: '', events: [] };
  server.on('connection', (socket) => {
    received.auth = socket.handshake.auth;
    received.transport = socket.conn.transport.name;
    socket.on('join', (asked: unknown, acknowledge: (reply: unknown) => void) => {
      received.room = asked;
      acknowledge(answer);
      if (event !== undefined) socket.emit('messaging', event);
    });
  });
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => {
    const close = openChatSocket({
      origin,
      room,
      token: () => token,
      clock: systemClock,
      onJoined: () => {
        received.joined = true;
        if (event === undefined) end();
      },
      onLost: () => end(),
      onMessage: (conversation) => {
        received.events.push(conversation);
        end();
      },
    });
    const end = () => {
      close();
      resolve();
    };
  });
  await server.close();
  return received;
}

describe('pact: joining a room of the chat [7.56]', () => {
  it.each([
    ['the answer to the join of a room', ROOM, TOKEN, { ok: true }],
    [
      'the answer to the join of a room that is nobody’s',
      'RK-999999',
      TOKEN,
      { ok: false, error: 'NO_USER' },
    ],
    ['the answer to the join of the member’s own room', OWN_ROOM, TOKEN, { ok: true }],
    [
      'the answer to the join of another member’s room',
      'RK-100002',
      TOKEN,
      { ok: false, error: 'UNAUTHORIZED' },
    ],
    [
      'the answer to the join of a member’s room without a token',
      OWN_ROOM,
      null,
      { ok: false, error: 'UNAUTHORIZED' },
    ],
  ])('brings %s', (description, room, token, answer) =>
    chatPact
      .addAsynchronousInteraction()
      .given('demo')
      .expectsToReceive(description, (message) => {
        const metadata: Record<string, string> =
          token === null ? { event: 'join', room, token: 'none' } : { event: 'join', room };
        message.withJSONContent(answer).withMetadata(metadata);
      })
      .executeTest(async ({ contents }) => {
        const received = await listen(room, contents.content, { token });
        expect(received).toMatchObject({
          room,
          auth: { token },
          transport: 'websocket',
          joined: answer.ok,
        });
      }),
  );
});

const about = {
  createdAt: time(),
  session_id: id('s-1'),
  userId: null,
  guestId: GUEST,
  username: null,
  name: null,
  deviceToken: null,
};
const button = (type: string, payload: string) => ({ title: like('More'), type, payload: like(payload) });
const media = (fileType: string) => ({
  message_type: 'media',
  payload: { message: like('a.png'), url: true, fileType, filePath: address('https://media.test/a') },
});
const read = { name: 'a.png', path: 'https://media.test/a' };
const action = (type: string, payload: string) => ({ title: 'More', type, payload });

const FROM_AGENTS: [what: string, message: object, content: ChatContent][] = [
  ['a text', { message_type: 'text', payload: { message: like('Hello') } }, { kind: 'text', text: 'Hello' }],
  [
    'buttons that open, call and answer',
    {
      message_type: 'buttons',
      payload: {
        message: like('What about?'),
        buttons: [
          button('web', 'https-page'),
          { ...button('call', ''), payload: digits('0812345678') },
          button('postback', '{}'),
        ],
      },
    },
    {
      kind: 'buttons',
      text: 'What about?',
      actions: [action('web', 'https-page'), action('call', '0812345678'), action('postback', '{}')],
    },
  ],
  [
    'quick replies',
    {
      message_type: 'quick_replies',
      payload: { message: like('Done?'), buttons: eachLike(button('postback', '{}')) },
    },
    { kind: 'quick-replies', text: 'Done?', actions: [action('postback', '{}')] },
  ],
  [
    'cards with and without a picture',
    {
      message_type: 'generic',
      payload: {
        payloads: [
          {
            image_url: address('https://media.test/a'),
            title: like('Bonus'),
            subtitle: like('Touch'),
            buttons: eachLike(button('web', 'https-page')),
          },
          { image_url: null, title: like('Bonus'), subtitle: null, buttons: [] },
        ],
      },
    },
    {
      kind: 'cards',
      cards: [
        {
          picture: 'https://media.test/a',
          title: 'Bonus',
          subtitle: 'Touch',
          actions: [action('web', 'https-page')],
        },
        { picture: '', title: 'Bonus', subtitle: '', actions: [] },
      ],
    },
  ],
  [
    'a postback',
    { message_type: 'postback', payload: { title: like('Menu'), message: like('{}') } },
    { kind: 'text', text: 'Menu' },
  ],
  ['a picture', media('image'), { kind: 'media', fileType: 'image', ...read }],
  ['a film', media('video'), { kind: 'media', fileType: 'video', ...read }],
  ['a file', media('file'), { kind: 'media', fileType: 'file', ...read }],
  [
    'a kind that the app does not know',
    { message_type: 'sticker', payload: { id: count(7) } },
    { kind: 'unknown' },
  ],
];

const DELIVERIES = ['uploading_file', 'sending', 'failed', 'succeed'];

describe('pact: messages of the chat [3.24] [7.56]', () => {
  it.each([
    ...FROM_AGENTS.map(([what, message, content]) => ['agent', what, message, content] as const),
    ...DELIVERIES.map(
      (status) =>
        [
          'customer',
          `a picture, ${status}`,
          { ...media('image'), deliver: { id: id('d-1'), status } },
          { kind: 'media', fileType: 'image', ...read },
        ] as const,
    ),
  ])('from the %s: %s [2.85] [3.30]', (sender, what, message, content) =>
    chatPact
      .addAsynchronousInteraction()
      .given('demo')
      .expectsToReceive(`${what}, from the ${sender}`, (builder) => {
        builder
          .withJSONContent({ sender, message, ...about })
          .withMetadata({ event: 'messaging', room: ROOM });
      })
      .executeTest(async ({ contents }) => {
        const { events } = await listen(ROOM, { ok: true }, { event: contents.content });
        expect(events.map((event) => readMessage(event))).toMatchObject([
          { isMine: sender === 'customer', content, at: Date.parse('2026-11-20T03:00:00.000Z') },
        ]);
      }),
  );

  it('from an agent to a member, by name [3.24]', () => {
    const member = { userId: '100001', guestId: null, username: digits('0812345678'), name: like('Somchai') };
    const message = { message_type: 'text', payload: { message: like('Hello') } };
    return chatPact
      .addAsynchronousInteraction()
      .given('demo')
      .expectsToReceive('a text to a member', (builder) => {
        builder
          .withJSONContent({ sender: 'agent', message, ...about, ...member })
          .withMetadata({ event: 'messaging', room: OWN_ROOM });
      })
      .executeTest(async ({ contents }) => {
        const { events } = await listen(OWN_ROOM, { ok: true }, { event: contents.content });
        expect(events.map((event) => readMessage(event))).toMatchObject([
          { isMine: false, content: { kind: 'text', text: 'Hello' } },
        ]);
      });
  });
});
