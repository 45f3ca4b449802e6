import { satangFromBaht } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import { requestCancel, requestNewQr } from '../../features/deposit/qr/qr-actions.ts';
import { requestQr } from '../../features/deposit/qr/qr-reading.ts';
import { asMember, clientFor, marker, pact, settled } from '../../testing/pact/pact.ts';
import { id, pathFromState, seconds, svg } from '../../testing/pact/pact-matchers.ts';

const json = { ...asMember, 'Content-Type': 'application/json' };
const none = { qrcodeId: null, hasQrcode: false, qrcode: null, amount: 0, expireIn: 0 };

const now = () => 0;
const read = (url: string, provider: string) => settled(requestQr(clientFor(url), provider, now));
const create = (url: string, provider: string, baht: number, token?: null) =>
  settled(requestNewQr(clientFor(url, token), provider, satangFromBaht(baht), now));
const isRefused = (code: string) => ({ failure: { kind: 'refused', code } });

describe('pact: QR deposit', () => {
  it('answers the active QR [7.45] [3.12]', () =>
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
            amount: 100,
            expireIn: seconds(599),
            message: null,
          }),
      )
      .executeTest(async ({ url }) => {
        expect(await read(url, 'KBANK')).toEqual({
          id: 'qr-1',
          svg: expect.stringMatching(/^<svg /) as unknown,
          amount: 10_000,
          deadline: 599_000,
          seconds: 600,
        });
      }));

  it.each([
    ['demo', 'the KBANK QR of a member who has none'],
    ['a member whose KBANK QR has expired', 'the KBANK QR of a member whose QR has expired'],
  ])('answers in "%s" that there is no QR: %s [7.45] [3.12] [4.04]', (state, description) =>
    pact
      .addInteraction()
      .given(state)
      .uponReceiving(description)
      .withRequest('GET', '/api/qrcode/KBANK', (request) => void request.headers(asMember))
      .willRespondWith(200, (response) => void response.jsonBody({ ...none, message: null }))
      .executeTest(async ({ url }) => {
        expect(await read(url, 'KBANK')).toBeNull();
      }),
  );

  it('refuses a QR at a bank without QR deposits [7.45] [8.08]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('the QR of a bank that takes none')
      .withRequest('GET', '/api/qrcode/NOBANK', (request) => void request.headers(asMember))
      .willRespondWith(404, (response) => void response.jsonBody({ message: 'NO_BANK' }))
      .executeTest(async ({ url }) => {
        await expect(read(url, 'NOBANK')).rejects.toMatchObject(isRefused('NO_BANK'));
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
            expireIn: seconds(600),
            message: null,
          }),
      )
      .executeTest(async ({ url }) => {
        expect(await create(url, 'KBANK', 123.45)).toMatchObject({ id: 'qr-1', amount: 12_345 });
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
          expect(await read(url, provider)).toBeNull();
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
              expireIn: seconds(600),
              message: null,
            }),
        )
        .executeTest(async ({ url }) => {
          expect(await create(url, provider, amount)).toMatchObject({ amount: satangFromBaht(amount) });
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
        await expect(create(url, 'WW', 99.99)).rejects.toMatchObject(isRefused('QR_FAIL'));
      }));

  it('refuses a creation in a reply with a message and no QR [8.24]', () =>
    pact
      .addInteraction()
      .given('the next QR creation is refused')
      .uponReceiving('a new KBANK QR that is refused')
      .withRequest('POST', '/api/qrcode/KBANK', (request) => {
        request.headers(json).jsonBody({ amount: 100 });
      })
      .willRespondWith(200, (response) => void response.jsonBody({ ...none, message: 'QR_FAIL' }))
      .executeTest(async ({ url }) => {
        await expect(create(url, 'KBANK', 100)).rejects.toMatchObject(isRefused('QR_FAIL'));
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
        expect(await settled(requestCancel(clientFor(url), 'qr-1'))).toBe(true);
      }));

  it('refuses to cancel a QR that is not the member’s [7.47]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('the cancelling of an unknown QR')
      .withRequest('DELETE', '/api/qrcode/qr-of-nobody', (request) => void request.headers(asMember))
      .willRespondWith(404, (response) => void response.jsonBody({ message: 'NO_DATA' }))
      .executeTest(async ({ url }) => {
        const attempt = requestCancel(clientFor(url), 'qr-of-nobody');
        await expect(settled(attempt)).rejects.toMatchObject(isRefused('NO_DATA'));
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
        await expect(create(url, 'KBANK', 100, null)).rejects.toMatchObject(isRefused('UNAUTHORIZED'));
      }));
});
