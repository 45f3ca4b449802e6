import { cleanup, render } from '@testing-library/react';
import i18next from 'i18next';
import type { CSSProperties } from 'react';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { emulateMedia } from '../testing/emulate-media.ts';
import { createSteppedClock } from '../testing/stepped-clock.ts';
import { createCover } from './cover.tsx';
import { createPrivacy } from './privacy.ts';

beforeAll(() => i18next.createInstance().use(initReactI18next).init({ lng: 'cimode' }));
afterEach(cleanup);

/** The element that the dots lie over, and the dots. */
const coverOf = (element: Element) => {
  const covered = element.querySelector('[aria-hidden]') as Element;
  const over = covered.firstElementChild ?? covered;
  const { content, backgroundSize, backgroundImage, visibility } = getComputedStyle(over, '::after');
  const { width } = over.getBoundingClientRect();
  return {
    // Newer Chromium gives the other styles of dots that are not there too.
    isDrawn: content !== 'none' && backgroundImage !== 'none' && visibility === 'visible',
    isHidden: getComputedStyle(over).visibility === 'hidden',
    dot: Number.parseFloat(backgroundSize),
    width,
    room: covered.getBoundingClientRect().width,
  };
};

describe('the dots over private content (K11)', () => {
  const Cover = createCover(createPrivacy(createSteppedClock()));
  const all = () => [...document.querySelectorAll('[data-covered="hidden"]')].map(coverOf);

  it('are as large as the amount that they cover', () => {
    render(
      <Cover>
        <b style={{ fontSize: 80 }}>1,670.50</b>
      </Cover>,
    );
    expect(all()).toEqual([{ isDrawn: true, isHidden: true, dot: 32, width: 128, room: 128 }]);
  });

  it('are drawn with forced system colours', async () => {
    await emulateMedia('forced-colors', 'active');
    render(
      <p style={{ color: 'white' }}>
        <Cover>1,670.50</Cover>
        <Cover>
          <b>1,670.50</b>
        </Cover>
      </p>,
    );
    expect(all().map(({ isDrawn }) => isDrawn)).toEqual([true, true]);
    for (const covered of document.querySelectorAll('[data-covered="hidden"] > [aria-hidden]')) {
      const { color, forcedColorAdjust } = getComputedStyle(covered.firstElementChild ?? covered, '::after');
      expect([color, forcedColorAdjust]).toEqual(['rgb(0, 0, 0)', 'none']);
    }
  });

  it('are missing on paper, where the member’s receipt is readable', async () => {
    await emulateMedia('media', 'print');
    render(
      <p>
        <Cover>1,670.50</Cover>
        <Cover>
          <b>1,670.50</b>
        </Cover>
      </p>,
    );
    expect(all().map(({ isDrawn, isHidden }) => [isDrawn, isHidden])).toEqual([
      [false, false],
      [false, false],
    ]);
  });

  it('are drawn over text that has no element of its own', () => {
    render(
      <p style={{ fontSize: 20 }}>
        <Cover>1,670.50</Cover>
      </p>,
    );
    expect(all()).toEqual([{ isDrawn: true, isHidden: true, dot: 8, width: 32, room: 32 }]);
  });

  it('are four, and leave no more room over a long amount or name', () => {
    const figures = { '--figures': 10, fontSize: 'calc(1px * (200 - 10 * var(--figures)))' } as CSSProperties;
    render(
      <div style={{ fontSize: 20, width: 500 }}>
        <Cover>0.00</Cover>
        <Cover>98,760,432.10</Cover>
        <Cover>Christophoros Papadimitriou-Konstantopoulos von Hohenschwangau</Cover>
        <Cover>
          <b>98,760,432.10</b>
        </Cover>
        <Cover>
          <b style={figures}>98,760,432.10</b>
        </Cover>
      </div>,
    );
    const [shortest, ...others] = all();
    const large = others.pop();
    expect(shortest).toMatchObject({ dot: 8, width: 32, room: 32 });
    expect(others).toEqual([shortest, shortest, shortest]);
    // Of 160 px, not of the 100 that its ten figures would have.
    expect(large).toMatchObject({ dot: 64, width: 256, room: 256 });
  });

  it('lie over the whole of a name, and over each amount of a text but not over its words or its “-”', () => {
    render(
      <ul>
        {([undefined, 'figures'] as const).map((as) =>
          ['Somchai', '0812345678', '-', 'Before −12.00 of 9.00', 'Before -', ''].map((text) => (
            <li key={`${as} ${text}`}>
              <Cover {...(as && { as })}>{text}</Cover>
            </li>
          )),
        )}
      </ul>,
    );
    const seen = [...document.querySelectorAll('li')].map((item) => {
      for (const covered of item.querySelectorAll('[data-covered="hidden"]')) covered.replaceWith('#');
      return item.textContent;
    });
    const whole = ['#', '#', '#', '#', '#', ''];
    expect(seen).toEqual([...whole, 'Somchai', '0812345678', '-', 'Before # of #', 'Before -', '']);
  });

  it('keep the words around an amount on its line', () => {
    render(
      <p style={{ fontSize: 20, lineHeight: 2 }}>
        <Cover as="figures">Add 98,760,432.10 baht</Cover>
      </p>,
    );
    const [line] = document.querySelectorAll('p');
    expect(line?.getBoundingClientRect().height).toBe(40);
  });
});
