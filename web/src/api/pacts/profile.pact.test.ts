import { Matchers } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { requestPassword } from '../../features/profile/password-state.ts';
import { requestName } from '../../features/profile/profile-name-state.ts';
import { requestRenaming } from '../../shared/account/account-rename.ts';
import { readProfile } from '../../shared/account/profile-state.ts';
import { asMember, clientFor, marker, pact, settled } from '../../testing/pact/pact.ts';
import { english, id, thai, time } from '../../testing/pact/pact-matchers.ts';

const { like } = Matchers;
const json = { ...asMember, 'Content-Type': 'application/json' };
const passwords = { oldPassword: '123456', newPassword: 'river-at-night' };

/** A PUT that is refused with this code; the screen branches on it. */
function refused(state: string, path: string, body: object, status: number, code: string) {
  return pact
    .addInteraction()
    .given(state)
    .uponReceiving(`PUT ${path} refused with ${code} in "${state}"`)
    .withRequest('PUT', path, (request) => {
      request.headers(json).jsonBody(body);
    })
    .willRespondWith(status, (response) => {
      response.jsonBody({ message: code });
    });
}

describe('pact: profile [7.05] [7.06] [7.07] [7.08]', () => {
  it('answers the member and their bank account [3.03] [3.04]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('the profile')
      .withRequest('GET', '/api/account/profile', (request) => {
        request.headers(asMember);
      })
      .willRespondWith(
        200,
        (response) =>
          void response.jsonBody({
            profile: {
              _id: id('100001'),
              name: 'Somchai',
              username: '0812345678',
              coin: 5,
              createdAt: time('2026-08-22T03:00:00.000Z'),
            },
            bankAccount: {
              bankCode: 'KBANK',
              bankAccountName: 'SOMCHAI JAIDEE',
              bankAccountNo: '1234567890',
              bank: { nameTH: thai('ธนาคารกสิกรไทย'), nameEN: english('Kasikornbank') },
            },
          }),
      )
      .executeTest(async ({ url }) => {
        const profile = await settled(clientFor(url)('GET /api/account/profile', readProfile));
        expect(profile).toEqual({
          id: '100001',
          name: 'Somchai',
          ownName: 'Somchai',
          username: '0812345678',
          createdAt: Date.parse('2026-08-22T03:00:00.000Z'),
          bank: {
            code: 'KBANK',
            nameTH: 'ธนาคารกสิกรไทย',
            nameEN: 'Kasikornbank',
            accountName: 'SOMCHAI JAIDEE',
            ownAccountName: 'SOMCHAI JAIDEE',
            accountNo: '1234567890',
            isDamaged: false,
          },
        });
      }));

  it('answers a profile to members only [8.02]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('a profile without a token')
      .withRequest('GET', '/api/account/profile', (request) => {
        request.headers(marker);
      })
      .willRespondWith(401, (response) => void response.jsonBody({ message: 'UNAUTHORIZED' }))
      .executeTest(async ({ url }) => {
        const attempt = clientFor(url, null)('GET /api/account/profile', readProfile);
        await expect(settled(attempt)).rejects.toMatchObject({ failure: { code: 'UNAUTHORIZED' } });
      }));

  const named = {
    name: 'Khun Somchai',
    bankCode: 'KBANK',
    bankAccountName: 'SOMCHAI JAIDEE',
    bankAccountNo: '1234567890',
  };
  const bank = { code: 'KBANK', ownAccountName: 'SOMCHAI JAIDEE', accountNo: '1234567890' };
  it('changes the name of the member [3.02]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('another name of the member')
      .withRequest('PUT', '/api/account/profile', (request) => {
        request.headers(json).jsonBody(named);
      })
      .willRespondWith(200, (response) => void response.jsonBody({ message: like('SUCCESS') }))
      .executeTest(async ({ url }) => {
        expect(await settled(requestName(clientFor(url), 'Khun Somchai', bank))).toBe(true);
      }));

  it('refuses a member without a name [3.02] [8.04]', () => {
    const body = { ...named, name: ' ' };
    return refused('demo', '/api/account/profile', body, 422, 'INVALID_USER_INFO').executeTest(
      async ({ url }) => {
        const attempt = requestName(clientFor(url), ' ', bank);
        await expect(settled(attempt)).rejects.toMatchObject({
          failure: { kind: 'refused', code: 'INVALID_USER_INFO' },
        });
      },
    );
  });

  it('changes the name of the account [5.22]', () => {
    const body = { bankCode: 'KBANK', bankAccountName: 'SOMCHAI JAI' };
    return pact
      .addInteraction()
      .given('demo')
      .uponReceiving('another name of the bank account')
      .withRequest('PUT', '/api/account/bankAccountName', (request) => {
        request.headers(json).jsonBody(body);
      })
      .willRespondWith(200, (response) => void response.jsonBody({ message: like('SUCCESS') }))
      .executeTest(async ({ url }) => {
        expect(await settled(requestRenaming(clientFor(url), body))).toBe(true);
      });
  });

  it.each([
    [{ bankCode: 'KBANK', bankAccountName: 'สมชาย' }, 422, 'BANK_ACCOUNT_NAME_ENG'],
    [{ bankCode: 'NONE', bankAccountName: 'SOMCHAI' }, 422, 'INVALID_BANK'],
  ])('refuses %j: %s %s [8.04]', (body, status, code) =>
    refused('demo', '/api/account/bankAccountName', body, status, code).executeTest(async ({ url }) => {
      await expect(settled(requestRenaming(clientFor(url), body))).rejects.toMatchObject({
        failure: { kind: 'refused', code },
      });
    }),
  );

  it('changes the password [7.08]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('a change of the password')
      .withRequest('PUT', '/api/account/changepwd', (request) => {
        request.headers(json).jsonBody(passwords);
      })
      .willRespondWith(200, (response) => void response.jsonBody({ message: like('SUCCESS') }))
      .executeTest(async ({ url }) => {
        expect(await settled(requestPassword(clientFor(url), passwords))).toBe(true);
      }));

  it.each([
    ['demo', { oldPassword: 'not-it', newPassword: 'river' }, 422, 'WRONG_PASSWORD'],
    ['demo', { oldPassword: '123456', newPassword: '' }, 422, 'INVALID_USER_INFO'],
    ['a member who must wait a minute', passwords, 429, 'REQUEST_LIMIT_1MIN'],
  ])('keeps the password in "%s" for %j: %s %s [8.02] [8.27]', (state, body, status, code) =>
    refused(state, '/api/account/changepwd', body, status, code).executeTest(async ({ url }) => {
      await expect(settled(requestPassword(clientFor(url), body))).rejects.toMatchObject({
        failure: { kind: 'refused', code },
      });
    }),
  );
});
