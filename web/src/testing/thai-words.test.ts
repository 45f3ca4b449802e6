import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../locales/th');

/** Words that browsers break within a syllable beside some neighbours. `npm run pictures` looks for แชท and แอดมิน on two lines. */
const UNKNOWN = ['แท็บ', 'วอลเล็ต', 'ผลกระทบ'];
/** Like these, but also in names, which are too short to be broken. */
const UNKNOWN_IN_SENTENCES = ['แชท', 'แอดมิน'];

/** Forbids a line break at its place and has no width. In the files it is written as an escape, because it is invisible. */
const JOINER = '\u2060';
/** A line of the narrowest screen has more letters. */
const FIRST_BREAK = 15;
/** Longer texts of these words are sentences, not names. */
const NAME_LENGTH = 24;

const texts = readdirSync(folder).flatMap((file) =>
  textsOf(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
);

function textsOf(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf);
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

const isBroken = (text: string, word: string) => {
  const start = text.indexOf(word);
  const end = start + word.length;
  return start >= 0 && [...segmenter.segment(text)].some(({ index }) => index > start && index < end);
};

it('Thai texts use a loan word only where browsers do not break it', () => {
  expect(texts.filter((text) => UNKNOWN.some((word) => isBroken(text, word)))).toEqual([]);
});

it('Thai sentences about the chat and its staff keep their words on one line', () => {
  const sentences = texts.filter((text) => text.length > NAME_LENGTH && !text.includes('{{'));
  expect(sentences.filter((text) => UNKNOWN_IN_SENTENCES.some((word) => isBroken(text, word)))).toEqual([]);
  expect(sentences.some((text) => text.includes(`แช${JOINER}ท`))).toBe(true);
});

it('Thai steps keep the word for a phone on one line', () => {
  expect(texts.filter((text) => text.includes('ธนาคารในมือถือ'))).toEqual([]);
});

it.each(['คิวอาร์', 'ตรวจสอบ', 'ขั้นต่ำ', 'ยอดที่เห็น'])(
  'Thai sentences keep the two parts of %s on one line where a line may end',
  (word) => {
    // Names and titles keep plain letters, because tests and searches use them. They start with the word or are short.
    const far = texts.filter((text) => text.replaceAll(JOINER, '').lastIndexOf(word) > FIRST_BREAK);
    expect(far.filter((text) => text.lastIndexOf(word) > FIRST_BREAK)).toEqual([]);
    expect(far.length).toBeGreaterThan(0);
  },
);

it('Thai texts keep a number and its unit on one line', () => {
  expect(texts.filter((text) => /\d (นาที|ชั่วโมง|วินาที|หลัก|เหรียญ)/.test(text))).toEqual([]);
  expect(texts.some((text) => /\d\u00a0นาที/.test(text))).toBe(true);
});

it('Thai texts keep the sign of repetition beside its word', () => {
  expect(texts.filter((text) => text.includes(' ๆ'))).toEqual([]);
});

it('Thai texts about an order that was sent keep the two parts of its word on one line', () => {
  expect(texts.filter((text) => text.includes('ส่งคำสั่ง'))).toEqual([]);
  expect(texts.some((text) => text.includes(`ส่งคำ${JOINER}สั่ง`))).toBe(true);
});
