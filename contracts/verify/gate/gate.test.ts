import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPacts } from '../pact-files.ts';
import { isHttp, isMessage, type HttpInteraction, type Interaction } from '../pact-types.ts';
import { specCalls } from './calls.ts';
import { coverageOf, summaryOf } from './coverage.ts';

const interactions = readPacts(join(import.meta.dirname, '../../pacts')).flatMap(
  ({ pact }) => pact.interactions,
);
const named = (description: string) =>
  structuredClone(interactions.find((one) => one.description === description)) as HttpInteraction;
const problemsOf = (changed: readonly Interaction[], calls = specCalls) =>
  coverageOf(changed, calls).problems;

describe('the coverage of the pacts', () => {
  it('is complete: each call of the specification has a success, a refusal and every field', () => {
    const coverage = coverageOf(interactions);
    expect(coverage.problems).toEqual([]);
    const calls = specCalls.length;
    expect(calls).toBeGreaterThan(0);
    expect(summaryOf(coverage)).toMatch(
      new RegExp(
        `^${calls}/${calls} calls, \\d+ interactions, \\d+ refusals, \\d+ codes seen, \\d+ messages$`,
      ),
    );
  });

  it('fails on a call without interactions', () => {
    const without = interactions.filter((one) => !isHttp(one) || one.request.path !== '/api/lookup/banks');
    expect(problemsOf(without)).toContain('GET /api/lookup/banks has no success');
    expect(problemsOf(without)).toContain('GET /api/lookup/banks has no refusal');
  });

  it('fails on a call that only the specification or only the contract has', () => {
    const call = { line: '7.99', method: 'GET', path: '/api/new', what: 'a call of tomorrow' };
    expect(problemsOf(interactions, [...specCalls, call])).toContain(
      'GET /api/new is missing in contracts/http',
    );
    expect(problemsOf(interactions, specCalls.slice(1))).toContain(
      'GET /api/lookup/banks is missing in contracts/verify/gate/spec-calls.json',
    );
  });

  it('fails on an orphan', () => {
    const orphan = named('a login');
    orphan.request.path = '/api/log-in';
    expect(problemsOf([...interactions, orphan])).toContain(
      'orphan: "a login" calls POST /api/log-in, which is not in the specification',
    );
  });

  it('fails on a field that no interaction shows', () => {
    const without = interactions.filter(({ description }) => description !== 'the profile');
    expect(problemsOf(without)).toContain(
      'GET /api/account/profile has no reply that shows: $.profile.coin present',
    );
  });

  it('fails on a list never shown with one entry or with different entries', () => {
    const same = structuredClone([...interactions]).map((one) => {
      if (one.description === 'the coupons') {
        const { body } = (one as HttpInteraction).response;
        const [first] = body?.content as unknown[];
        if (body) body.content = [first, first];
      }
      return one;
    });
    expect(problemsOf(same)).toEqual(['GET /api/spinwheel/coupon has no reply that shows: $ many']);
    const without = interactions.filter(({ description }) => description !== 'one coupon');
    expect(problemsOf(without)).toEqual(['GET /api/spinwheel/coupon has no reply that shows: $ one']);
  });

  it('fails when a code of a call or of the catalogue is not shown', () => {
    const without = (code: string) =>
      problemsOf(interactions.filter((one) => !JSON.stringify(one).includes(code)));
    expect(without('BONUS_FULL')).toEqual([
      'GET /api/bonus/activate/{code} is never refused with BONUS_FULL',
      'BONUS_FULL is not shown by any interaction',
    ]);
    expect(without('INVALID_USER_3')).toEqual(['INVALID_USER_3 is not shown by any interaction']);
  });

  it('fails on a refusal that accepts any code', () => {
    const loose = named('a login with a wrong password');
    loose.response.matchingRules = { body: { '$.message': { matchers: [{ match: 'type' }] } } };
    expect(problemsOf([...interactions, loose])).toEqual([
      '"a login with a wrong password" accepts any refusal code',
    ]);
  });

  it('fails on a code that the call does not declare', () => {
    const refused = named('a login with a wrong password');
    refused.response.body = { content: { message: 'BONUS_FULL' } };
    expect(problemsOf([...interactions, refused])).toEqual([
      'POST /api/login does not declare the refusal BONUS_FULL',
    ]);
  });

  it('fails on an exception that is not needed', () => {
    const refused = named('a transfer of everything by a member without games');
    refused.response.body = { content: { message: 'NO_GAME' } };
    expect(problemsOf([...interactions, refused])).toEqual([
      'POST /api/wallet/transferAll has an unneeded exception: NO_GAME',
    ]);
    const slips = named('a slip without an amount');
    const { content } = slips.response.body as { content: { slips: { reference: unknown }[] } };
    content.slips[0]!.reference = null;
    expect(problemsOf([...interactions, slips])).toEqual([
      'POST /api/statement/slip has an unneeded exception: $.slips[*].reference null',
    ]);
  });

  it('fails on a code outside the catalogue, on a call without the marker and on one without a body', () => {
    const refused = named('a login with a wrong password');
    refused.response.body = { content: { message: 'NO_SUCH_CODE' } };
    refused.request.headers = {};
    const silent = named('a login');
    delete silent.response.body;
    const problems = problemsOf([...interactions, refused, silent]);
    expect(problems).toContain('NO_SUCH_CODE is not in the error catalogue');
    expect(problems).toContain('"a login with a wrong password" does not carry the marker header');
    expect(problems).toContain('"a login" expects no body');
  });

  it.each([
    ['an empty template', {}, { match: 'type' }, 'a bare like() around an object'],
    ['a template of a list', [1], { match: 'type' }, 'a bare like() around a list'],
    ['a time of any kind', '2026-11-20T03:00:00.000Z', { match: 'type' }, 'a time without a pattern'],
    ['a phone of any kind', '0812345678', { match: 'type' }, 'a phone or account number without a pattern'],
    ['a pattern that is not anchored', '12', { match: 'regex', regex: String.raw`\d+` }, 'is not anchored'],
    ['a pattern without a type', '12', { match: 'regex', regex: String.raw`^\d+$` }, 'add a type matcher'],
    ['a number without a pattern', 12, { match: 'number' }, 'a number below 0 may match'],
    ['a count without a pattern', 12, { match: 'integer' }, 'a number below 0 may match'],
  ])('fails on %s', (_what, token, matcher, problem) => {
    const loose = named('a login');
    loose.response.body = { content: { token } };
    loose.response.matchingRules = { body: { '$.token': { matchers: [matcher] } } };
    expect(problemsOf([...interactions, loose]).join('\n')).toContain(problem);
  });

  it.each([
    ['a token', (one: HttpInteraction) => (one.request.headers = { Authorization: ['Bearer 8sms2ih78d'] })],
    ['a password', (one: HttpInteraction) => (one.request.body = { content: { oldPassword: 'hunter2' } })],
    ['a password', (one: HttpInteraction) => (one.request.path = '/api/autoLogin/imi/rk1/hunter2')],
    [
      'the phone 0891234567',
      (one: HttpInteraction) => (one.response.body = { content: { name: 'call 0891234567' } }),
    ],
    [
      'a signed token',
      (one: HttpInteraction) =>
        (one.response.body = { content: { token: 'eyJhbGciOiJI.eyJzdWIiOiIx.c2ln' } }),
    ],
    [
      'an e-mail address',
      (one: HttpInteraction) =>
        (one.request.body = { content: btoa('name=a@somewhere.com'), encoded: 'base64' }),
    ],
    [
      'a host that is not an example',
      (one: HttpInteraction) => (one.response.body = { content: { link: 'https://wallet.com/' } }),
    ],
  ])('fails on %s in a pact', (what, change) => {
    const leaking = named('a login');
    change(leaking);
    expect(problemsOf([...interactions, leaking])).toContain(`"a login" shows ${what}`);
  });

  it('fails when a message kind or a delivery state is not shown', () => {
    const isOf = (part: string) => (one: Interaction) =>
      isMessage(one) && JSON.stringify(one.contents).includes(part);
    expect(problemsOf(interactions.filter((one) => !isOf('generic')(one)))).toContain(
      'no message of the kind generic',
    );
    expect(problemsOf(interactions.filter((one) => !isOf('uploading_file')(one)))).toContain(
      'no message with the delivery uploading_file',
    );
  });
});
