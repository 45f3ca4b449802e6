import { describe, expect, it } from 'vitest';
import { languageFrom } from './lookup-texts.ts';
import { lookupsIn, lookupsSlice, offerTextIn, setLookups } from './lookups.ts';
import { defaultOfferTexts } from './offer-texts.ts';
import { offersSlice } from '../rewards/offers.ts';
import { REFUND_INFO } from '../rewards/refunds.ts';
import { wheelStateSlice } from '../rewards/wheel.ts';

describe('the texts of the service', () => {
  it('are answered in the caller’s language, and without one as the service wrote them', () => {
    const world = lookupsSlice.create();
    expect(lookupsIn(world, null)).toEqual(world.lookups);
    const english = lookupsIn(world, 'en');
    expect(english.conditions[0]).toMatch(/^<p><b>Bank account/);
    expect(english.sources).toContainEqual({ code: 'FRIEND', description: 'A friend' });
    expect(english.contact).toEqual({
      ...world.lookups.contact,
      contactText: 'Our team is here every day, 24\u00a0hours a day, and answers within 5\u00a0minutes.',
    });
    expect([lookupsIn(world, 'th').info.name, english.info.name, lookupsIn(world, 'lo').info.name]).toEqual([
      'ริมโขง',
      'Rimkhong',
      'ຮິມຂອງ',
    ]);
  });

  it('say as much in every language [2.31]', () => {
    const world = lookupsSlice.create();
    const counts = (['th', 'lo', 'en'] as const).map((language) => {
      const { conditions, agreements, sources } = lookupsIn(world, language);
      return [conditions.length, agreements.length, sources.length];
    });
    expect(counts[0]?.every((count) => count > 0)).toBe(true);
    expect(counts).toEqual([counts[0], counts[0], counts[0]]);
  });

  it('are the same in every language once changed; unchanged ones keep their translations', () => {
    const world = lookupsSlice.create();
    setLookups(world, {
      notice: '<p>Closed</p>',
      conditions: ['<p>None</p>'],
      agreements: world.lookups.agreements,
    });
    setLookups(world, { info: { ...world.lookups.info, name: 'Other' } });
    for (const language of ['th', 'lo', 'en'] as const) {
      const texts = lookupsIn(world, language);
      expect([texts.notice, texts.conditions, texts.info.name]).toEqual([
        '<p>Closed</p>',
        ['<p>None</p>'],
        'Other',
      ]);
    }
    expect(lookupsIn(world, 'en').agreements[0]).toMatch(/^<h3>Terms of use/);
  });

  it('may be set for one language only, a notice also to none [7.02]', () => {
    const world = lookupsSlice.create();
    setLookups(world, { notice: '<p>Closed</p>' });
    world.translations.lo = { notice: null };
    expect(lookupsIn(world, 'lo').notice).toBeNull();
    expect(lookupsIn(world, 'en').notice).toBe('<p>Closed</p>');
  });

  it('identify a source only by its code, for any name of a code', () => {
    const world = lookupsSlice.create();
    setLookups(world, { sources: [{ code: 'constructor', description: 'Odd' }] });
    world.translations.en = { sources: {} };
    expect(lookupsIn(world, 'en').sources).toEqual([{ code: 'constructor', description: 'Odd' }]);
  });
});

describe('the texts of offers', () => {
  it('are each in the script of their language [1.19]', () => {
    for (const [original, text] of Object.entries(defaultOfferTexts.en))
      expect(text, original).not.toMatch(/[\u0E00-\u0EFF]/);
    for (const [original, text] of Object.entries(defaultOfferTexts.lo))
      expect(text, original).toMatch(/^[^\u0E00-\u0E7F]*[\u0E80-\u0EFF][^\u0E00-\u0E7F]*$/);
  });

  it.each(['lo', 'en'] as const)('are all there in %s', (language) => {
    const { bonuses, promotions, banners } = offersSlice.create();
    const { wheel } = wheelStateSlice.create();
    const shown = [...bonuses.flatMap((bonus) => bonus.banners), ...banners.invite, ...banners.refund];
    const texts = [
      REFUND_INFO,
      ...[...bonuses, ...promotions].map(({ description }) => description),
      ...shown.map(({ html }) => html ?? ''),
      wheel.name,
      ...wheel.slices.flatMap(({ label, htmlDescription, prize }) => [
        label,
        htmlDescription ?? '',
        'name' in prize ? prize.name : '',
      ]),
    ];
    expect(texts.length).toBeGreaterThan(10);
    const textIn = offerTextIn(lookupsSlice.create(), language);
    for (const text of texts) expect(textIn(text)).not.toMatch(/[\u0E00-\u0E7F]/);
  });

  it('stay the originals in Thai, without a language, and without a translation', () => {
    const world = lookupsSlice.create();
    expect(offerTextIn(world, 'th')(REFUND_INFO)).toBe(REFUND_INFO);
    expect(offerTextIn(world, null)(REFUND_INFO)).toBe(REFUND_INFO);
    expect(offerTextIn(world, 'en')('constructor')).toBe('constructor');
    world.translations.en = {};
    expect(offerTextIn(world, 'en')(REFUND_INFO)).toBe(REFUND_INFO);
  });
});

describe('the language of a caller', () => {
  it.each([
    ['language=EN', 'en'],
    ['a=1; language=LO; b=2', 'lo'],
    ['mock-world=x;language=TH', 'th'],
    ['language=FR', null],
    ['language=en', null],
    ['language=ENG', null],
    ['xlanguage=EN', null],
    ['', null],
  ])('is read from the cookie %j [1.19]', (cookie, language) => {
    expect(languageFrom({ cookie })).toBe(language);
  });
});
