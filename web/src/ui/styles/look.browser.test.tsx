import { cleanup, render, screen } from '@testing-library/react';
import { satang } from 'contracts/rules';
import { Eye } from 'lucide-react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Amount } from '../display/amount.tsx';
import { AmountPicker } from '../form/amount-picker.tsx';
import { Button } from '../form/button.tsx';
import { Checkbox } from '../form/checkbox.tsx';
import { Field } from '../form/field.tsx';
import { Gallery } from '../../../gallery/gallery.tsx';
import { GalleryBar, GalleryMenu } from '../../../gallery/frame.tsx';
import { PublicScreen } from '../../../gallery/public-screen.tsx';
import { texts } from '../../../gallery/texts.ts';
import { IconButton } from '../form/icon-button.tsx';
import './index.css';
import { type Language, LanguageSelect } from '../form/language-select.tsx';
import { LoadingOverlay } from '../display/loading-overlay.tsx';
import { PublicPage } from '../layout/page.tsx';
import { LightCard } from '../display/light-card.tsx';
import { Segmented } from '../form/segmented.tsx';
import { Select } from '../form/select.tsx';
import { emulateMedia } from '../../testing/screen-media.ts';

const root = document.documentElement;

beforeEach(() => page.viewport(360, 740));
afterEach(() => {
  cleanup();
  root.removeAttribute('style');
  delete root.dataset.device;
  delete root.dataset.orientation;
});

const controls = (
  <>
    <Button>Plain</Button>
    <Button kind="gold">Gold</Button>
    <Button kind="bare" small>
      Bare
    </Button>
    <IconButton label="Show" icon={Eye} />
    <AmountPicker
      label="Amounts"
      options={[{ amount: satang(1000) }, { amount: satang(100_000) }]}
      selected={null}
      onPick={() => {}}
    />
    <LanguageSelect label="Language" value="en" onChange={() => {}} />
    <Select label="Bank" options={[{ value: 'KBANK', label: 'KBANK' }]} />
    <Segmented
      label="Ways"
      options={[{ value: 'qr', label: 'QR' }]}
      value="qr"
      onValue={() => {}}
      panelId="none"
    />
    <Checkbox label="Remember me" />
  </>
);

/** The target of a checkbox is its label; of a field, its input's box. */
const targetOf = (control: Element) => control.closest('label') ?? control;

/** Own properties, because a rectangle of the browser equals any other. */
const boxOf = (element: Element) => element.getBoundingClientRect().toJSON() as DOMRect;

