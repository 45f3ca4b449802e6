import { describe, expect, it } from 'vitest';
import { joinParts, LongList } from './long-list.ts';

interface Numbered {
  number: number;
}

const numbered = (number: number): Numbered => ({ number });
const upTo = (count: number) => Array.from({ length: count }, (_, index) => numbered(index));

describe('a long list', () => {
  it.each([0, 1, 255, 256, 257, 512, 10_000])('of %i values is its parts in order', (count) => {
    const list = new LongList(upTo(count));
    expect(list.values).toEqual(upTo(count));
    expect(joinParts(list.parts())).toEqual(upTo(count));
  });

  it('has few parts, and those before a new value are the same objects', () => {
    const list = new LongList(upTo(10_000));
    const before = list.parts();
    list.push(numbered(10_000));
    const after = list.parts();
    expect(before.length).toBeLessThan(300);
    expect(after.slice(0, -1).every((part, index) => part === before[index])).toBe(true);
    expect(after).toHaveLength(before.length + 1);
  });

  it('fills a page with the values that waited for it', () => {
    const list = new LongList(upTo(511));
    expect(list.parts()).toHaveLength(256);
    list.push(numbered(511));
    expect(list.parts()).toHaveLength(2);
  });

  it.each([0, 255, 256, 600, 767, 768, 799])('replaces value %i, and no page but its own', (index) => {
    const list = new LongList(upTo(800));
    const before = list.parts();
    list.replace(index, numbered(-1));
    const after = list.parts();
    expect(joinParts(after)).toEqual(upTo(800).with(index, numbered(-1)));
    expect(joinParts(before)).toEqual(upTo(800));
    expect(after.filter((part, place) => part !== before[place])).toHaveLength(1);
  });

  it.each([0, 255, 256, 600, 767, 768, 800])(
    'takes a value in at %i, and keeps the pages before it',
    (index) => {
      const list = new LongList(upTo(800));
      const before = list.parts();
      list.insert(index, numbered(-1));
      const after = list.parts();
      expect(joinParts(after)).toEqual(upTo(800).toSpliced(index, 0, numbered(-1)));
      expect(list.values).toEqual(joinParts(after));
      const untouched = Math.min(3, Math.floor(index / 256));
      expect(after.slice(0, untouched)).toEqual(before.slice(0, untouched));
      expect(after.slice(0, untouched).every((part, place) => part === before[place])).toBe(true);
    },
  );

  it('freezes its values and its pages', () => {
    const list = new LongList([...upTo(256), { number: 1, inner: { number: 2 } }]);
    expect(list.parts().every((part) => Object.isFrozen(part))).toBe(true);
    expect(list.values.every((value) => Object.isFrozen(value))).toBe(true);
    expect(Object.isFrozen((list.values.at(-1) as { inner?: object }).inner)).toBe(true);
  });
});
