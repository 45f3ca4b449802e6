import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Matchers } from '@pact-foundation/pact';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestMessage } from '../../features/chat/state/delivery.ts';
import { requestHistory } from '../../features/chat/state/chat-state.ts';
import { requestUpload } from '../../features/chat/files/chat-upload.ts';
import { requestReadMark } from '../../features/chat/state/read-mark.ts';
import { asMember, clientFor, marker, pact, settled } from '../../testing/pact/pact.ts';
import { text, time } from '../../testing/pact/pact-matchers.ts';

const { like } = Matchers;
const json = { ...marker, 'Content-Type': 'application/json' };
/** A picture of one pixel. */
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** The first bytes of an MP4 file. */
const FILM = '000000186674797069736f6d0000020069736f6d';
const FILE_PATH = String.raw`^/files/[\w-]+$`;
const member = { userId: '100001', guestId: null };
/** The id of an existing conversation. */
const CONVERSATION = '0f8fad5b-d9cb-469f-a165-70867728950e';
const AT = Date.parse('2026-11-20T03:00:00.000Z');
const WRITTEN_AT = Date.parse('2026-11-20T02:59:58.000Z');
const hello = { content: { kind: 'text', text: 'hello' }, writtenAt: WRITTEN_AT } as const;
const nameless = { username: null, name: null, deviceToken: null };
/** The fields sent with a customer's text before the conversation exists. [3.24] */
const firstMessage = { sender: 'customer', createdAt: '2026-11-20T02:59:58.000Z', session_id: null };
const guest = { userId: null, guestId: 'guest-0123456789abcdef0123456789abcdef' };

describe('pact: chat', () => {
  it('answers the prefix of rooms [7.51]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('a question for the prefix of chat rooms')
      .withRequest('GET', '/api/chat/config', (request) => void request.headers(marker))
      .willRespondWith(
        200,
        (response) => void response.jsonBody({ PREFIX: text('^[A-Za-z0-9_]{1,40}$', 'RK') }),
      )
      .executeTest(async ({ url }) => {
        const call = clientFor(url, null);
        expect(await settled(call('GET /api/chat/config', ({ PREFIX }) => PREFIX))).toBe('RK');
      }));

  it('answers when a guest’s text was created [7.52]', () => {
    const body = {
      ...guest,
      ...nameless,
      ...firstMessage,
      message: { message_type: 'text', payload: { message: 'hello' } },
    };
    return pact
      .addInteraction()
      .given('demo')
      .uponReceiving('a text of a guest')
      .withRequest('POST', '/api/chat/send-message', (request) => void request.headers(json).jsonBody(body))
      .willRespondWith(
        200,
        (response) => void response.jsonBody({ createdAt: time('2026-11-20T03:00:00.000Z') }),
      )
      .executeTest(async ({ url }) => {
        expect(
          await settled(requestMessage(clientFor(url, null), { ...guest, ...nameless }, hello, null)),
        ).toBe(AT);
      });
  });

  it('answers an empty history to a new guest [7.53] [9.05]', () => {
    const body = { ...guest, limit: 10, skip: 0 };
    return pact
      .addInteraction()
      .given('demo')
      .uponReceiving('the first page of a new guest’s history')
      .withRequest('POST', '/api/chat/history', (request) => void request.headers(json).jsonBody(body))
      .willRespondWith(200, (response) => void response.jsonBody([]))
      .executeTest(async ({ url }) => {
        const page = await settled(requestHistory(clientFor(url, null), guest, 0));
        expect(page).toEqual({ said: [], isFull: false });
      });
  });

  it('skips the messages that are read already [7.53] [9.05]', () => {
    const body = { ...guest, limit: 10, skip: 10 };
    return pact
      .addInteraction()
      .given('a guest who has written to support')
      .uponReceiving('the second page of a history of two messages')
      .withRequest('POST', '/api/chat/history', (request) => void request.headers(json).jsonBody(body))
      .willRespondWith(200, (response) => void response.jsonBody([]))
      .executeTest(async ({ url }) => {
        const page = await settled(requestHistory(clientFor(url, null), guest, 1));
        expect(page).toEqual({ said: [], isFull: false });
      });
  });

  it('marks the messages of a guest as read [7.55]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('a read mark of a guest')
      .withRequest('PUT', '/api/chat/read-customer/', (request) => void request.headers(json).jsonBody(guest))
      .willRespondWith(200, (response) => void response.jsonBody({ message: like('SUCCESS') }))
      .executeTest(async ({ url }) => {
        expect(await settled(requestReadMark(clientFor(url, null), guest))).toBe(true);
      }));

  it.each([
    ['to say something', 'POST', '/api/chat/send-message'],
    ['to read', 'POST', '/api/chat/history'],
  ] as const)(
    'refuses a guest who wants %s under the id of a member [6.01] [8.02]',
    (what, method, address) => {
      const stranger = { userId: null, guestId: '100001' };
      const body =
        address === '/api/chat/history'
          ? { ...stranger, limit: 10, skip: 0 }
          : {
              ...stranger,
              ...nameless,
              ...firstMessage,
              message: { message_type: 'text', payload: { message: 'hello' } },
            };
      return pact
        .addInteraction()
        .given('demo')
        .uponReceiving(`a guest who wants ${what} under the id of a member`)
        .withRequest(method, address, (request) => void request.headers(json).jsonBody(body))
        .willRespondWith(404, (response) => void response.jsonBody({ message: 'NO_USER' }))
        .executeTest(async ({ url }) => {
          const call = clientFor(url, null);
          const attempt =
            'limit' in body
              ? requestHistory(call, stranger, 0)
              : requestMessage(call, { ...stranger, ...nameless }, hello, null);
          await expect(settled<unknown>(attempt)).rejects.toMatchObject({ failure: { code: 'NO_USER' } });
        });
    },
  );

  it('answers when a member’s picture was created [3.26] [7.52]', () => {
    const sender = { ...member, username: 'demo', name: 'Somchai', deviceToken: null };
    const payload = { message: 'slip.png', url: false, fileType: 'image', filePath: '/files/f-1' };
    const body = {
      ...sender,
      ...firstMessage,
      session_id: CONVERSATION,
      message: { message_type: 'media', payload },
    };
    return pact
      .addInteraction()
      .given('demo')
      .uponReceiving('a picture of a member')
      .withRequest(
        'POST',
        '/api/chat/send-message',
        (request) => void request.headers({ ...asMember, ...json }).jsonBody(body),
      )
      .willRespondWith(
        200,
        (response) => void response.jsonBody({ createdAt: time('2026-11-20T03:00:00.000Z') }),
      )
      .executeTest(async ({ url }) => {
        const content = { kind: 'media', name: 'slip.png', fileType: 'image', path: '/files/f-1' } as const;
        const picture = { content, writtenAt: WRITTEN_AT };
        expect(await settled(requestMessage(clientFor(url), sender, picture, CONVERSATION))).toBe(AT);
      });
  });
});

