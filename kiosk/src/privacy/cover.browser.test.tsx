import { cleanup, render } from '@testing-library/react';
import i18next from 'i18next';
import type { CSSProperties } from 'react';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSteppedClock } from '../testing/stepped-clock.ts';
import { createCover } from './cover.tsx';
import { createPrivacy } from './privacy.ts';

beforeAll(() => i18next.createInstance().use(initReactI18next).init({ lng: 'cimode' }));
afterEach(cleanup);

const dots = (element: Element | undefined, pseudo?: string) => {
  const style = getComputedStyle(element as Element, pseudo);
  return {
    isDrawn: style.backgroundImage !== 'none',
    size: style.backgroundSize.split(', ')[0],
    seen: style.visibility,
  };
};

/** Where the dots are drawn. */
const places = (element: Element | undefined, pseudo?: string) => {
  const { backgroundPositionX, backgroundRepeat } = getComputedStyle(element as Element, pseudo);
  expect(backgroundRepeat).not.toMatch(/(?<!no-)repeat|round|space/);
  return backgroundPositionX.split(', ');
};

describe('the dots over private content (K11)', () => {
  const Cover = createCover(createPrivacy(createSteppedClock()));

  it('are as large as the amount that they cover', () => {
    render(
      <Cover>
        <b style={{ fontSize: 80 }}>1,670.50</b>
      </Cover>,
    );
    const [cover] = document.querySelectorAll('[data-covered="hidden"]');
    const [amount] = document.querySelectorAll('b');
    expect(dots(amount, '::after')).toEqual({ isDrawn: true, size: '32px 48px', seen: 'visible' });
    expect(dots(amount).seen).toBe('hidden');
    expect(dots(cover).isDrawn).toBe(false);
  });

  it('are drawn over text that has no element of its own', () => {
    render(
      <p style={{ fontSize: 20 }}>
        <Cover>1,670.50</Cover>
      </p>,
    );
    const [cover] = document.querySelectorAll('[data-covered="hidden"]');
    expect(dots(cover)).toEqual({ isDrawn: true, size: '8px 12px', seen: 'visible' });
    expect(dots(cover?.firstElementChild ?? undefined).seen).toBe('hidden');
  });

  it('are four, however long the amount is', () => {
    render(
      <p style={{ fontSize: 20 }}>
        <Cover>0.00</Cover>
        <Cover>98,760,432.10</Cover>
        <Cover>
          <b>98,760,432.10</b>
        </Cover>
      </p>,
    );
    const [short, long] = document.querySelectorAll('[data-covered="hidden"]');
    const [amount] = document.querySelectorAll('b');
    expect(places(short)).toEqual(['0%', 'calc(0% + 8px)', 'calc(0% + 16px)', 'calc(0% + 24px)']);
    expect(places(long)).toEqual(places(short));
    expect(places(amount, '::after')).toEqual(places(short));
    // All of the last dot.
    expect(short?.getBoundingClientRect().width).toBeGreaterThanOrEqual(32);
  });

  it('stand where the amount stands in its place', () => {
    render(
      <p style={{ fontSize: 20, '--cover-at': 1 } as CSSProperties}>
        <Cover>98,760,432.10</Cover>
      </p>,
    );
    const [cover] = document.querySelectorAll('[data-covered="hidden"]');
    expect(places(cover)[0]).toBe('calc(100% - 24px)');
    expect(places(cover)[3]).toMatch(/^(?:100%|calc\(100% [+-] 0px\))$/);
  });
});
