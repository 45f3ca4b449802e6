import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Matchers } from '@pact-foundation/pact';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestGift } from '../../features/deposit/gift/gift-state.ts';
import { requestSlip } from '../../features/deposit/slip/slip-upload.ts';
import { asMember, clientFor, marker, pact, settled } from '../../testing/pact/pact.ts';
import { id, text, time } from '../../testing/pact/pact-matchers.ts';

const { like } = Matchers;
const json = { ...asMember, 'Content-Type': 'application/json' };
const TIME_OF_DAY = String.raw`^([01]\d|2[0-3]):[0-5]\d$`;

const GIFT = 'https://gift.truemoney.com/campaign/?v=KNOWNVOUCHER000001';
const PASSPHRASE = 'member-wallet';
/** The app encrypts a link differently each time, so the provider is tested with a fixed text. */
const ENCRYPTED = '^U2FsdGVkX1[A-Za-z0-9+/]+=*$';
/** The encrypted gift link of the scenarios. */
const KNOWN_LINK =
  'U2FsdGVkX18lnnfmkpM2VHJLo2+V2U8VXCxyqpjalY6B/o4Dtc9298brjTKDfa9NAWAeH7BynntPFpffMmanE0pF8ajxtIsEDnhSexfA3Ns=';
/** The same link, encrypted with a passphrase that the service does not have. */
const OTHERWISE_ENCRYPTED =
  'U2FsdGVkX1+4zS/CtgxPnuRs6U4XRyOa3aIDig0MvTewcamSa68w+F9lVfE8I1D2izoKFM/om7OW4/ZH7Vm+yUt9NH/LGV6rZHN7fvKQUgc=';
