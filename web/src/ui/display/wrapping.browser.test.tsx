import { cleanup, render, screen } from '@testing-library/react';
import { Wallet } from 'lucide-react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../styles/index.css';
import { Callout } from './callout.tsx';
import { Guide } from './guide.tsx';

const root = document.documentElement;

beforeEach(() => page.viewport(360, 740));
afterEach(() => {
  cleanup();
  root.removeAttribute('style');
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

const TEXTS = {
  th: 'ไม่มีอินเทอร์เน็ต ยอดที่เห็นอาจไม่ใช่ยอดเงินล่าสุด',
  lo: 'ບໍ່ມີອິນເຕີເນັດ ຍອດທີ່ເຫັນອາດບໍ່ແມ່ນຍອດຫຼ້າສຸດ',
} as const;

describe.each(Object.entries(TEXTS))('a text of two lines in %s', (lang, text) => {
  it.each([
    ['a note', <Callout>{text}</Callout>],
    ['a step', <Guide title="Steps" steps={[{ icon: Wallet, text }]} />],
  ])('has no short last line in %s', async (_, content) => {
    root.lang = lang;
    root.dataset.orientation = 'portrait';
    for (const width of [270, 290, 310, 330]) {
      const { unmount } = render(<div style={{ width }}>{content}</div>);
      await document.fonts.ready;
      const lines = linesOf(screen.getByText(text));
      if (lines.length === 2)
        expect((lines[1] ?? 0) / (lines[0] ?? 1), `at ${width} px`).toBeGreaterThan(0.5);
      else expect(lines.length).toBeLessThanOrEqual(3);
      unmount();
    }
  });
});
