import { Matchers } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { requestCheck } from '../../features/register/register-requests.ts';
import { clientFor, marker, pact, settled } from '../../testing/pact/pact.ts';
import { listOf, text, thai } from '../../testing/pact/pact-matchers.ts';
import { formOf, sendStep } from '../../testing/pact/pact-requests.ts';

const { like, fromProviderState } = Matchers;
const json = { ...marker, 'Content-Type': 'application/json' };

const check = {
  name: 'Anong',
  username: '0611111111',
  password: 'secret-1',
  sourceCode: '',
  inviteCode: '',
  bankCode: '',
  bankAccountName: '',
  bankAccountNo: '',
};
const send = (url: string, sent: Parameters<typeof sendStep>[1]) =>
  settled(sendStep(clientFor(url, null), sent));
const failedWith = (code: string) => ({ type: 'failed', failure: { kind: 'refused', code } });

const bank = { bankCode: 'KBANK', bankAccountName: 'ANONG DEEJAI', bankAccountNo: '5551234567' };

/** A POST that is refused with this code; the screen branches on it. */
function refused(state: string, path: string, body: object, status: number, code: string) {
  return pact
    .addInteraction()
    .given(state)
    .uponReceiving(`${path} refused with ${code} in "${state}"`)
    .withRequest('POST', path, (request) => {
      request.headers(json).jsonBody(body);
    })
    .willRespondWith(status, (response) => {
      response.jsonBody({ message: code });
    });
}