/** A picture of one pixel. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg==';

describe('pact: deposit methods [7.02]', () => {
  it('say that transfers are credited manually [3.11]', () =>
    pact
      .addInteraction()
      .given('deposits are credited by hand')
      .uponReceiving('the deposit lookup while the service works by hand')
      .withRequest('GET', '/api/lookup/deposit', (request) => void request.headers(asMember))
      .willRespondWith(200, (response) => void response.jsonBody({ isManual: true }))
      .executeTest(async ({ url }) => {
        expect(await settled(clientFor(url)('GET /api/lookup/deposit', ({ isManual }) => isManual))).toBe(
          true,
        );
      }));

  it('may be empty [2.48] [3.11]', () =>
    pact
      .addInteraction()
      .given('there is no way to deposit')
      .uponReceiving('the deposit lookup of a service that takes no deposits')
      .withRequest('GET', '/api/lookup/deposit', (request) => void request.headers(asMember))
      .willRespondWith(200, (response) => void response.jsonBody({ banks: [], wallets: [], isManual: false }))
      .executeTest(async ({ url }) => {
        expect(await settled(clientFor(url)('GET /api/lookup/deposit', ({ banks }) => banks))).toEqual([]);
      }));

  it.each([
    ['slips are taken at any hour', true],
    ['slips are not taken now', false],
  ])('say that %s: %s, the hours, and how long a slip is valid [9.37] [9.38]', (state, isOpen) =>
    pact
      .addInteraction()
      .given(state)
      .uponReceiving(`the slip lookup: ${state}`)
      .withRequest('GET', '/api/lookup/slip', (request) => void request.headers(asMember))
      .willRespondWith(
        200,
        (response) =>
          void response.jsonBody({
            isOpen,
            closedFrom: text(TIME_OF_DAY, '00:00'),
            closedTo: text(TIME_OF_DAY, '00:00'),
            // An hour. [9.37]
            validMinutes: 60,
          }),
      )
      .executeTest(async ({ url }) => {
        expect(await settled(clientFor(url)('GET /api/lookup/slip', (reply) => reply.isOpen))).toBe(isOpen);
      }),
  );
});

describe('pact: gift links [7.24]', () => {
  it('are credited with their amount, with a receipt [2.51]', () =>
    pact
      .addInteraction()
      .given('a gift link that is good')
      .uponReceiving('an encrypted gift link')
      .withRequest('POST', '/api/wallet/truelink', (request) => {
        request.headers(json).jsonBody({ link: text(ENCRYPTED, KNOWN_LINK) });
      })
      .willRespondWith(
        200,
        (response) =>
          void response.jsonBody({
            message: like('SUCCESS'),
            reference: id('TX1'),
            amount: 123.45,
            createdAt: time('2026-11-20T03:00:00.000Z'),
          }),
      )
      .executeTest(async ({ url }) => {
        const gift = requestGift(clientFor(url), GIFT, PASSPHRASE);
        expect(await settled(gift)).toMatchObject({ amount: 12_345 });
      }));

  it.each([
    ['a gift link that was used', 'TRUELINK_DUPLICATE', KNOWN_LINK, 409],
    ['a gift link that is good', 'TRUELINK_INVALID', OTHERWISE_ENCRYPTED, 422],
  ])('given %s are refused as %s [8.09]', (state, code, link, status) =>
    pact
      .addInteraction()
      .given(state)
      .uponReceiving(`a gift link refused as ${code}`)
      .withRequest('POST', '/api/wallet/truelink', (request) => {
        request.headers(json).jsonBody({ link: text(ENCRYPTED, link) });
      })
      .willRespondWith(status, (response) => void response.jsonBody({ message: code }))
      .executeTest(async ({ url }) => {
        const attempt = requestGift(clientFor(url), GIFT, PASSPHRASE);
        await expect(settled(attempt)).rejects.toMatchObject({ failure: { kind: 'refused', code } });
      }),
  );

  it('of guests are refused [8.02]', () =>
    pact
      .addInteraction()
      .given('a gift link that is good')
      .uponReceiving('a gift link without a token')
      .withRequest('POST', '/api/wallet/truelink', (request) => {
        request
          .headers({ ...marker, 'Content-Type': 'application/json' })
          .jsonBody({ link: text(ENCRYPTED, KNOWN_LINK) });
      })
      .willRespondWith(401, (response) => void response.jsonBody({ message: 'UNAUTHORIZED' }))
      .executeTest(async ({ url }) => {
        const attempt = requestGift(clientFor(url, null), GIFT, PASSPHRASE);
        await expect(settled(attempt)).rejects.toMatchObject({ failure: { code: 'UNAUTHORIZED' } });
      }));
});

describe('pact: slips [7.23]', () => {
  let folder = '';
  const picture = () => path.join(folder, 'slip.png');
  const words = () => path.join(folder, 'slip.txt');
  const fileOf = (name: string, type: string) =>
    new File([readFileSync(name)], path.basename(name), { type });

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'slip-'));
    writeFileSync(picture(), Buffer.from(DOT, 'base64'));
    writeFileSync(words(), 'no picture');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are accepted as the file of a form [2.49]', () =>
    pact
      .addInteraction()
      .given('slips are taken at any hour')
      .uponReceiving('a slip')
      .withRequest('POST', '/api/wallet/slip', (request) => {
        request.headers(asMember).multipartBody('image/png', picture(), 'file');
      })
      .willRespondWith(200, (response) => void response.jsonBody({ message: like('SUCCESS') }))
      .executeTest(async ({ url }) => {
        expect(await settled(requestSlip(clientFor(url), fileOf(picture(), 'image/png')))).toBe(true);
      }));

  it('are refused outside their hours [9.38] [8.09]', () =>
    pact
      .addInteraction()
      .given('slips are not taken now')
      .uponReceiving('a slip in the closed hours')
      .withRequest('POST', '/api/wallet/slip', (request) => {
        request.headers(asMember).multipartBody('image/png', picture(), 'file');
      })
      .willRespondWith(422, (response) => void response.jsonBody({ message: 'SLIP_UPLOAD_FAIL' }))
      .executeTest(async ({ url }) => {
        const attempt = requestSlip(clientFor(url), fileOf(picture(), 'image/png'));
        await expect(settled(attempt)).rejects.toMatchObject({ failure: { code: 'SLIP_UPLOAD_FAIL' } });
      }));

  it('are refused when they are not pictures [8.09]', () =>
    pact
      .addInteraction()
      .given('slips are taken at any hour')
      .uponReceiving('a slip that is no picture')
      .withRequest('POST', '/api/wallet/slip', (request) => {
        request.headers(asMember).multipartBody('text/plain', words(), 'file');
      })
      .willRespondWith(422, (response) => void response.jsonBody({ message: 'SLIP_INVALID_FILE' }))
      .executeTest(async ({ url }) => {
        const attempt = requestSlip(clientFor(url), fileOf(words(), 'text/plain'));
        await expect(settled(attempt)).rejects.toMatchObject({ failure: { code: 'SLIP_INVALID_FILE' } });
      }));
});
