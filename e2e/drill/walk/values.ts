import type { Chance } from './chance.ts';

const AMOUNTS = [
  '',
  '0',
  '1',
  '0.5',
  '2',
  '10',
  '77',
  '100',
  '123.45',
  '200',
  '500',
  '1000',
  '5000',
  '99999999',
  '-5',
  '1e5',
  '00100',
  '1,000',
  '๑๒๓',
  '100.999',
  '.',
];
const TEXTS = [
  '',
  ' ',
  'a',
  'ABC DEF',
  'สวัสดี',
  'ສະບາຍດີ',
  '😀',
  '<b>x</b>',
  'x'.repeat(300),
  'WELCOME50',
  'welcome50',
  '../..',
  '100%',
  'https://a.example/?v=1',
  '"\'`\\',
  'line\nline',
];
const PHONES = ['0855555555', '085', '02098765432', '0812345678', '08555555555555'];
const CODES = ['123456', '000000', '12', 'abcdef'];
const PASSWORDS = ['123456', '654321', 'x', ''];

/** Something that a person could type, or would not. */
export function valueFor(chance: Chance, use: string, name: string): string {
  if (use.includes('password')) return chance.happens(0.7) ? '123456' : chance.pick(PASSWORDS);
  if (/tel/.test(use)) return chance.pick(PHONES);
  if (/OTP|code/i.test(name) && chance.happens(0.7)) return chance.pick(CODES);
  if (/numeric|decimal|number/.test(use)) return chance.pick(chance.happens(0.85) ? AMOUNTS : TEXTS);
  return chance.pick(chance.happens(0.8) ? TEXTS : AMOUNTS);
}
