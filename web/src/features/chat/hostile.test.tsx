import { waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { linkParts } from './list/link-parts.ts';
import { readConversation } from './state/conversation.ts';
import { openChat, send, stubObjectUrls } from './testing.ts';

const readMessage = (input: unknown) => readConversation(input, Infinity);

const at = '2026-11-20T03:00:00.000Z';
const said = (message: unknown) => ({ sender: 'admin', message, createdAt: at, session_id: 's-1' });
const BROKEN: unknown[] = [
  null,
  7,
  'text',
  [],
  {},
  { message_type: 'text' },
  { message_type: 'text', payload: null },
  { message_type: 'text', payload: { message: { toString: 'x' } } },
  { message_type: 'buttons', payload: { message: 'b', buttons: 'none' } },
  {
    message_type: 'buttons',
    payload: { message: 'b', buttons: [null, 7, { title: {}, type: [], payload: 1 }] },
  },
  { message_type: 'quick_replies', payload: { buttons: { length: 3 } } },
  { message_type: 'generic', payload: { payloads: [null, { buttons: null }, []] } },
  { message_type: 'media', payload: { filePath: {}, fileType: 'image' } },
  { message_type: 'postback', payload: { title: null, message: '{"title":' } },
  { message_type: '__proto__', payload: {} },
  { message_type: 'constructor', payload: { __proto__: { message: 'x' } } },
  JSON.parse('{"message_type":"text","payload":{"__proto__":{"message":"x"},"message":"proto"}}'),
];

describe('hostile messages of the chat [2.85]', () => {
  beforeEach(stubObjectUrls);

  it.each(BROKEN.map((message, index) => [index, message]))(
    'shape %i is read without harm',
    (_index, message) => {
      expect(readMessage(said(message)).content.kind).toMatch(/^[a-z-]+$/);
      expect(({} as { message?: string }).message).toBeUndefined();
    },
  );

  it.each([null, 7, 'text', [], {}, { sender: 'admin' }])(
    'a conversation without anything readable is an unknown message: %j',
    (input) =>
      expect(readMessage(input)).toMatchObject({
        isMine: false,
        isDated: false,
        content: { kind: 'unknown' },
      }),
  );

  it.each([
    { message_type: 'text' },
    { message_type: 'text', payload: { message: ' \u200b ' } },
    { message_type: 'buttons', payload: { buttons: [null, { title: ' ', payload: '' }] } },
    { message_type: 'quick_replies', payload: null },
    { message_type: 'generic', payload: { payloads: [] } },
    { message_type: 'postback', payload: { title: ' ', message: '' } },
  ])('without anything to show are unknown: an empty bubble says nothing: %j', (message) =>
    expect(readMessage(said(message)).content).toEqual({ kind: 'unknown' }),
  );

  it('name a button without a title by what it does', () => {
    const buttons = [
      { title: null, type: 'call', payload: '02 123 4567' },
      { title: ' ', type: 'postback', payload: '{"title":"Menu"}' },
      { title: 7, type: 'postback', payload: '' },
    ];
    const { content } = readMessage(said({ message_type: 'buttons', payload: { message: 'b', buttons } }));
    expect(content).toMatchObject({
      actions: [{ title: '02 123 4567' }, { title: 'Menu', payload: '{"title":"Menu"}' }],
    });
  });

  it('have no session that is too long to send back [3.24]', () => {
    const session = (id: string) => readMessage({ ...said({}), session_id: id }).sessionId;
    expect([session('s'.repeat(64)), session('s'.repeat(65))]).toEqual(['s'.repeat(64), null]);
  });

  it('of a megabyte are read and cut into links whole', () => {
    const titles = ['x', 'www.', 'a@', '\u0301', '\u202e', '(', '<b>'].map((part) =>
      part.repeat(1_000_000 / part.length),
    );
    for (const title of titles) {
      const buttons = [{ title, type: 'web', payload: title }];
      const read = [
        readMessage(said({ message_type: 'buttons', payload: { message: title, buttons } })),
        readMessage(said({ message_type: 'generic', payload: { payloads: [{ title }] } })),
        readMessage(said({ message_type: 'postback', payload: { title, message: title } })),
      ];
      expect(read.map(({ content }) => content.kind)).toEqual(['buttons', 'cards', 'text']);
      expect(
        linkParts(title, 'https://wallet.test/')
          .map(({ text }) => text)
          .join(''),
      ).toHaveLength(title.length);
    }
  });

  it('are shown as text, open nothing, and leave the panel usable', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    const { control } = chat.world;
    const say = (message_type: string, payload: unknown) =>
      control.sendAsAgent(room, { message: { message_type, payload } });
    const bad = ['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', ' java\nscript:alert(1)'];
    await say('text', { message: '<img src=x onerror="document.title=1"><script>document.title=1</script>' });
    await say('text', { message: `pay \u202e00.1 ${'\u0301'.repeat(2000)} end` });
    await say('buttons', {
      message: 'b',
      buttons: bad.map((payload, index) => ({ title: `trap ${index}`, type: 'web', payload })),
    });
    await say('generic', {
      payloads: bad.map((image_url) => ({ image_url, title: '<b>bold</b>', subtitle: null, buttons: [] })),
    });
    await say('quick_replies', { message: '', buttons: [{ title: 'Pick', type: 'postback', payload: 'P' }] });
    await say('generic', { payloads: [{ image_url: null, title: '', subtitle: null, buttons: [] }] });
    for (const filePath of bad)
      await say('media', { message: '<i>file</i>', url: true, fileType: 'image', filePath });
    await say('__proto__', { message: 'x' });
    const log = within(chat.panel.getByRole('log'));
    await waitFor(() => expect(log.getAllByText(/cannot show this kind/)).toHaveLength(3));
    expect(chat.panel.getByRole('button', { name: 'Pick' })).toBeVisible();
    expect(chat.panel.getByText(/^<img src=x/)).toBeVisible();
    expect(chat.panel.getByText(/pay \ufffd00\.1/)).toBeVisible();
    expect(chat.panel.getAllByText('<b>bold</b>')).toHaveLength(3);
    expect(chat.panel.queryByRole('link')).toBeNull();
    expect(chat.panel.queryByRole('img')).toBeNull();
    expect(document.querySelector('script:not([src]), [onerror]')).toBeNull();
    await send(chat, 'Hello?');
    expect(await chat.panel.findByText('Sent')).toBeVisible();
  });
});
