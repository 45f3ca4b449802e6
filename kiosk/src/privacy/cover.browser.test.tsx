import { cleanup, render } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSteppedClock } from '../testing/stepped-clock.ts';
import { createCover } from './cover.tsx';
import { createPrivacy } from './privacy.ts';

beforeAll(() => i18next.createInstance().use(initReactI18next).init({ lng: 'cimode' }));
afterEach(cleanup);

const dots = (element: Element | undefined, pseudo?: string) => {
  const style = getComputedStyle(element as Element, pseudo);
  return { isDrawn: style.backgroundImage !== 'none', size: style.backgroundSize, seen: style.visibility };
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
    expect(dots(amount, '::after')).toEqual({ isDrawn: true, size: '40px 48px', seen: 'visible' });
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
    expect(dots(cover)).toEqual({ isDrawn: true, size: '10px 12px', seen: 'visible' });
    expect(dots(cover?.firstElementChild ?? undefined).seen).toBe('hidden');
  });
});
