import { describe, expect, it } from 'vitest';
import { withBreaks } from './with-breaks.ts';

const THAI = 'ฝากถอนรวดเร็วทันใจภายในหนึ่งนาทีพร้อมโปรโมชั่นพิเศษสำหรับสมาชิกใหม่ทุกท่าน';
const LAO = 'ຝາກຖອນໄວທັນໃຈພາຍໃນໜຶ່ງນາທີ';

const partsOf = (text: string) => withBreaks(text).split('\u200b');
const wordEnds = (text: string) => {
  const words = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(text)];
  return new Set(words.map(({ index }) => index));
};

describe('a long text without spaces', () => {
  it.each([THAI.repeat(200), LAO.repeat(500), 'ก'.repeat(20_000)])('has short parts', (text) => {
    const parts = partsOf(text);
    expect(parts.join('')).toBe(text);
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(300);
  });

  it('may break only between its words', () => {
    const text = THAI.repeat(20);
    const ends = wordEnds(text);
    let at = 0;
    for (const { length } of partsOf(text).slice(0, -1)) {
      at += length;
      expect(ends).toContain(at);
    }
    expect(at).toBeGreaterThan(900);
  });

  it.each([THAI, `${THAI} `.repeat(200), 'deposit'.repeat(2_000)])('otherwise stays as it is', (text) => {
    expect(withBreaks(text)).toBe(text);
  });
});
