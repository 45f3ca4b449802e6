import { describe, expect, it } from 'vitest';
import { messageOf, readConversation, readPage } from './conversation.ts';

const readMessage = (input: unknown) => readConversation(input, Infinity);

const AT = '2026-11-20T03:00:00.000Z';
const read = (message_type: string, payload: unknown, more: object = {}) =>
  readMessage({
    sender: 'customer',
    createdAt: AT,
    session_id: 's1',
    message: { message_type, payload },
    ...more,
  });
const contentOf = (message_type: string, payload: unknown) => read(message_type, payload).content;

const BUTTON = { title: 'Call us', type: 'call', payload: '0681294410' };

describe('a conversation', () => {
  it('has its sender, time and session [3.24] [2.84]', () => {
    expect(read('text', { message: 'Hi' })).toMatchObject({
      isMine: true,
      at: Date.parse(AT),
      sessionId: 's1',
    });
    expect(read('text', { message: 'Hi' }, { session_id: null }).sessionId).toBeNull();
  });

  it('has at most 30 buttons, and 30 cards, and shows that others are left out [3.27] [3.28]', () => {
    const buttons = Array.from({ length: 50_000 }, () => BUTTON);
    const more = { title: '…', type: '', payload: '' };
    expect(contentOf('buttons', { message: 'b', buttons })).toHaveProperty('actions', [
      ...buttons.slice(0, 30),
      more,
    ]);
    expect(contentOf('buttons', { message: 'b', buttons: buttons.slice(0, 30) })).toHaveProperty(
      'actions.length',
      30,
    );
    const cards = contentOf('generic', { payloads: buttons });
    expect(cards).toHaveProperty('cards.length', 31);
    expect(cards).toHaveProperty('cards.30.title', '…');
  });

  it('has names of at most 200 characters, with their ends, and subtitles of 2,000 [3.26] [3.27] [3.28]', () => {
    const long = (end: string) => `${'ก'.repeat(20_000 - end.length)}${end}`;
    const short = (end: string) => `${'ก'.repeat(179)}…${'ก'.repeat(20 - end.length)}${end}`;
    const buttons = [{ ...BUTTON, title: long(' 1') }];
    const actions = [{ ...BUTTON, title: short(' 1') }];
    expect(contentOf('buttons', { message: 'b', buttons })).toHaveProperty('actions', actions);
    expect(contentOf('media', { message: long('.pdf') })).toHaveProperty('name', short('.pdf'));
    const card = { title: long(' 2'), subtitle: long(' 3'), buttons };
    expect(contentOf('generic', { payloads: [card] })).toHaveProperty('cards', [
      { picture: '', title: short(' 2'), subtitle: 'ก'.repeat(2000), actions },
    ]);
  });

  it('leads nowhere by an address or payload that is longer than allowed, and keeps none of it [3.26] [3.27] [3.28]', () => {
    const path = `/files/${'a'.repeat(1993)}`;
    const card = (image_url: string) => ({ payloads: [{ image_url, title: 'Card' }] });
    expect(contentOf('media', { message: 'a.png', filePath: path })).toHaveProperty('path', path);
    expect(contentOf('media', { message: 'a.png', filePath: `${path}a` })).toHaveProperty('path', '');
    expect(contentOf('generic', card(path))).toHaveProperty('cards.0.picture', path);
    expect(contentOf('generic', card(`${path}a`))).toHaveProperty('cards.0.picture', '');
    const button = (payload: string) => ({ message: 'b', buttons: [{ ...BUTTON, payload }] });
    const longest = 'a'.repeat(20_000);
    expect(contentOf('buttons', button(longest))).toHaveProperty('actions.0.payload', longest);
    expect(contentOf('buttons', button(`${longest}a`))).toHaveProperty('actions.0', {
      ...BUTTON,
      payload: '',
    });
  });

  it('is told from others without keeping more of it than is shown [3.24]', () => {
    const long = 'a'.repeat(1_000_000);
    for (const said of [
      read('odd', { long }),
      read('text', { message: long }),
      read('text', { message: 'Hi' }, { createdAt: long }),
    ])
      expect(said.print.length).toBeLessThan(50_000);
    expect(read('odd', { long }).print).not.toBe(read('odd', { long: `${long}a` }).print);
  });

  it('nested endlessly is unknown, and its payload empty, but hides no other [3.24] [3.27]', () => {
    const endless: unknown = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000));
    const times = ['2026-11-20T03:00:00.000Z', '2026-11-20T03:00:01.000Z'];
    const [one, other] = times.map((createdAt) =>
      readMessage({ sender: 'agent', createdAt, message: { message_type: 'x', payload: endless } }),
    );
    expect([one?.content, other?.content]).toEqual([{ kind: 'unknown' }, { kind: 'unknown' }]);
    expect(one?.print).not.toBe(other?.print);
    const buttons = [{ title: 'Help', type: 'postback', payload: endless }];
    const message = { message_type: 'buttons', payload: { message: 'Hello', buttons } };
    expect(readMessage({ createdAt: endless, message }).content).toEqual({
      kind: 'buttons',
      text: 'Hello',
      actions: [{ title: 'Help', type: 'postback', payload: '' }],
    });
  });

  it('has buttons whose payload is JSON as text or as an object [3.27] [3.29]', () => {
    const actions = [{ title: 'Menu', type: 'postback', payload: '{"title":"Menu"}' }];
    const buttons = [{ type: 'postback', payload: { title: 'Menu' } }];
    expect(contentOf('quick_replies', { message: 'b', buttons })).toMatchObject({ actions });
    expect(contentOf('postback', { message: { title: 'Menu' } })).toEqual({ kind: 'text', text: 'Menu' });
  });

  it('has a button without a type, which then does nothing, and each button of a card [3.27] [3.28]', () => {
    const untyped = { title: 'Later', payload: '/later' };
    const actions = [BUTTON, { ...untyped, type: '' }];
    const buttons = [BUTTON, untyped];
    expect(contentOf('generic', { payloads: [{ title: 'Card', buttons }] })).toMatchObject({
      cards: [{ actions }],
    });
  });

  it.each(['agent', 'bot', ''])('of any other sender (%j) is not the customer’s [3.24]', (sender) => {
    expect(read('text', { message: 'Hi' }, { sender }).isMine).toBe(false);
  });

  it.each([undefined, null, 7, {}, ['customer']])(
    'without a readable sender (%j) is from another party, and keeps its time [3.24]',
    (sender) =>
      expect(read('text', { message: 'Hi' }, { sender })).toMatchObject({
        isMine: false,
        at: Date.parse(AT),
        isDated: true,
        isWhole: false,
        content: { kind: 'text', text: 'Hi' },
      }),
  );

  it.each([
    undefined,
    null,
    '',
    'soon',
    7,
    -1,
    1e300,
    {},
    '7',
    // Without a zone, it could be any of 25 hours.
    '2026-11-20T03:00:00',
    // What some services write for no time.
    '1970-01-01T00:00:00.000Z',
    '0001-01-01T00:00:00Z',
    // It would stay the newest message for ever.
    '9999-12-31T23:59:59Z',
  ])('without a readable time (%j) is shown, undated [3.24]', (createdAt) =>
    expect(
      readConversation(
        { sender: 'admin', createdAt, message: { message_type: 'text', payload: { message: 'Hi' } } },
        Date.parse(AT),
        5,
      ),
    ).toMatchObject({ at: 5, isDated: false, isWhole: false, content: { kind: 'text', text: 'Hi' } }),
  );

  it('without a time stands in a page beside the message before it, or else after it [3.24] [7.53]', () => {
    const one = (createdAt: string | null) => ({ sender: 'admin', createdAt });
    const placesOf = (page: unknown[]) => readPage(page, Infinity, 5).map(({ at }) => at);
    const time = Date.parse(AT);
    expect(placesOf([one(null), one(AT), one(null)])).toEqual([time, time, time]);
    const later = '2026-11-20T04:00:00.000Z';
    expect(placesOf([one(later), one(null), one(AT)])).toEqual([Date.parse(later), time, time]);
    expect(placesOf([one(null), null])).toEqual([5, 5]);
  });

  it.each([
    ['text', { message: ' ทำ\n' }, { kind: 'text', text: ' ทำ\n' }],
    [
      'media',
      { message: 'a.mp4', url: false, fileType: 'video', filePath: '/files/a' },
      { kind: 'media', name: 'a.mp4', fileType: 'video', path: '/files/a' },
    ],
    ['buttons', { message: 'Go', buttons: [BUTTON] }, { kind: 'buttons', text: 'Go', actions: [BUTTON] }],
    [
      'quick_replies',
      { message: 'Pick', buttons: [BUTTON] },
      { kind: 'quick-replies', text: 'Pick', actions: [BUTTON] },
    ],
    [
      'generic',
      { payloads: [{ image_url: '/files/c', title: 'Card', subtitle: 'Below', buttons: [BUTTON] }] },
      {
        kind: 'cards',
        cards: [{ picture: '/files/c', title: 'Card', subtitle: 'Below', actions: [BUTTON] }],
      },
    ],
    ['postback', { title: 'Yes', message: '{"title":"No"}' }, { kind: 'text', text: 'Yes' }],
    ['postback', { title: '', message: '{"title":"No"}' }, { kind: 'text', text: 'No' }],
    ['postback', { title: '', message: 'plain' }, { kind: 'text', text: 'plain' }],
    ['postback', { title: '', message: '{"id":1}' }, { kind: 'text', text: '{"id":1}' }],
    ['sticker', {}, { kind: 'unknown' }],
  ])('of the kind %s reads %j as %j [2.85] [3.25]-[3.29]', (kind, payload, content) => {
    expect(contentOf(kind, payload)).toEqual(content);
  });

  it.each([{}, { filePath: '' }, { filePath: 7 }])(
    'is no file to open with the path of %j, whatever its name [3.26]',
    (path) => {
      const payload = { message: 'a.png', url: false, fileType: 'image', ...path };
      expect(contentOf('media', payload)).toMatchObject({ kind: 'media', name: 'a.png', path: '' });
    },
  );

  it.each([
    ['text', { message: 'ก'.repeat(1_000_000) }],
    ['postback', { title: 'ก'.repeat(1_000_000) }],
    ['postback', { message: JSON.stringify({ title: 'ก'.repeat(1_000_000) }) }],
  ])('of the kind %s shows at most 20,000 characters, and that others are left out', (kind, payload) => {
    expect(contentOf(kind, payload)).toMatchObject({ kind: 'text', text: `${'ก'.repeat(20_000)}…` });
  });

  it('is sent by the customer as a text, a file or the answer of a button [3.25] [3.26] [3.29] [7.52]', () => {
    expect(messageOf({ kind: 'text', text: ' ทำ\n' })).toEqual({
      message_type: 'text',
      payload: { message: ' ทำ\n' },
    });
    expect(messageOf({ kind: 'media', name: 'a.png', fileType: 'image', path: '/files/a' })).toEqual({
      message_type: 'media',
      payload: { message: 'a.png', url: false, fileType: 'image', filePath: '/files/a' },
    });
    const video = { kind: 'media', name: 'b.mov', fileType: 'video', path: '/files/b' } as const;
    expect(messageOf(video)).toHaveProperty('payload.fileType', 'video');
    expect(messageOf({ kind: 'postback', title: 'Yes', payload: '{"id":1}' })).toEqual({
      message_type: 'postback',
      payload: { title: 'Yes', message: '{"id":1}' },
    });
  });

  it('is sent with a name of at most 200 characters, none of them half [3.26] [3.29] [7.52]', () => {
    const long = `${'ก'.repeat(178)}${'😀'.repeat(20)}.png`;
    const name = `${'ก'.repeat(178)}\ufffd…${'😀'.repeat(8)}.png`;
    const file = { kind: 'media', fileType: 'image', path: '/files/a' } as const;
    expect(name).toHaveLength(200);
    expect(messageOf({ ...file, name: long })).toHaveProperty('payload.message', name);
    expect(messageOf({ ...file, name })).toHaveProperty('payload.message', name);
    const answer = { kind: 'postback', title: long, payload: long } as const;
    expect(messageOf(answer)).toHaveProperty('payload', { title: name, message: long });
  });
});
