import { screen } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { receiveToasts } from '../ui/toast/toast-queue.ts';

/** Toasts that stay until the app withdraws or replaces them, because the library's own time out in real time. */
export async function standInForToasts(): Promise<() => string[]> {
  await screen.findByRole('region', { name: 'Notices' });
  const shown = new Map<string, string>();
  onTestFinished(
    receiveToasts({
      show: ({ id, text }) => shown.set(id ?? text, text),
      close: (id) => shown.delete(id),
    }),
  );
  return () => [...shown.values()];
}
