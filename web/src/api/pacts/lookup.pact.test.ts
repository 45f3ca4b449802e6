import { Matchers } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { asMember, clientFor, marker, pact, settled } from '../../testing/pact/pact.ts';
import { address, english, listOf, oneOf, text } from '../../testing/pact/pact-matchers.ts';

const { like, boolean } = Matchers;

const account = (bankCode: string, mode: 'QR' | 'AUTO') => ({
  bankCode: text('^[A-Z]+$', bankCode),
  bankType: like('BANK'),
  mode: oneOf(mode, 'QR', 'AUTO', 'MANUAL'),
  currency: oneOf('THB', 'BAHT', 'LAK'),
  bankAccountName: like('RIMKHONG PAY'),
  bankAccountNo: text(String.raw`^\d{0,40}$`, '0681290004'),
  bank: { nameTH: like('กสิกรไทย'), nameEN: english('Kasikornbank') },
});
const wallet = (mode: 'AUTO' | 'gift') => ({
  mode: oneOf(mode, 'AUTO', 'gift'),
  walletAccountName: like('RIMKHONG PAY'),
});

describe('pact: lookups [7.02]', () => {
  it('names the service [3.07]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('the info lookup')
      .withRequest('GET', '/api/lookup/info', (request) => void request.headers(marker))
      .willRespondWith(
        200,
        (response) =>
          void response.jsonBody({ name: like('Rimkhong'), website: address('https://wallet.test') }),
      )
      .executeTest(async ({ url }) => {
        expect(await settled(clientFor(url, null)('GET /api/lookup/info', (info) => info))).toEqual({
          name: 'Rimkhong',
          website: 'https://wallet.test',
        });
      }));

  it('says that the service is active [2.12]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('the active lookup of a service that runs')
      .withRequest('GET', '/api/lookup/active', (request) => void request.headers(marker))
      .willRespondWith(200, (response) => void response.jsonBody({ terminated: null }))
      .executeTest(async ({ url }) => {
        expect(
          await settled(clientFor(url, null)('GET /api/lookup/active', (reply) => reply.terminated)),
        ).toBeNull();
      }));

  it('says that the service has ended [2.12] [3.07]', () =>
    pact
      .addInteraction()
      .given('the service has ended')
      .uponReceiving('the active lookup of a service that has ended')
      .withRequest('GET', '/api/lookup/active', (request) => void request.headers(marker))
      .willRespondWith(200, (response) => void response.jsonBody({ terminated: 'gone' }))
      .executeTest(async ({ url }) => {
        expect(
          await settled(clientFor(url, null)('GET /api/lookup/active', (reply) => reply.terminated)),
        ).toBe('gone');
      }));

  it('answers gone to any other call once the service has ended [7.01]', () =>
    pact
      .addInteraction()
      .given('the service has ended')
      .uponReceiving('any call to a service that has ended')
      .withRequest('GET', '/api/lookup/info', (request) => void request.headers(marker))
      .willRespondWith(410, (response) => void response.jsonBody({ message: 'gone' }))
      .executeTest(async ({ url }) => {
        const attempt = clientFor(url, null)('GET /api/lookup/info', ({ name }) => name);
        await expect(settled(attempt)).rejects.toMatchObject({ failure: { kind: 'gone' } });
      }));

  it('lists the conditions as texts [2.31]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('the conditions lookup')
      .withRequest('GET', '/api/lookup/conditions', (request) => void request.headers(marker))
      .willRespondWith(
        200,
        (response) => void response.jsonBody(listOf(['<p>One account each.</p>', '<p>Adults only.</p>'])),
      )
      .executeTest(async ({ url }) => {
        const texts = await settled(clientFor(url, null)('GET /api/lookup/conditions', (reply) => reply));
        expect(texts).toEqual(['<p>One account each.</p>', '<p>Adults only.</p>']);
      }));

  it('answers the contact details of the service [2.27] [2.28] [2.29]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('the contact lookup')
      .withRequest('GET', '/api/lookup/contact', (request) => void request.headers(marker))
      .willRespondWith(
        200,
        (response) =>
          void response.jsonBody({
            contactText: like('Every day, day and night'),
            lineLink: address('https://line.example/ti/p/@rimkhong'),
            lineName: like('@rimkhong'),
            lineQR: address('https://wallet.test/files/line-qr.svg'),
          }),
      )
      .executeTest(async ({ url }) => {
        const reply = await settled(clientFor(url, null)('GET /api/lookup/contact', (contact) => contact));
        expect(reply).toEqual({
          contactText: 'Every day, day and night',
          lineLink: 'https://line.example/ti/p/@rimkhong',
          lineName: '@rimkhong',
          lineQR: 'https://wallet.test/files/line-qr.svg',
        });
      }));

  it('answers the contact details of a service without a QR picture [2.28]', () =>
    pact
      .addInteraction()
      .given('no picture of the messaging app')
      .uponReceiving('the contact lookup of a service without a picture')
      .withRequest('GET', '/api/lookup/contact', (request) => void request.headers(marker))
      .willRespondWith(
        200,
        (response) =>
          void response.jsonBody({
            contactText: like('Every day, day and night'),
            lineLink: address('https://line.example/ti/p/@rimkhong'),
            lineName: like('@rimkhong'),
            lineQR: null,
          }),
      )
      .executeTest(async ({ url }) => {
        const picture = clientFor(url, null)('GET /api/lookup/contact', ({ lineQR }) => lineQR);
        expect(await settled(picture)).toBeNull();
      }));

  it('says whether there is a chat [2.30]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('the chat flag')
      .withRequest('GET', '/api/lookup/enableChatWidget', (request) => void request.headers(marker))
      .willRespondWith(200, (response) => void response.jsonBody({ enableChatWidget: true }))
      .executeTest(async ({ url }) => {
        const flag = clientFor(url, null)(
          'GET /api/lookup/enableChatWidget',
          (reply) => reply.enableChatWidget,
        );
        expect(await settled(flag)).toBe(true);
      }));

  it('has no news [3.07]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('the notice of a service without news')
      .withRequest('GET', '/api/lookup/notice', (request) => void request.headers(marker))
      .willRespondWith(200, (response) => void response.jsonBody({ notice: null }))
      .executeTest(async ({ url }) => {
        const notice = clientFor(url, null)('GET /api/lookup/notice', (reply) => reply.notice);
        expect(await settled(notice)).toBeNull();
      }));

  it('has news, in HTML [3.07]', () =>
    pact
      .addInteraction()
      .given('a notice of the service')
      .uponReceiving('the notice of a service with news')
      .withRequest('GET', '/api/lookup/notice', (request) => void request.headers(marker))
      .willRespondWith(200, (response) => void response.jsonBody({ notice: like('<p>Closed tonight</p>') }))
      .executeTest(async ({ url }) => {
        const notice = clientFor(url, null)('GET /api/lookup/notice', (reply) => reply.notice);
        expect(await settled(notice)).toBe('<p>Closed tonight</p>');
      }));

  it('lists the deposit methods for a member [2.48] [3.11]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('the deposit lookup')
      .withRequest('GET', '/api/lookup/deposit', (request) => void request.headers(asMember))
      .willRespondWith(
        200,
        (response) =>
          void response.jsonBody({
            banks: listOf([account('KBANK', 'QR'), account('SCB', 'AUTO')]),
            wallets: listOf([wallet('AUTO'), wallet('gift')]),
            isManual: boolean(false),
          }),
      )
      .executeTest(async ({ url }) => {
        const modes = clientFor(url)('GET /api/lookup/deposit', ({ banks, wallets }) =>
          [...banks, ...wallets].map(({ mode }) => mode),
        );
        expect(await settled(modes)).toEqual(['QR', 'AUTO', 'AUTO', 'gift']);
      }));

  it('refuses the deposit methods to a guest [8.02]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('the deposit lookup without a token')
      .withRequest('GET', '/api/lookup/deposit', (request) => void request.headers(marker))
      .willRespondWith(401, (response) => void response.jsonBody({ message: 'UNAUTHORIZED' }))
      .executeTest(async ({ url }) => {
        const attempt = clientFor(url, null)('GET /api/lookup/deposit', () => true);
        await expect(settled(attempt)).rejects.toMatchObject({
          failure: { kind: 'refused', code: 'UNAUTHORIZED' },
        });
      }));
});
