import { describe, expect, it } from 'vitest';
import { requestToken } from '../request-token.ts';
import { clientFor, marker, pact, settled } from '../../testing/pact/pact.ts';
import { text } from '../../testing/pact/pact-matchers.ts';

const json = { ...marker, 'Content-Type': 'application/json' };

describe('pact: login [7.09]', () => {
  it('answers a token to the right phone and password [3.23]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('a login')
      .withRequest('POST', '/api/login', (request) => {
        request.headers(json).jsonBody({ username: '0812345678', password: '123456' });
      })
      .willRespondWith(200, (response) => {
        response.jsonBody({ token: text(String.raw`^[\x21-\x7e]+$`, 'a-token') });
      })
      .executeTest(async ({ url }) => {
        const credentials = { username: '0812345678', password: '123456' };
        expect(await settled(requestToken(clientFor(url, null), credentials))).toBe('a-token');
      }));

  it.each([
    ['demo', 'a login with a wrong password', '0812345678', '654321', 'WRONG_CREDENTIAL'],
    ['demo', 'a login of a phone that is no member’s', '0800000000', '123456', 'WRONG_CREDENTIAL'],
    ['an inactive member', 'a login of an inactive member', '0812345678', '123456', 'INACTIVE_USER'],
    ['a member who must wait a minute', 'a login too many', '0812345678', '123456', 'REQUEST_LIMIT_1MIN'],
  ])('refuses in "%s" %s with %s [8.02]', (state, description, username, password, code) =>
    pact
      .addInteraction()
      .given(state)
      .uponReceiving(description)
      .withRequest('POST', '/api/login', (request) => {
        request.headers(json).jsonBody({ username, password });
      })
      .willRespondWith(
        code === 'WRONG_CREDENTIAL' ? 401 : code === 'INACTIVE_USER' ? 403 : 429,
        (response) => {
          // The screen branches on the code, so it is matched by value.
          response.jsonBody({ message: code });
        },
      )
      .executeTest(async ({ url }) => {
        const attempt = requestToken(clientFor(url, null), { username, password });
        await expect(settled(attempt)).rejects.toMatchObject({ failure: { kind: 'refused', code } });
      }),
  );

  it('refuses a call without the marker [7.01]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('a call without the marker')
      .withRequest('GET', '/api/lookup/info')
      .willRespondWith(403, (response) => {
        response.jsonBody({ message: 'KEY_MISSING' });
      })
      .executeTest(async ({ url }) => {
        const answer = await settled(fetch(`${url}/api/lookup/info`));
        expect(answer.status).toBe(403);
      }));
});
