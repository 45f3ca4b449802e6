import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { locales, startLocale, systemClock } from 'web/app';
import { Keypad } from '../keypad/keypad.tsx';
import { StaffPage } from './staff-page.tsx';
import { createTerminalClient } from './terminal-client.ts';

/**
 * Works without the backend. (K4)
 * @param loadText tests replace the network
 */
export async function startStaff(
  root: Element,
  window: Window & typeof globalThis,
  loadText?: Parameters<typeof startLocale>[1],
): Promise<void> {
  const i18n = await startLocale('th', loadText, ['kiosk']);
  // Only now: the terminal's script opens the holding page in place of a page that does not start.
  document.documentElement.dataset['phase'] = 'staff';
  const client = createTerminalClient((...request) => window.fetch(...request));
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <Suspense fallback={null}>
        <StaffPage
          window={window}
          client={client}
          clock={systemClock}
          languages={locales}
          onLeave={() => window.location.replace('/')}
        />
        <Keypad />
      </Suspense>
    </I18nextProvider>,
  );
}
