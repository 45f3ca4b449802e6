import { describe, expect, it } from 'vitest';
import { createSteppedClock } from '../testing/stepped-clock.ts';
import { createPrivacy, SHOWN_MS } from './privacy.ts';
import { privateParts } from './private-text.ts';

function setUp() {
  const clock = createSteppedClock();
  return { clock, privacy: createPrivacy(clock) };
}

describe('private content at the kiosk (K11)', () => {
  it('is hidden at first, visible while held, and hidden when lifted', () => {
    const { clock, privacy } = setUp();
    expect(privacy.isShown()).toBe(false);
    privacy.press();
    clock.advance(SHOWN_MS * 2);
    expect(privacy.isShown()).toBe(true);
    privacy.release();
    expect(privacy.isShown()).toBe(false);
  });

  it('is visible for five seconds after a tap', () => {
    const { clock, privacy } = setUp();
    privacy.press();
    clock.advance(100);
    privacy.release();
    clock.advance(4_999);
    expect(privacy.isShown()).toBe(true);
    clock.advance(1);
    expect(privacy.isShown()).toBe(false);
  });

  it('is visible after a tap of less than half a second, not after a longer press', () => {
    const { clock, privacy } = setUp();
    for (const [ms, isShown] of [
      [500, false],
      [499, true],
    ] as const) {
      privacy.press();
      clock.advance(ms);
      privacy.release();
      expect(privacy.isShown(), `${ms} ms`).toBe(isShown);
    }
  });

  it('is visible for five seconds after a key, and hidden by the next key', () => {
    const { clock, privacy } = setUp();
    privacy.toggle();
    expect(privacy.isShown()).toBe(true);
    privacy.toggle();
    expect(privacy.isShown()).toBe(false);
    privacy.toggle();
    clock.advance(5_000);
    expect(privacy.isShown()).toBe(false);
  });

  it('is hidden by a second tap, an interrupted press, and a press without end', () => {
    const { clock, privacy } = setUp();
    for (const shown of [true, false]) {
      privacy.press();
      privacy.release();
      expect(privacy.isShown()).toBe(shown);
    }
    privacy.press();
    privacy.hide();
    expect(privacy.isShown()).toBe(false);
    privacy.press();
    clock.advance(30_000);
    expect(privacy.isShown()).toBe(false);
  });
});

describe('the private parts of a text (K11)', () => {
  const hidden = (text: string) =>
    privateParts(text)
      .map((part) => (part.isPrivate ? '#' : part.text))
      .join('');

  it.each([
    [
      '1,843.95 baht can be withdrawn, 670.50 of it from games',
      '# baht can be withdrawn, # of it from games',
    ],
    ['before −12.00', 'before #'],
    ['- can be withdrawn', '- can be withdrawn'],
    ['-', '-'],
    ['', ''],
  ])('hides of “%s” only the amounts', (text, seen) => {
    expect(hidden(text)).toBe(seen);
  });
});
