import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { defaultLookups, defaultTranslations } from './default-texts.ts';
import { LookupsSchema, TranslationSchema } from './lookup-texts.ts';

/** A copy with the value at a path replaced, or removed for undefined. */
function withAt(object: object, path: string, value: unknown): unknown {
  const copy = structuredClone(object) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((part, key) => part[key] as Record<string, unknown>, copy);
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else parent[last] = value;
  return copy;
}

describe('the stored texts of the service', () => {
  it('keep a number and its unit on one line', () => {
    // The Thai text of an offer is the key of its translations.
    const texts = JSON.stringify([defaultLookups, defaultTranslations], (key, value: unknown) =>
      key === 'offers' ? undefined : value,
    );
    expect(texts.match(/\d \p{L}+/gu)).toBeNull();
  });

  const check = (path: string, value: unknown) =>
    Value.Check(LookupsSchema, withAt(defaultLookups, path, value));

  it.each(['notice', 'contact.lineLink', 'contact.lineName', 'contact.lineQR'])('may lack %s', (path) => {
    expect(check(path, null)).toBe(true);
    expect(check(path, 'text')).toBe(true);
    expect(check(path, 1)).toBe(false);
    expect(check(path, undefined)).toBe(false);
  });

  it.each([
    'info.name',
    'info.website',
    'contact.contactText',
    'conditions.0',
    'agreements.0',
    'sources.0.code',
    'sources.0.description',
  ])('have a text as %s', (path) => {
    expect(check(path, 'text')).toBe(true);
    for (const wrong of [null, 1, {}]) expect(check(path, wrong)).toBe(false);
  });

  it.each(['info', 'contact', 'conditions', 'agreements', 'sources'])('have %s', (path) => {
    expect(check(path, undefined)).toBe(false);
    expect(check(path, null)).toBe(false);
  });

  it.each(['more', 'info.more', 'contact.more', 'sources.0.more'])('have no %s', (path) => {
    expect(check(path, 'text')).toBe(false);
  });
});

describe('the stored translation of a language', () => {
  const check = (path: string, value: unknown) =>
    Value.Check(TranslationSchema, withAt(defaultTranslations.en, path, value));

  it('may be empty', () => {
    expect(Value.Check(TranslationSchema, {})).toBe(true);
  });

  it.each(['name', 'contactText', 'conditions.0', 'agreements.0', 'sources.FRIEND', 'offers.x'])(
    'has a text as %s',
    (path) => {
      expect(check(path, 'text')).toBe(true);
      for (const wrong of [null, 1, {}]) expect(check(path, wrong)).toBe(false);
    },
  );

  it('may say that there is no news', () => {
    expect(check('notice', null)).toBe(true);
    expect(check('notice', 'text')).toBe(true);
    expect(check('notice', 1)).toBe(false);
  });

  it('has nothing else', () => {
    expect(check('website', 'text')).toBe(false);
  });
});
