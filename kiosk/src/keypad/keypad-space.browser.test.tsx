import { Dialog } from '@base-ui/react/dialog';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import {
  byId,
  Controlled,
  keypad,
  renderWithKeypad,
  tapField,
  tapKeys,
} from '../testing/render-with-keypad.tsx';

const screens = { portrait: { width: 1080, height: 1920 }, landscape: { width: 1920, height: 1080 } };

async function turn(orientation: keyof typeof screens) {
  document.documentElement.dataset['orientation'] = orientation;
  const { width, height } = screens[orientation];
  await page.viewport(width, height);
}

beforeEach(() => turn('portrait'));
afterEach(cleanup);

const box = (element: Element | null) => (element as Element).getBoundingClientRect();
const published = (name: string) => document.documentElement.style.getPropertyValue(name);

/** A page like the app's: it keeps its bottom and end clear of the keypad. */
function TallPage({ children }: { children: React.ReactNode }) {
  const style = {
    paddingBlock: '110vh calc(3rem + var(--keypad-height, 0px))',
    paddingInlineEnd: 'var(--keypad-width, 0px)',
  };
  return <div style={style}>{children}</div>;
}

describe.each(['portrait', 'landscape'] as const)('in %s', (orientation) => {
  const fields = [
    ['digits', <Controlled inputMode="tel" />],
    ['decimal', <Controlled inputMode="decimal" />],
    ['letters', <Controlled type="password" />],
  ] as const;

  it.each(fields)('has keys of at least 64 px, at least 8 px apart, on the %s board', async (_, field) => {
    await turn(orientation);
    await renderWithKeypad(field);
    await tapField();
    expectTargets();
  });

  it('has keys of that size in Thai and in Lao too, on both pages', async () => {
    await turn(orientation);
    await renderWithKeypad(<Controlled />);
    await tapField();
    for (const key of ['next-script', 'shift', 'next-script', 'shift']) {
      await tapKeys(key);
      expectTargets();
    }
  });

  it('keeps the texts under the field visible, even those that appear later', async () => {
    await turn(orientation);
    const field = (says: string | null) => (
      <TallPage>
        <Controlled {...(says === null ? {} : { 'aria-describedby': 'said' })} />
        {says !== null && (
          <p id="said" style={{ marginBlock: '1rem 0' }}>
            {says}
          </p>
        )}
      </TallPage>
    );
    const view = await renderWithKeypad(field(null));
    await tapField();
    await expect.poll(() => published('--keypad-width')).not.toBe('');
    byId('field').scrollIntoView({ block: 'end', behavior: 'instant' });
    view.rerender(field('Refused: put it right.'));
    await expect.poll(() => distance(box(byId('said')), box(keypad()))).toBeGreaterThanOrEqual(0);
    expect(box(byId('said')).bottom).toBeLessThanOrEqual(innerHeight);
    expect(box(byId('field')).top).toBeGreaterThanOrEqual(0);
  });

  it.each(fields)('never covers the field with the %s board, however low it is', async (_, field) => {
    await turn(orientation);
    await renderWithKeypad(<TallPage>{field}</TallPage>);
    await tapField();
    await expect.poll(() => distance(box(byId('field')), box(keypad()))).toBeGreaterThan(0);
    expect(box(byId('field')).top).toBeGreaterThanOrEqual(0);
  });
});

it('publishes its height in portrait and its width in landscape, and removes both when it closes', async () => {
  await renderWithKeypad(<Controlled inputMode="tel" />);
  const field = await tapField();
  await expect.poll(() => published('--keypad-height')).toBe(`${box(keypad()).height}px`);
  expect(published('--keypad-width')).toBe('0px');
  await turn('landscape');
  await expect.poll(() => published('--keypad-width')).toBe(`${box(keypad()).width}px`);
  expect(published('--keypad-height')).toBe('0px');
  expect(box(keypad()).left).toBeGreaterThan(innerWidth / 2);
  field.blur();
  await expect.poll(keypad).toBeNull();
  expect(published('--keypad-width') + published('--keypad-height')).toBe('');
});