describe('pact: registration [7.03] [7.04]', () => {
  it('lists banks and sources [3.05]', async () => {
    await pact
      .addInteraction()
      .given('demo')
      .uponReceiving('the list of banks')
      .withRequest('GET', '/api/lookup/banks', (request) => {
        request.headers(marker);
      })
      .willRespondWith(200, (response) => {
        response.jsonBody(
          listOf([
            { code: text('^[A-Z]+$', 'KBANK'), nameTH: thai('ธนาคารกสิกรไทย') },
            { code: text('^[A-Z]+$', 'SCB'), nameTH: thai('ธนาคารไทยพาณิชย์') },
          ]),
        );
      })
      .executeTest(async ({ url }) => {
        const banks = clientFor(url, null)('GET /api/lookup/banks', (list) => list.map(({ code }) => code));
        expect(await settled(banks)).toEqual(['KBANK', 'SCB']);
      });
    await pact
      .addInteraction()
      .given('demo')
      .uponReceiving('the list of sources')
      .withRequest('GET', '/api/lookup/sources', (request) => {
        request.headers(marker);
      })
      .willRespondWith(200, (response) => {
        response.jsonBody(
          listOf([
            { code: 'FRIEND', description: 'เพื่อนแนะนำ' },
            { code: 'SEARCH', description: 'ค้นหาเอง' },
          ]),
        );
      })
      .executeTest(async ({ url }) => {
        const sources = clientFor(url, null)('GET /api/lookup/sources', (list) =>
          list.map(({ code }) => code),
        );
        expect(await settled(sources)).toEqual(['FRIEND', 'SEARCH']);
      });
  });

  it.each([
    ['demo', true],
    ['no code is asked for', false],
  ])('says in "%s" whether a phone is verified by a code: %s [2.22]', (state, registerOTP) =>
    pact
      .addInteraction()
      .given(state)
      .uponReceiving(`whether a code is asked for, in "${state}"`)
      .withRequest('GET', '/api/lookup/registerOTP', (request) => {
        request.headers(marker);
      })
      .willRespondWith(200, (response) => {
        response.jsonBody({ registerOTP });
      })
      .executeTest(async ({ url }) => {
        const answer = clientFor(url, null)('GET /api/lookup/registerOTP', (reply) => reply.registerOTP);
        expect(await settled(answer)).toBe(registerOTP);
      }),
  );

  it('sends a code [7.11] [3.06]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('a code for a new phone')
      .withRequest('POST', '/api/otp/send', (request) => {
        request.headers(json).jsonBody({ phoneNumber: '0611111111' });
      })
      .willRespondWith(200, (response) => {
        response.jsonBody({ otpRef: like('ABC123'), otpToken: like('otp-token'), code: 'SUCCESS' });
      })
      .executeTest(async ({ url }) => {
        expect(await send(url, { step: 'phone', resend: true })).toMatchObject({
          type: 'code-sent',
          code: { phone: '0611111111', ref: 'ABC123', token: 'otp-token' },
        });
      }));

  it('accepts a phone that was verified before [4.01]', () =>
    pact
      .addInteraction()
      .given('a visitor with a verified phone')
      .uponReceiving('a code for a verified phone')
      .withRequest('POST', '/api/otp/send', (request) => {
        request.headers(json).jsonBody({ phoneNumber: '0611111111' });
      })
      .willRespondWith(200, (response) => {
        response.jsonBody({ otpRef: null, otpToken: null, code: 'OTP_VERIFIED' });
      })
      .executeTest(async ({ url }) => {
        expect(await send(url, { step: 'phone', resend: true })).toEqual({ type: 'phone-passed' });
      }));

  it.each([
    ['demo', '0812345678', 409, 'EXISTING_USER'],
    ['demo', '061', 422, 'PHONE_NUMBER_REQUIRE_10_DIGIT'],
  ])('sends none in "%s" to %s: %s %s [8.03] [8.04]', (state, phoneNumber, status, code) =>
    refused(state, '/api/otp/send', { phoneNumber }, status, code).executeTest(async ({ url }) => {
      const answer = await send(url, { step: 'phone', resend: true, form: { phone: phoneNumber } });
      expect(answer).toMatchObject(failedWith(code));
    }),
  );

  it('refuses a code with an unknown token [8.03]', () =>
    refused(
      'demo',
      '/api/otp/verify',
      { otpToken: 'none', otpCode: '000000' },
      422,
      'OTP_TOKEN_INVALID',
    ).executeTest(async ({ url }) => {
      const answer = await send(url, { step: 'otp', otpToken: 'none', form: { otp: '000000' } });
      expect(answer).toMatchObject(failedWith('OTP_TOKEN_INVALID'));
    }));

  it.each([
    ['POST /api/account/validate', check],
    ['POST /api/account', { ...check, ...bank, currency: 'BAHT' }],
  ] as const)('takes %s of a verified phone', (key, body) =>
    pact
      .addInteraction()
      .given('a visitor with a verified phone')
      .uponReceiving(`${key} of a verified phone`)
      .withRequest(
        'POST',
        key === 'POST /api/account' ? '/api/account' : '/api/account/validate',
        (request) => {
          request.headers(json).jsonBody(body);
        },
      )
      .willRespondWith(200, (response) => {
        response.jsonBody({ message: like('SUCCESS') });
      })
      .executeTest(async ({ url }) => {
        const isLast = key === 'POST /api/account';
        expect(await send(url, { step: isLast ? 'bank' : 'profile' })).toEqual(
          isLast ? { type: 'account-made', how: 'created' } : { type: 'profile-accepted' },
        );
      }),
  );

  it.each([
    ['demo', {}, {}, 403, 'UNVERIFIED_OTP'],
    ['demo', { username: '0812345678' }, { phone: '0812345678' }, 409, 'EXISTING_USER'],
    ['a visitor with a verified phone', { inviteCode: 'PR1' }, { inviteCode: 'PR1' }, 422, 'INVALID_CODE'],
  ])('refuses the profile in "%s" with %j [8.04]', (state, change, form, status, code) =>
    refused(state, '/api/account/validate', { ...check, ...change }, status, code).executeTest(
      async ({ url }) => {
        expect(await send(url, { step: 'profile', form })).toMatchObject(failedWith(code));
      },
    ),
  );

  it.each([
    [{ bankAccountNo: '1234567890' }, { bankAccountNo: '1234567890' }, 409, 'EXISTING_BANK'],
    [
      { bankCode: 'KTB', bankAccountName: 'อนงค์' },
      { bankCode: 'KTB', firstName: 'อนงค์', lastName: '' },
      422,
      'BANK_ACCOUNT_NAME_ENG',
    ],
  ])('refuses the bank %j [8.04]', (change, form, status, code) =>
    refused(
      'a visitor with a verified phone',
      '/api/account/validate',
      { ...check, ...bank, ...change },
      status,
      code,
    ).executeTest(async ({ url }) => {
      const attempt = requestCheck(clientFor(url, null), formOf(form));
      await expect(settled(attempt)).rejects.toMatchObject({ failure: { kind: 'refused', code } });
    }),
  );
});

const ON_ITS_WAY = 'a visitor with a code on its way';

describe('pact: one-time codes that were sent [7.12]', () => {
  it.each([
    ['are accepted', '123456', 200, like('OTP_CODE_VALID'), { type: 'phone-passed' }],
    [
      'are refused when another is typed [8.03]',
      '000000',
      422,
      'OTP_CODE_INVALID',
      failedWith('OTP_CODE_INVALID'),
    ],
  ])('%s', (what, otp, status, message, answer) =>
    pact
      .addInteraction()
      .given(ON_ITS_WAY)
      .uponReceiving(`codes that were sent ${what.replace(/ \[.*/, '')}`)
      .withRequest('POST', '/api/otp/verify', (request) => {
        const otpToken = fromProviderState('${otpToken}', 'otp-token');
        request.headers(json).jsonBody({ otpToken, otpCode: otp });
      })
      .willRespondWith(status, (response) => void response.jsonBody({ message }))
      .executeTest(async ({ url }) => {
        expect(await send(url, { step: 'otp', otpToken: 'otp-token', form: { otp } })).toMatchObject(answer);
      }),
  );
});
