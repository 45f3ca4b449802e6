import { cleanup, render, screen } from '@testing-library/react';
import { Undo2 } from 'lucide-react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../styles/index.css';
import { WidgetButton, WidgetGrid } from './widget-grid.tsx';

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
