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

it('ends its text with more than one word on the last line', async () => {
  await page.viewport(1280, 800);
  document.documentElement.lang = 'th';
  render(
    <AlertDialog
      open
      onOpenChange={() => undefined}
      title="โหลดส่วนนี้ไม่สำเร็จ"
      text="ตรวจสอบอินเทอร์เน็ตแล้วลองอีกครั้ง เงินของคุณยังอยู่ครบ"
      confirmLabel="ปิด"
    />,
  );
  await document.fonts.ready;
  const [text] = screen.getByText(/ตรวจสอบ/).childNodes;
  const range = document.createRange();
  const lineOf = (from: number, to: number) => {
    range.setStart(text as Text, from);
    range.setEnd(text as Text, to);
    return range.getBoundingClientRect().bottom;
  };
  const length = text?.textContent?.length ?? 0;
  const [lastWord, wordBefore] = ['ครบ'.length, 'อยู่ครบ'.length];
  expect(lineOf(0, 1)).toBeLessThan(lineOf(length - 1, length));
  expect(lineOf(length - wordBefore, length - lastWord)).toBe(lineOf(length - 1, length));
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