describe('the look', () => {
  it.each([
    ['a phone', undefined, 48],
    ['the kiosk', 'kiosk', 64],
  ])('gives every control of %s a large enough target', async (_, device, minimum) => {
    if (device) {
      root.dataset.device = device;
      await page.viewport(1080, 1920);
    }
    const { container } = render(controls);
    const found = container.querySelectorAll('button, select, input');
    expect(found.length).toBeGreaterThan(8);
    for (const control of found) {
      const { width, height } = targetOf(control).getBoundingClientRect();
      expect(Math.min(width, height), control.outerHTML).toBeGreaterThanOrEqual(minimum);
    }
  });

  it('draws a ring around every control that a key reaches', async () => {
    const { container } = render(controls);
    const left = new Set(container.querySelectorAll('button:not([tabindex="-1"]), select, input'));
    expect(left.size).toBeGreaterThan(8);
    for (let presses = left.size; presses > 0; presses -= 1) {
      await userEvent.tab();
      const focused = document.activeElement as Element;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused);
      expect([outlineStyle, outlineWidth, outlineColor], focused.outerHTML).toEqual([
        'solid',
        '3px',
        'rgb(156, 236, 255)',
      ]);
      left.delete(focused);
    }
    expect([...left].map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  it('marks what is chosen and what has the focus with forced system colours', async () => {
    await emulateMedia('forced-colors', 'active');
    render(
      <>
        <i style={{ color: 'Highlight', background: 'HighlightText', forcedColorAdjust: 'none' }}>system</i>
        <button type="button" aria-pressed="true">
          Half
        </button>
        <a href="#home" aria-current="page">
          Home
        </a>
        <a href="#other" aria-current="false">
          Other
        </a>
        {/* Like a field in the app, whose own style comes later. */}
        <style>{'.amount { outline: 0; }'}</style>
        <input className="amount" aria-label="Amount" />
      </>,
    );
    const system = getComputedStyle(screen.getByText('system'));
    for (const name of ['Half', 'Home']) {
      const { backgroundColor, color } = getComputedStyle(screen.getByText(name));
      expect([backgroundColor, color], name).toEqual([system.color, system.backgroundColor]);
    }
    expect(getComputedStyle(screen.getByText('Other')).backgroundColor).not.toBe(system.color);
    const field = screen.getByRole('textbox', { name: 'Amount' });
    field.focus();
    const { outlineStyle, outlineColor } = getComputedStyle(field);
    expect([outlineStyle, outlineColor]).toEqual(['solid', system.color]);
  });

  it('zooms at no two quick presses, and keeps a long word in its column', () => {
    const { container } = render(
      <>
        {controls}
        <Field label="Amount" />
        <p style={{ width: '5rem' }}>{'W'.repeat(60)}</p>
      </>,
    );
    for (const control of container.querySelectorAll('button, select'))
      expect(getComputedStyle(control).touchAction, control.outerHTML).toBe('manipulation');
    // An iPhone enlarges the page for a field with smaller letters.
    for (const field of container.querySelectorAll('select, input:not([type=checkbox])'))
      expect(Number.parseFloat(getComputedStyle(field).fontSize)).toBeGreaterThanOrEqual(16);
    const long = screen.getByText(/^W+$/);
    expect(long.scrollWidth).toBe(long.clientWidth);
  });

  it('opens a list also by its arrow, and has amounts 8 px apart', () => {
    render(controls);
    const list = screen.getByRole('combobox', { name: 'Bank' });
    const { right, top, height } = list.getBoundingClientRect();
    expect(document.elementFromPoint(right - 24, top + height / 2)).toBe(list);
    const [first, second] = screen
      .getAllByRole('button', { name: /^(?:10|1,000)/ })
      .map((chip) => chip.getBoundingClientRect());
    expect((second?.left ?? 0) - (first?.right ?? 0)).toBeGreaterThanOrEqual(8);
  });

  it('scrolls what a key reaches clear of the bar and the menu', () => {
    render(
      <>
        <header style={{ position: 'fixed', inset: '0 0 auto', blockSize: 'var(--bar)' }} />
        <div style={{ paddingBlock: '200vh' }}>
          <button type="button">Game</button>
        </div>
        <nav style={{ position: 'fixed', inset: 'auto 0 0', blockSize: 'var(--menu)' }} />
      </>,
    );
    const game = screen.getByRole('button', { name: 'Game' });
    scrollTo(0, 0);
    game.focus();
    game.scrollIntoView({ block: 'end' });
    expect(game.getBoundingClientRect().bottom).toBeLessThan(
      screen.getByRole('navigation').getBoundingClientRect().top,
    );
    game.scrollIntoView({ block: 'start' });
    expect(game.getBoundingClientRect().top).toBeGreaterThan(
      screen.getByRole('banner').getBoundingClientRect().bottom,
    );
    scrollTo(0, 0);
  });

  it('says after 30 s that the app has not started, and lays out nothing of it before', () => {
    render(
      <div className="late" hidden>
        <a href="#again">Load again</a>
      </div>,
    );
    const late = screen.getByText('Load again').parentElement as Element;
    const [animation] = late.getAnimations();
    const shownAt = (milliseconds: number) => {
      animation?.pause();
      if (animation) animation.currentTime = milliseconds;
      return getComputedStyle(late).getPropertyValue('content-visibility');
    };
    expect(animation).toBeDefined();
    expect([29_999, 31_000].map(shownAt)).toEqual(['hidden', 'visible']);
    expect(getComputedStyle(late).display).toBe('block');
  });

  it('tells a field with the focus, a wrong one and a checked box from the others', async () => {
    render(
      <>
        <Field label="Plain" />
        <Field label="Wrong" error="Ten digits" />
        <Checkbox label="Remember me" />
      </>,
    );
    const edgeOf = (name: string) =>
      getComputedStyle(screen.getByRole('textbox', { name }).parentElement as Element).borderTopColor;
    expect(edgeOf('Wrong')).toBe('rgb(252, 149, 143)');
    expect(edgeOf('Plain')).toBe('rgb(100, 122, 146)');
    screen.getByRole('textbox', { name: 'Plain' }).focus();
    await expect.poll(() => edgeOf('Plain')).toBe('rgb(156, 236, 255)');
    const box = screen.getByRole('checkbox');
    const tick = box.nextElementSibling as Element;
    expect(getComputedStyle(tick).visibility).toBe('hidden');
    await userEvent.click(box);
    expect(getComputedStyle(tick).visibility).toBe('visible');
  });

  it('has letters of 16 px and more in its running text, on lines with room for marks', () => {
    render(
      <>
        <p>Plain</p>
        <p style={{ font: 'var(--size-body) / var(--lh-read) var(--font-read)' }}>Read</p>
      </>,
    );
    for (const text of ['Plain', 'Read'])
      expect(parseFloat(getComputedStyle(screen.getByText(text)).fontSize)).toBeGreaterThanOrEqual(16);
    const { lineHeight, fontSize } = getComputedStyle(screen.getByText('Read'));
    expect(parseFloat(lineHeight) / parseFloat(fontSize)).toBeGreaterThanOrEqual(1.6);
  });

  it.each(['th', 'lo', 'en'] satisfies Language[])(
    'has no horizontal overflow at 360 px in %s',
    (language) => {
      for (const screenful of [
        <Gallery key="g" language={language} open={null} />,
        <PublicScreen key="p" language={language} />,
      ]) {
        const { unmount } = render(<MemoryRouter>{screenful}</MemoryRouter>);
        expect(root.scrollWidth).toBeLessThanOrEqual(360);
        unmount();
      }
    },
  );

  it('shows the whole login above the menu on a small phone', () => {
    render(
      <MemoryRouter>
        <PublicPage
          topBar={<GalleryBar language="th" signedIn={false} />}
          menu={<GalleryMenu language="th" signedIn={false} />}
        >
          {/* From its heading to the link to the registration. */}
          <p data-testid="login" style={{ height: '29rem' }} />
        </PublicPage>
      </MemoryRouter>,
    );
    const login = screen.getByTestId('login').getBoundingClientRect();
    const menu = screen.getByRole('navigation').getBoundingClientRect();
    expect(login.bottom).toBeLessThanOrEqual(menu.top);
  });

  it('has the kiosk’s menu at the top, and does not move the login for the keypad', async () => {
    root.dataset.device = 'kiosk';
    root.dataset.orientation = 'landscape';
    await page.viewport(1920, 1080);
    render(
      <MemoryRouter>
        <PublicScreen language="lo" />
      </MemoryRouter>,
    );
    const form = screen.getByRole('button', { name: texts.lo.logIn });
    const before = boxOf(form);
    root.style.setProperty('--keypad-width', '902px');
    expect(screen.getByRole('navigation').getBoundingClientRect().bottom).toBeLessThanOrEqual(120);
    expect(before.right).toBeLessThanOrEqual(1018);
    expect(boxOf(form)).toEqual(before);
  });

  it.each([
    [1080, 1920, 28],
    [800, 1280, (28 * 1280) / 1920],
    [1920, 1080, 24],
    [1366, 768, (24 * 768) / 1080],
    [3840, 2160, 48],
  ])('sizes a kiosk of %i by %i by its screen (K10)', async (width, height, fontSize) => {
    root.dataset.device = 'kiosk';
    root.dataset.orientation = width > height ? 'landscape' : 'portrait';
    await page.viewport(width, height);
    expect(Number.parseFloat(getComputedStyle(root).fontSize)).toBeCloseTo(fontSize, 1);
  });

  it.each([
    [390, 844, 16],
    [1920, 1080, 16],
    [2560, 1440, 20],
    [3840, 2160, 30],
    [5120, 1440, 21.6],
    [2560, 700, 16],
  ])('has letters for a screen of %i by %i', async (width, height, fontSize) => {
    await page.viewport(width, height);
    expect(Number.parseFloat(getComputedStyle(root).fontSize)).toBeCloseTo(fontSize, 1);
  });

  it('keeps the size of a busy button', () => {
    const { rerender } = render(<Button kind="gold">Create QR for 500.00 baht</Button>);
    const before = screen.getByRole('button').getBoundingClientRect();
    rerender(
      <Button kind="gold" busy>
        Create QR for 500.00 baht
      </Button>,
    );
    const after = screen.getByRole('button').getBoundingClientRect();
    expect([after.width, after.height]).toEqual([before.width, before.height]);
  });

  it.each([167_050, 510_000_000_000])(
    'shows %i satang large and on one line on the smallest phone',
    (sum) => {
      render(
        <div style={{ containerType: 'inline-size', width: 280 }}>
          <p data-testid="sum">
            <Amount value={satang(sum)} size="hero" unit="baht" />
          </p>
        </div>,
      );
      const size = parseFloat(
        getComputedStyle(screen.getByTestId('sum').firstElementChild as Element).fontSize,
      );
      expect(size).toBeGreaterThanOrEqual(28);
      expect(screen.getByTestId('sum').getBoundingClientRect().height).toBeLessThan(1.8 * size);
    },
  );

  it('keeps an amount and its unit on one line of a narrow paper', () => {
    render(
      <div style={{ width: 164 }}>
        <LightCard>
          <Amount value={satang(50_000)} size="hero" unit="baht" />
        </LightCard>
      </div>,
    );
    expect(screen.getByText('baht').getBoundingClientRect().top).toBeLessThan(
      screen.getByText('.00').getBoundingClientRect().bottom,
    );
  });

  it('keeps scanned codes dark on light with forced system colours', async () => {
    await emulateMedia('forced-colors', 'active');
    render(<LightCard>QR</LightCard>);
    const paper = getComputedStyle(screen.getByText('QR'));
    expect([paper.backgroundColor, paper.color]).toEqual(['rgb(253, 250, 243)', 'rgb(8, 23, 37)']);
  });

  it('does not move a field when it gets the focus', () => {
    render(<Field label="Phone" />);
    const input = screen.getByLabelText('Phone');
    const before = boxOf(input);
    input.focus();
    expect(boxOf(input)).toEqual(before);
  });

  it('shows the loading overlay only after 200 ms [9.13]', () => {
    render(<LoadingOverlay label="Loading" />);
    const overlay = screen.getByRole('status', { hidden: true });
    const [animation] = overlay.getAnimations();
    animation?.pause();
    const seenAt = (time: number) => {
      if (animation) animation.currentTime = time;
      return getComputedStyle(overlay).visibility;
    };
    expect(seenAt(199)).toBe('hidden');
    expect(seenAt(210)).toBe('visible');
  });

  it('lets presses through the loading overlay', () => {
    render(
      <>
        <Button>Home</Button>
        <LoadingOverlay label="Loading" />
      </>,
    );
    const overlay = screen.getByRole('status', { hidden: true });
    for (const animation of overlay.getAnimations()) animation.finish();
    const { left, top } = screen.getByRole('button').getBoundingClientRect();
    expect(document.elementFromPoint(left + 5, top + 5)).toBe(screen.getByRole('button'));
  });

  it('uses no letter spacing, capitals or italics, and no line height too tight for marks', () => {
    const { container } = render(
      <MemoryRouter>
        <Gallery language="lo" open={null} />
      </MemoryRouter>,
    );
    for (const element of container.querySelectorAll<HTMLElement>('*:not(svg, svg *)')) {
      const style = getComputedStyle(element);
      expect([style.letterSpacing, style.textTransform, style.fontStyle]).toEqual([
        'normal',
        'none',
        'normal',
      ]);
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === 3 && /\p{Script=Lao}/u.test(node.textContent ?? ''),
      );
      if (hasWords)
        expect(
          parseFloat(style.lineHeight) / parseFloat(style.fontSize),
          element.outerHTML,
        ).toBeGreaterThanOrEqual(1.39);
    }
  });
});
