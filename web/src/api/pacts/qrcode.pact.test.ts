import { Matchers } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { asMember, clientFor, marker, pact, settled } from '../../testing/pact.ts';
import { id, pathFromState, svg } from '../../testing/pact-matchers.ts';

const { number, integer } = Matchers;
const json = { ...asMember, 'Content-Type': 'application/json' };
const none = { qrcodeId: null, hasQrcode: false, qrcode: null, amount: 0, expireIn: 0 };

describe('pact: QR deposit', () => {
  it('answers the QR that is running [7.45] [3.12]', () =>
    pact
      .addInteraction()
      .given('a member with a live KBANK QR')
      .uponReceiving('the KBANK QR of a member who has one')
      .withRequest('GET', '/api/qrcode/KBANK', (request) => void request.headers(asMember))
      .willRespondWith(
        200,
        (response) =>
          void response.jsonBody({
            qrcodeId: id('qr-1'),
            hasQrcode: true,
            qrcode: svg,
            amount: number(100),
            expireIn: integer(599),
            message: null,
          }),
      )
      .executeTest(async ({ url }) => {
        const params = { bankCode: 'KBANK' };
        expect(
          await settled(clientFor(url)('GET /api/qrcode/{bankCode}', (qr) => qr.expireIn, { params })),
        ).toBe(599);
      }));

  it.each([
    ['demo', 'the KBANK QR of a member who has none'],
    ['a member whose KBANK QR has expired', 'the KBANK QR of a member whose QR has expired'],
  ])('answers in "%s" that there is no QR: %s [7.45] [4.04]', (state, description) =>
    pact
      .addInteraction()
      .given(state)
      .uponReceiving(description)
      .withRequest('GET', '/api/qrcode/KBANK', (request) => void request.headers(asMember))
      .willRespondWith(200, (response) => void response.jsonBody({ ...none, message: null }))
      .executeTest(async ({ url }) => {
        const params = { bankCode: 'KBANK' };
        expect(
          await settled(clientFor(url)('GET /api/qrcode/{bankCode}', (qr) => qr.hasQrcode, { params })),
        ).toBe(false);
      }),
  );

  it('refuses a QR at a bank that takes none [7.45] [8.08]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('the QR of a bank that takes none')
      .withRequest('GET', '/api/qrcode/NOBANK', (request) => void request.headers(asMember))
      .willRespondWith(404, (response) => void response.jsonBody({ message: 'NO_BANK' }))
      .executeTest(async ({ url }) => {
        const attempt = clientFor(url)('GET /api/qrcode/{bankCode}', () => true, {
          params: { bankCode: 'NOBANK' },
        });
        await expect(settled(attempt)).rejects.toMatchObject({
          failure: { kind: 'refused', code: 'NO_BANK' },
        });
      }));

  it('creates a QR for exactly the amount [7.46] [2.50]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('a new KBANK QR')
      .withRequest('POST', '/api/qrcode/KBANK', (request) => {
        request.headers(json).jsonBody({ amount: 123.45 });
      })
      .willRespondWith(
        200,
        (response) =>
          void response.jsonBody({
            qrcodeId: id('qr-1'),
            hasQrcode: true,
            qrcode: svg,
            amount: 123.45,
            expireIn: integer(600),
            message: null,
          }),
      )
      .executeTest(async ({ url }) => {
        const order = { params: { bankCode: 'KBANK' }, body: { amount: 123.45 } };
        expect(await settled(clientFor(url)('POST /api/qrcode/{bankCode}', (qr) => qr.amount, order))).toBe(
          123.45,
        );
      }));

  it.each([
    ['WW', 100],
    ['PAYTIMZ', 10],
  ])(
    'creates a QR at %s for its smallest amount, and answers that there was none [7.45] [7.46] [5.20]',
    async (provider, amount) => {
      await pact
        .addInteraction()
        .given('demo')
        .uponReceiving(`the ${provider} QR of a member who has none`)
        .withRequest('GET', `/api/qrcode/${provider}`, (request) => void request.headers(asMember))
        .willRespondWith(200, (response) => void response.jsonBody({ ...none, message: null }))
        .executeTest(async ({ url }) => {
          const params = { bankCode: provider };
          expect(
            await settled(clientFor(url)('GET /api/qrcode/{bankCode}', (qr) => qr.hasQrcode, { params })),
          ).toBe(false);
        });
      await pact
        .addInteraction()
        .given('demo')
        .uponReceiving(`a new ${provider} QR`)
        .withRequest('POST', `/api/qrcode/${provider}`, (request) => {
          request.headers(json).jsonBody({ amount });
        })
        .willRespondWith(
          200,
          (response) =>
            void response.jsonBody({
              qrcodeId: id('qr-1'),
              hasQrcode: true,
              qrcode: svg,
              amount,
              expireIn: integer(600),
              message: null,
            }),
        )
        .executeTest(async ({ url }) => {
          const order = { params: { bankCode: provider }, body: { amount } };
          expect(await settled(clientFor(url)('POST /api/qrcode/{bankCode}', (qr) => qr.amount, order))).toBe(
            amount,
          );
        });
    },
  );

  it('refuses a QR below the smallest amount of its provider [5.20] [8.24]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('a new WW QR of too little')
      .withRequest('POST', '/api/qrcode/WW', (request) => {
        request.headers(json).jsonBody({ amount: 99.99 });
      })
      .willRespondWith(200, (response) => void response.jsonBody({ ...none, message: 'QR_FAIL' }))
      .executeTest(async ({ url }) => {
        const order = { params: { bankCode: 'WW' }, body: { amount: 99.99 } };
        expect(await settled(clientFor(url)('POST /api/qrcode/{bankCode}', (qr) => qr.message, order))).toBe(
          'QR_FAIL',
        );
      }));

  it('refuses a creation in a reply without a QR and with a message [8.24]', () =>
    pact
      .addInteraction()
      .given('the next QR creation is refused')
      .uponReceiving('a new KBANK QR that is refused')
      .withRequest('POST', '/api/qrcode/KBANK', (request) => {
        request.headers(json).jsonBody({ amount: 100 });
      })
      .willRespondWith(200, (response) => void response.jsonBody({ ...none, message: 'QR_FAIL' }))
      .executeTest(async ({ url }) => {
        const order = { params: { bankCode: 'KBANK' }, body: { amount: 100 } };
        expect(await settled(clientFor(url)('POST /api/qrcode/{bankCode}', (qr) => qr.message, order))).toBe(
          'QR_FAIL',
        );
      }));

  it('cancels the running QR [7.47] [4.04]', () =>
    pact
      .addInteraction()
      .given('a member with a live KBANK QR')
      .uponReceiving('the cancelling of a running QR')
      .withRequest('DELETE', pathFromState('/api/qrcode/${qrcodeId}', '/api/qrcode/qr-1'), (request) => {
        request.headers(asMember);
      })
      .willRespondWith(200, (response) => void response.jsonBody({ ...none, message: null }))
      .executeTest(async ({ url }) => {
        const params = { qrcodeId: 'qr-1' };
        expect(
          await settled(clientFor(url)('DELETE /api/qrcode/{qrcodeId}', (qr) => qr.hasQrcode, { params })),
        ).toBe(false);
      }));

  it('refuses to cancel a QR that is not the member’s [7.47]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('the cancelling of an unknown QR')
      .withRequest('DELETE', '/api/qrcode/qr-of-nobody', (request) => void request.headers(asMember))
      .willRespondWith(404, (response) => void response.jsonBody({ message: 'NO_DATA' }))
      .executeTest(async ({ url }) => {
        const attempt = clientFor(url)('DELETE /api/qrcode/{qrcodeId}', () => true, {
          params: { qrcodeId: 'qr-of-nobody' },
        });
        await expect(settled(attempt)).rejects.toMatchObject({
          failure: { kind: 'refused', code: 'NO_DATA' },
        });
      }));

  it('refuses a guest a QR [8.02]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('a new QR without a token')
      .withRequest('POST', '/api/qrcode/KBANK', (request) => {
        request.headers({ ...marker, 'Content-Type': 'application/json' }).jsonBody({ amount: 100 });
      })
      .willRespondWith(401, (response) => void response.jsonBody({ message: 'UNAUTHORIZED' }))
      .executeTest(async ({ url }) => {
        const order = { params: { bankCode: 'KBANK' }, body: { amount: 100 } };
        const attempt = clientFor(url, null)('POST /api/qrcode/{bankCode}', () => true, order);
        await expect(settled(attempt)).rejects.toMatchObject({
          failure: { kind: 'refused', code: 'UNAUTHORIZED' },
        });
      }));
});
