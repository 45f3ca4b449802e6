import { screen } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { receiveToasts } from '../ui/toast/receive-toasts.ts';
import type { ToastMessage } from '../ui/toast/toast-queue.ts';

/** Toasts that stay until the app withdraws or replaces them, because the library's own time out in real time. */
export async function standInForToasts(): Promise<() => ToastMessage[]> {
  await screen.findByRole('region', { name: 'Notices' });
  const shown = new Map<string, ToastMessage>();
  onTestFinished(
    receiveToasts((message) => {
      const id = message.id ?? message.text ?? '';
      if (message.text === null) shown.delete(id);
      else shown.set(id, message);
    }),
  );
  return () => [...shown.values()];
}
