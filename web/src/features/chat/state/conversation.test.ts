import { describe, expect, it } from 'vitest';
import { messageOf, readConversation } from './conversation.ts';

const AT = '2026-11-20T03:00:00.000Z';
const read = (message_type: string, payload: unknown, more: object = {}) =>
  readConversation({
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

  it('has at most 30 buttons, and 30 cards', () => {
    const buttons = Array.from({ length: 50_000 }, () => BUTTON);
    expect(contentOf('buttons', { message: 'b', buttons })).toHaveProperty('actions.length', 30);
    expect(contentOf('generic', { payloads: buttons })).toHaveProperty('cards.length', 30);
  });

  it.each(['agent', 'bot', ''])('of any other sender (%j) is not the customer’s [3.24]', (sender) => {
    expect(read('text', { message: 'Hi' }, { sender }).isMine).toBe(false);
  });

  it.each([{ sender: 7 }, { createdAt: 'soon' }, { createdAt: null }])(
    'without a sender or a time is refused: %j [3.24]',
    (change) => expect(() => read('text', { message: 'Hi' }, change)).toThrow(TypeError),
  );

  it.each([
    ['text', { message: 'Hi' }, { kind: 'text', text: 'Hi' }],
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
    ['sticker', {}, { kind: 'unknown' }],
  ])('of the kind %s reads %j as %j [2.85] [3.25]-[3.29]', (kind, payload, content) => {
    expect(contentOf(kind, payload)).toEqual(content);
  });

  it.each([
    ['text', { message: 'ก'.repeat(1_000_000) }],
    ['postback', { title: 'ก'.repeat(1_000_000) }],
    ['postback', { message: JSON.stringify({ title: 'ก'.repeat(1_000_000) }) }],
  ])('of the kind %s shows at most 20,000 characters', (kind, payload) => {
    expect(contentOf(kind, payload)).toMatchObject({ kind: 'text', text: 'ก'.repeat(20_000) });
  });

  it('is sent by the customer as a text, a file or the answer of a button [3.25] [3.26] [3.29]', () => {
    expect(messageOf({ kind: 'text', text: 'Hi' })).toEqual({
      message_type: 'text',
      payload: { message: 'Hi' },
    });
    expect(messageOf({ kind: 'media', name: 'a.png', fileType: 'image', path: '/files/a' })).toEqual({
      message_type: 'media',
      payload: { message: 'a.png', url: false, fileType: 'image', filePath: '/files/a' },
    });
    expect(messageOf({ kind: 'postback', title: 'Yes', payload: '{"id":1}' })).toEqual({
      message_type: 'postback',
      payload: { title: 'Yes', message: '{"id":1}' },
    });
  });
});
