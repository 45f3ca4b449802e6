import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import { I18nextProvider } from 'react-i18next';
import { expect, it, onTestFinished } from 'vitest';
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import type { PrintEnd } from '../../platform/platform.ts';
import { makeServices, makeWorld } from '../../testing/render-app.tsx';
import { receiveToasts } from '../../ui/toast/receive-toasts.ts';
import { startLocale } from '../session/locale.ts';
import { createAppStore } from '../session/services.ts';
import { PrintButton } from './print-button.tsx';

it.each<[PrintEnd, string[], string[]]>([
  [
    'printed',
    ['success: Your receipt is printed. Please take it with you.'],
    ['success: Your receipt is printed. Please take it with you.'],
  ],
  ['handed-on', [], []],
  [
    'failed',
    ['error: The receipt was not printed.'],
    ['error: The receipt was not printed. Scan the QR to keep it.'],
  ],
  [
    'unclear',
    ['error: We cannot tell whether the receipt was printed.'],
    ['error: We cannot tell whether the receipt was printed. Scan the QR to keep it.'],
  ],
])(
  'a print that ends as %s is told as it is, and points at the code of the screen (K11)',
  async (end, bare, coded) => {
    const world = await makeWorld();
    for (const [drawCode, texts] of [
      [undefined, bare],
      [() => ({ size: 1, dark: () => true }), coded],
    ] as const) {
      const print = () => Promise.resolve(end);
      const platform = { ...createBrowserPlatform(window), print, drawCode: drawCode as never };
      const services = await makeServices(world, { platform });
      const told: string[] = [];
      onTestFinished(receiveToasts(({ kind, text }) => void told.push(`${kind}: ${text}`)));
      const { unmount } = render(
        <I18nextProvider i18n={await startLocale('en')}>
          <Provider store={createAppStore(services)}>
            <PrintButton />
          </Provider>
        </I18nextProvider>,
      );
      const button = await screen.findByRole('button', { name: 'Print' });
      await userEvent.click(button);
      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
      expect(told).toEqual(texts);
      unmount();
    }
  },
);