it('has one height with every board on an upright screen, so that the page above does not move', async () => {
  await renderWithKeypad(
    <>
      <Controlled id="digits" inputMode="tel" />
      <Controlled id="decimal" inputMode="decimal" />
      <Controlled id="letters" />
    </>,
  );
  const heights = new Set<number>();
  for (const board of ['digits', 'decimal', 'letters']) {
    byId(board).focus();
    await expect.poll(() => keypad()?.dataset['keypad']).toBe(board);
    heights.add(box(keypad()).height);
  }
  expect(heights.size).toBe(1);
});

it('is beside the page and below its bar on a wide screen, to the lower edge', async () => {
  await turn('landscape');
  await renderWithKeypad(
    <>
      <header style={{ blockSize: 'var(--bar)' }} />
      <Controlled />
    </>,
  );
  await tapField();
  const { top, right, bottom } = box(keypad());
  expect([top, right, bottom]).toEqual([box(screen.getByRole('banner')).height, innerWidth, innerHeight]);
  expect(top).toBeGreaterThan(0);
});

it('keeps a field visible when a taller board replaces a lower one', async () => {
  await renderWithKeypad(
    <TallPage>
      <Controlled inputMode="tel" />
      <Controlled id="secret" type="password" />
    </TallPage>,
  );
  await tapField();
  byId('secret').focus({ preventScroll: true });
  await expect.poll(() => keypad()?.dataset['keypad']).toBe('letters');
  await expect.poll(() => distance(box(byId('secret')), box(keypad()))).toBeGreaterThan(0);
});

describe('in a modal dialog', () => {
  /** Transformed and clipped like dialogs; neither may affect the keypad. */
  const popup = {
    position: 'fixed',
    insetBlockStart: '50%',
    translate: '0 -50%',
    overflow: 'auto',
    maxHeight: '20rem',
  } as const;

  const openDialog = () =>
    renderWithKeypad(
      <Dialog.Root defaultOpen>
        <Dialog.Portal>
          <Dialog.Backdrop style={{ position: 'fixed', inset: 0 }} />
          <Dialog.Popup style={popup}>
            <Dialog.Title>Deposit</Dialog.Title>
            <Controlled inputMode="decimal" />
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>,
    );

  it('types into its field and leaves it open', async () => {
    await openDialog();
    const field = await tapField();
    await tapKeys('5', '00');
    expect(field.value).toBe('500');
    expect(screen.getByRole('dialog', { name: 'Deposit' })).toBeTruthy();
  });

  it('is a named part of the dialog, where assistive technology can reach it', async () => {
    await openDialog();
    await tapField();
    expect(screen.getByRole('dialog').contains(keypad())).toBe(true);
    expect(screen.getByRole('group', { name: 'keypad.name' })).toBe(keypad());
    expect(screen.getByRole('button', { name: 'keypad.backspace' })).toBeTruthy();
  });

  it("stays at the bottom of the screen, despite the dialog's clipping and transform", async () => {
    await openDialog();
    await tapField();
    expect(box(keypad()).bottom).toBe(innerHeight);
    expect(box(keypad()).width).toBe(document.documentElement.clientWidth);
  });

  it('closes with the dialog', async () => {
    await openDialog();
    await tapField();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await expect.poll(keypad).toBeNull();
    await expect.poll(() => published('--keypad-height')).toBe('');
  });

  it('keeps its keys out of the tab order', async () => {
    await renderWithKeypad(
      <>
        <Controlled inputMode="tel" />
        <Controlled id="after" />
      </>,
    );
    await tapField();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(byId('after'));
    await commands.tap('#field');
    await expect.poll(() => keypad()?.dataset['keypad']).toBe('digits');
  });
});

function expectTargets(): void {
  const keys = [...(keypad()?.querySelectorAll('button') ?? [])].map(box);
  expect(Math.min(...keys.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(64);
  const screenBox = new DOMRect(0, 0, innerWidth, innerHeight);
  for (const [index, key] of keys.entries()) {
    expect(contains(screenBox, key)).toBe(true);
    for (const other of keys.slice(index + 1)) expect(distance(key, other)).toBeGreaterThanOrEqual(8);
  }
}

function contains(outer: DOMRect, inner: DOMRect): boolean {
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.right <= outer.right &&
    inner.bottom <= outer.bottom
  );
}

/** Pixels between two boxes; 0 or less when they touch or overlap. */
function distance(a: DOMRect, b: DOMRect): number {
  const across = Math.max(a.left - b.right, b.left - a.right);
  const down = Math.max(a.top - b.bottom, b.top - a.bottom);
  return Math.max(across, down);
}