describe('pact: files of the chat [7.54]', () => {
  let folder = '';
  const place = (name: string) => path.join(folder, name);
  const fileOf = (name: string, type: string) => new File([readFileSync(place(name))], name, { type });

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'chat-'));
    writeFileSync(place('picture.png'), Buffer.from(DOT, 'base64'));
    writeFileSync(place('film.mp4'), Buffer.from(FILM, 'hex'));
    writeFileSync(place('words.txt'), 'no picture');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['a guest’s picture', 'picture.png', 'image/png', 'image', null],
    ['a member’s film', 'film.mp4', 'video/mp4', 'video', undefined],
  ] as const)(
    'takes %s as the file of a form, and answers its path [5.30]',
    (what, name, type, fileType, token) =>
      pact
        .addInteraction()
        .given('demo')
        .uponReceiving(what)
        .withRequest('POST', `/api/chat/upload-${fileType}`, (request) => {
          request.headers(token === null ? marker : asMember).multipartBody(type, place(name), 'file');
        })
        .willRespondWith(200, (response) => void response.jsonBody({ path: text(FILE_PATH, '/files/f-1') }))
        .executeTest(async ({ url }) => {
          const picked = { file: fileOf(name, type), fileType } as const;
          expect(await settled(requestUpload(clientFor(url, token), picked))).toBe('/files/f-1');
        }),
  );

  it.each([
    ['what is no picture', 'words.txt', 'text/plain', 'image'],
    ['a picture that is said to be a film', 'picture.png', 'image/png', 'video'],
  ] as const)('refuses %s [8.09]', (what, name, type, fileType) =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving(`for the chat, ${what}`)
      .withRequest('POST', `/api/chat/upload-${fileType}`, (request) => {
        request.headers(marker).multipartBody(type, place(name), 'file');
      })
      .willRespondWith(422, (response) => void response.jsonBody({ message: 'SLIP_INVALID_FILE' }))
      .executeTest(async ({ url }) => {
        const attempt = requestUpload(clientFor(url, null), { file: fileOf(name, type), fileType });
        await expect(settled(attempt)).rejects.toMatchObject({ failure: { code: 'SLIP_INVALID_FILE' } });
      }),
  );
});
