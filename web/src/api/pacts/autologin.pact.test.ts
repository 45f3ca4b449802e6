import { describe, expect, it } from 'vitest';
import { asMember, clientFor, pact, settled } from '../../testing/pact/pact.ts';
import { address } from '../../testing/pact/pact-matchers.ts';

const LINK = address('https://games.example/play/abc');

/** Made-up names and passwords of the scenario. */
const USERNAME = 'rkplayer01';
const PASSWORD = 'secret0001';
const STATE = 'a member with known game credentials';

const BY_NAME = [
  ['GET /api/autoLogin/pg/{username}', `/api/autoLogin/pg/${USERNAME}`],
  ['GET /api/autoLogin/betflix/{username}', `/api/autoLogin/betflix/${USERNAME}`],
  ['GET /api/autoLogin/areaslot/{username}', `/api/autoLogin/areaslot/${USERNAME}`],
  ['GET /api/autoLogin/joker2/{username}', `/api/autoLogin/joker2/${USERNAME}`],
  ['GET /api/autoLogin/huayhd/{username}', `/api/autoLogin/huayhd/${USERNAME}`],
] as const;

const BY_PASSWORD = [
  ['GET /api/autoLogin/askmebet/{username}/{password}', `/api/autoLogin/askmebet/${USERNAME}/${PASSWORD}`],
  ['GET /api/autoLogin/imi/{username}/{password}', `/api/autoLogin/imi/${USERNAME}/${PASSWORD}`],
  ['GET /api/autoLogin/usun/{username}/{password}', `/api/autoLogin/usun/${USERNAME}/${PASSWORD}`],
  ['GET /api/autoLogin/circus/{username}/{password}', `/api/autoLogin/circus/${USERNAME}/${PASSWORD}`],
  ['GET /api/autoLogin/slotracha/{username}/{password}', `/api/autoLogin/slotracha/${USERNAME}/${PASSWORD}`],
  ['GET /api/autoLogin/pgslot/{username}/{password}', `/api/autoLogin/pgslot/${USERNAME}/${PASSWORD}`],
] as const;

describe('pact: entering a game', () => {
  it.each(BY_NAME)('%s answers the link of the game [7.48]', (key, path) =>
    pact
      .addInteraction()
      .given(STATE)
      .uponReceiving(`the way in by user name: ${key}`)
      .withRequest('GET', path, (request) => void request.headers(asMember))
      .willRespondWith(200, (response) => void response.jsonBody({ link: LINK }))
      .executeTest(async ({ url }) => {
        const call = clientFor(url)(key, ({ link }) => link, { params: { username: USERNAME } });
        expect(await settled(call)).toBe('https://games.example/play/abc');
      }),
  );

  it.each(BY_PASSWORD)('%s answers the link of the game [7.49]', (key, path) =>
    pact
      .addInteraction()
      .given(STATE)
      .uponReceiving(`the way in by user name and password: ${key}`)
      .withRequest('GET', path, (request) => void request.headers(asMember))
      .willRespondWith(200, (response) => void response.jsonBody({ link: LINK }))
      .executeTest(async ({ url }) => {
        const call = clientFor(url)(key, ({ link }) => link, {
          params: { username: USERNAME, password: PASSWORD },
        });
        expect(await settled(call)).toBe('https://games.example/play/abc');
      }),
  );

  it.each([
    [STATE, 'WRONG_CREDENTIAL', 401, 'the way in for another user name', '/api/autoLogin/pg/somebody-else'],
    [
      'a member with money',
      'SLOT_NO_ACCOUNT',
      404,
      'the way in without an account',
      '/api/autoLogin/pg/somebody-else',
    ],
  ])('in "%s" refuses with %s [8.08]', (state, code, status, description, path) =>
    pact
      .addInteraction()
      .given(state)
      .uponReceiving(description)
      .withRequest('GET', path, (request) => void request.headers(asMember))
      .willRespondWith(status, (response) => void response.jsonBody({ message: code }))
      .executeTest(async ({ url }) => {
        const call = clientFor(url)('GET /api/autoLogin/pg/{username}', () => true, {
          params: { username: 'somebody-else' },
        });
        await expect(settled(call)).rejects.toMatchObject({ failure: { kind: 'refused', code } });
      }),
  );
});
