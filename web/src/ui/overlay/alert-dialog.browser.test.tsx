import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../styles/index.css';
import { Callout } from '../display/callout.tsx';
import { AlertDialog } from './alert-dialog.tsx';

afterEach(() => {
  cleanup();
  document.documentElement.lang = 'en';
});

const TEXTS = [
  ['th', 'ตรวจสอบอินเทอร์เน็ตแล้วลองอีกครั้ง เงินของคุณยังอยู่ครบ'],
  ['th', 'เกมไม่รับชื่อผู้ใช้หรือรหัสผ่านนี้ ตั้งรหัสผ่านใหม่แล้วลองอีกครั้ง'],
  ['lo', 'ຍັງບໍ່ມີຫຍັງປ່ຽນແປງ ລອງໃໝ່ໃນອີກຈັກໜ້ອຍ ທີມງານຊ່ວຍໄດ້ເຊັ່ນກັນ'],
  ['en', 'Your money is safe. Check your connection and try again later.'],
] as const;

function lineWidths(text: string) {
  const range = document.createRange();
  range.selectNodeContents(screen.getByText(text));
  const widths = new Map<number, number>();
  for (const { bottom, width } of range.getClientRects())
    widths.set(bottom, (widths.get(bottom) ?? 0) + width);
  return [...widths.values()];
}

it.each(TEXTS)('fills half of the last line of a text in %s: %s', async (language, text) => {
  await page.viewport(1280, 800);
  document.documentElement.lang = language;
  render(
    <AlertDialog open onOpenChange={() => undefined} title="PG" text={<p>{text}</p>} confirmLabel="OK" />,
  );
  await document.fonts.ready;
  const widths = lineWidths(text);
  expect(widths.length).toBeGreaterThan(1);
  expect(widths.at(-1)).toBeGreaterThan(Math.max(...widths) / 2);
});

it.each(TEXTS)('has callouts that fill half of their last line in %s: %s', async (language, text) => {
  document.documentElement.lang = language;
  render(
    <div style={{ width: '24rem' }}>
      <Callout>{text}</Callout>
    </div>,
  );
  await document.fonts.ready;
  const widths = lineWidths(text);
  expect(widths.length).toBeGreaterThan(1);
  expect(widths.at(-1)).toBeGreaterThan(Math.max(...widths) / 2);
});

function Question({ onConfirm }: { onConfirm: () => void }) {
  const [open, onOpenChange] = useState(true);
  const words = { title: 'Send it again?', text: '', confirmLabel: 'Send' };
  return <AlertDialog {...{ open, onOpenChange, onConfirm }} {...words} />;
}

it('confirms once for a double press', async () => {
  const onConfirm = vi.fn();
  render(<Question onConfirm={onConfirm} />);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it.each([
  ['as it is', (word: string) => word],
  ['in a callout', (word: string) => <Callout tone="danger">{word}</Callout>],
])(
  'breaks a long word of the service %s, so that its button stays in view [7.01] [8.23]',
  async (_, wrap) => {
    await page.viewport(390, 844);
    const text = wrap('https://wallet.example/'.padEnd(300, 'W'));
    const title = `Reset the ${'W'.repeat(60)} password?`;
    render(<AlertDialog open onOpenChange={() => undefined} {...{ title, text }} confirmLabel="OK" />);
    const dialog = screen.getByRole('alertdialog');
    expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    expect(screen.getByRole('button', { name: 'OK' }).getBoundingClientRect().right).toBeLessThan(390);
  },
);

it('a long text scrolls in its question, so that the answers stay within a low screen', async () => {
  await page.viewport(740, 360);
  render(
    <AlertDialog
      open
      onOpenChange={() => undefined}
      title="Cancel?"
      text={<p style={{ height: 800 }}>Long</p>}
      confirmLabel="Yes"
    />,
  );
  const question = screen.getByRole('alertdialog');
  const { top, bottom } = question.getBoundingClientRect();
  expect([top >= 0, bottom <= 360]).toEqual([true, true]);
  await userEvent.wheel(question, { delta: { y: -2_000 } });
  const heading = screen.getByRole('heading', { name: 'Cancel?' });
  await expect.poll(() => heading.getBoundingClientRect().top).toBeGreaterThan(top);
  await userEvent.wheel(question, { delta: { y: 2_000 } });
  const yes = screen.getByRole('button', { name: 'Yes' });
  await expect.poll(() => yes.getBoundingClientRect().bottom).toBeLessThan(bottom);
});
