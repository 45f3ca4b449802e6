import { Matchers } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { clientFor, marker, pact, settled } from '../../testing/pact.ts';

const { regex, like } = Matchers;
const TIME = String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$`;
const json = { ...marker, 'Content-Type': 'application/json' };
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
        (response) => void response.jsonBody({ PREFIX: regex('^[A-Za-z0-9_]{1,40}$', 'RK') }),
      )
      .executeTest(async ({ url }) => {
        const call = clientFor(url, null);
        expect(await settled(call('GET /api/chat/config', ({ PREFIX }) => PREFIX))).toBe('RK');
      }));

  it('answers when a guest’s text was created [7.52]', () => {
    const body = {
      ...guest,
      sender: 'customer',
      message: { message_type: 'text' as const, payload: { message: 'hello' } },
    };
    return pact
      .addInteraction()
      .given('demo')
      .uponReceiving('a text of a guest')
      .withRequest('POST', '/api/chat/send-message', (request) => void request.headers(json).jsonBody(body))
      .willRespondWith(
        200,
        (response) => void response.jsonBody({ createdAt: regex(TIME, '2026-11-20T03:00:00.000Z') }),
      )
      .executeTest(async ({ url }) => {
        const call = clientFor(url, null);
        const sent = call('POST /api/chat/send-message', ({ createdAt }) => createdAt, { body });
        expect(await settled(sent)).toBe('2026-11-20T03:00:00.000Z');
      });
  });

  it('answers no history to a guest who has said nothing [7.53] [9.05]', () => {
    const body = { ...guest, limit: 10, skip: 0 };
    return pact
      .addInteraction()
      .given('demo')
      .uponReceiving('the first page of a new guest’s history')
      .withRequest('POST', '/api/chat/history', (request) => void request.headers(json).jsonBody(body))
      .willRespondWith(200, (response) => void response.jsonBody([]))
      .executeTest(async ({ url }) => {
        const call = clientFor(url, null);
        expect(await settled(call('POST /api/chat/history', (reply) => reply, { body }))).toEqual([]);
      });
  });

  it('takes note of what a guest has read [7.55]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('a read mark of a guest')
      .withRequest('PUT', '/api/chat/read-customer/', (request) => void request.headers(json).jsonBody(guest))
      .willRespondWith(200, (response) => void response.jsonBody({ message: like('SUCCESS') }))
      .executeTest(async ({ url }) => {
        const call = clientFor(url, null);
        expect(await settled(call('PUT /api/chat/read-customer/', () => true, { body: guest }))).toBe(true);
      }));
});
