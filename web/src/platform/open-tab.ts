import type { WaitingTab } from './platform.ts';

/**
 * Opens an empty tab and sends it on when its address is known. It never gets a way back to the wallet: `noopener` would
 * hide the tab from us too, so its opener is cut here.
 */
export function openTab(window: Window, waitingText: string): WaitingTab | null {
  const tab = window.open('about:blank');
  if (!tab) return null;
  tab.opener = null;
  tab.document.documentElement.style.colorScheme = 'dark';
  tab.document.title = waitingText;
  tab.document.body.textContent = waitingText;
  return {
    show: (url) => tab.location.replace(url),
    close: () => tab.close(),
  };
}
