import { describe, expect, it } from 'vitest';
import { outsideText, harmlessText } from './outside-text.ts';

describe('a text from outside', () => {
  it.each([
    ['slip\u202egpj.exe', 'slip\ufffdgpj.exe'],
    ['\u2066a\u2069\u200f\u061c', '\ufffda\ufffd\ufffd\ufffd'],
    ['สมชาย ສົມໃຈ Somchai 1,000.00', 'สมชาย ສົມໃຈ Somchai 1,000.00'],
  ])('shows its direction controls instead of obeying them (%j)', (text, shown) => {
    expect(harmlessText(text)).toBe(shown);
    expect(outsideText(text)).toBe(shown);
  });

  it('stacks no more marks on a letter than a line has room for', () => {
    const stack = (count: number) => `ก${'\u0e49'.repeat(count)} x${'\u0301\u0316'.repeat(count / 2)} 1`;
    expect(outsideText(stack(2_000))).toBe(stack(8));
    for (const text of [stack(8), 'กู้ยืม น้ำ ที่', 'ເງິນ ນ້ຳ ຄູ່', 'ế ặ', '1️⃣ 🏳️‍🌈'])
      expect(outsideText(text)).toBe(text);
  });

  it('is isolated when it runs from right to left, so that an amount beside it keeps its order', () => {
    expect(outsideText('שלום')).toBe('\u2068שלום\u2069');
    expect(outsideText('مرحبا 500')).toBe('\u2068مرحبا 500\u2069');
    // Adlam and Cypriot: letters beyond the first plane run from right to left too.
    expect(outsideText('\u{1e900} 500')).toBe('\u2068\u{1e900} 500\u2069');
    expect(outsideText('\u{10800} 500')).toBe('\u2068\u{10800} 500\u2069');
  });

  it('has an end, because a browser needs minutes to break a megabyte of Thai into lines', () => {
    const long = 'ก'.repeat(1_000_000);
    expect(outsideText(long)).toHaveLength(2_000);
    expect(outsideText(long, 20_000)).toHaveLength(20_000);
  });

  it('is not read to the end of a megabyte', () => {
    const hidden = (count: number) => `ก${'\u0e49'.repeat(count)}x`;
    expect(outsideText(hidden(19_000))).toBe(hidden(8));
    expect(outsideText(hidden(1_000_000))).toBe(hidden(8).slice(0, -1));
  });

  it('cannot end its own isolation', () => {
    expect(outsideText('\u2069שלום')).toBe('\u2068\ufffdשלום\u2069');
  });
});
