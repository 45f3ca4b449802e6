import { cleanup, render, screen } from '@testing-library/react';
import { Wallet } from 'lucide-react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../styles/index.css';
import { Guide } from './guide.tsx';

const root = document.documentElement;

beforeEach(() => page.viewport(360, 740));
afterEach(() => {
  cleanup();
  root.lang = 'en';
  delete root.dataset.orientation;
});

/** The widths of the lines of a text. */
function linesOf(element: Element): number[] {
  const range = document.createRange();
  range.selectNodeContents(element);
  const lines = new Map<number, number>();
  for (const { bottom, width } of range.getClientRects()) lines.set(bottom, (lines.get(bottom) ?? 0) + width);
  return [...lines.values()];
}

it.each([
  ['th', 'เงินเข้ากระเป๋าในประมาณ 1 นาที ดูได้ในรายการ'],
  ['lo', 'ເງິນເຂົ້າກະເປົາໃນປະມານ 1 ນາທີ ເບິ່ງໄດ້ໃນລາຍການ'],
])('a step of a guide in portrait has no short last line in %s', async (lang, text) => {
  root.lang = lang;
  root.dataset.orientation = 'portrait';
  let wrapped = 0;
  for (const width of [180, 200, 220, 240, 260, 280]) {
    const { unmount } = render(
      <div style={{ width }}>
        <Guide title="Steps" steps={[{ icon: Wallet, text }]} />
      </div>,
    );
    await document.fonts.ready;
    const lines = linesOf(screen.getByText(text));
    if (lines.length > 1) {
      wrapped += 1;
      expect(Math.min(...lines) / Math.max(...lines), `at ${width} px`).toBeGreaterThan(0.5);
    }
    unmount();
  }
  expect(wrapped).toBeGreaterThan(2);
});
