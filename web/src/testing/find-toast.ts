import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ToastMessage } from '../ui/toast/toast-queue.ts';

/** A toast of this kind: its colour and icon say whether the text is good or bad news. */
export async function findToast(kind: ToastMessage['kind'], text: string | RegExp): Promise<HTMLElement> {
  const shown = await screen.findByText(text);
  const toast = shown.closest<HTMLElement>(`[class*=toast][class*=${kind}]`);
  expect(toast, `a toast of the kind ${kind}`).toBeVisible();
  return shown;
}

/** What all toasts on the screen say; nothing without one. Waits until toasts can be shown. */
export async function toastText(): Promise<string | null> {
  return (await screen.findByRole('region', { name: 'Notices', hidden: true })).textContent;
}
