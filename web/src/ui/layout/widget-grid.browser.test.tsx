import { cleanup, render, screen } from '@testing-library/react';
import { Undo2 } from 'lucide-react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../../testing/screen-media.ts';
import '../styles/index.css';
import { WidgetButton, WidgetGrid, WidgetSkeleton } from './widget-grid.tsx';

afterEach(cleanup);

it.each([320, 390, 768])('a widget keeps its size while it is busy, at %i px', async (width) => {
  await page.viewport(width, 844);
  const grid = (isBusy: boolean) => (
    <WidgetGrid>
      {['คืนยอดเสีย', 'โบนัส'].map((title) => (
        <WidgetButton
          key={title}
          icon={Undo2}
          title={title}
          text="ตรวจสิทธิ์คืนยอดเสียของคุณ"
          isBusy={isBusy}
          onSelect={() => undefined}
        />
      ))}
    </WidgetGrid>
  );
  const { rerender } = render(grid(false));
  const boxes = () =>
    screen.getAllByText(/คืนยอดเสียของคุณ/).map((text) => JSON.stringify(text.getBoundingClientRect()));
  const before = boxes();
  rerender(grid(true));
  expect(screen.getAllByRole('button', { busy: true })).toHaveLength(2);
  expect(boxes()).toEqual(before);
});

it('a widget that is loading is as high as one of two lines', async () => {
  await page.viewport(390, 844);
  const grid = (isLoading: boolean) => (
    <WidgetGrid>
      {isLoading ? (
        <WidgetSkeleton />
      ) : (
        <WidgetButton icon={Undo2} title="โบนัส" text="ดูโบนัส" onSelect={() => undefined} />
      )}
    </WidgetGrid>
  );
  const { container, rerender } = render(grid(true));
  const height = () => container.firstElementChild?.getBoundingClientRect().height;
  const before = height();
  rerender(grid(false));
  expect(screen.getByRole('button')).toBeVisible();
  expect(height()).toBe(before);
});

it('the widgets have an edge with forced system colours', async () => {
  await emulateMedia('forced-colors', 'active');
  const { container } = render(
    <WidgetGrid>
      <WidgetButton icon={Undo2} title="Refund" text="Check refund" onSelect={() => undefined} />
    </WidgetGrid>,
  );
  const { outlineStyle, outlineColor } = getComputedStyle(container.firstElementChild as Element);
  expect([outlineStyle, outlineColor]).toEqual(['solid', expect.stringMatching(/^rgb\(/)]);
});

const four = (
  <WidgetGrid>
    {['Deposit', 'Withdraw', 'Invite', 'Refund'].map((title) => (
      <WidgetButton key={title} icon={Undo2} title={title} text="Go on" onSelect={() => undefined} />
    ))}
  </WidgetGrid>
);

it.each([
  [230, 1],
  [390, 2],
  [768, 4],
  [1280, 2],
])('the widgets at %i px stand in columns: %i [2.35] [2.36] [2.38] [2.40]', async (width, columns) => {
  await page.viewport(width, 844);
  render(four);
  const boxes = screen.getAllByRole('button').map((widget) => widget.getBoundingClientRect());
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(columns);
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(4 / columns);
});

it('the ring of a widget lies inside it, because the panel would clip it', async () => {
  await page.viewport(390, 844);
  const { container } = render(four);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: /Deposit/ })).toHaveFocus();
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(document.activeElement as Element);
  expect(getComputedStyle(container.firstElementChild as Element).overflow).toBe('hidden');
  expect([outlineStyle, outlineOffset]).toEqual(['solid', `-${outlineWidth}`]);
});
