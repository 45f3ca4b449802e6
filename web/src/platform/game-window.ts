import type { GameWindow } from './platform.ts';

let tabs = 0;

/**
 * Opens the window for a game. A tab opens empty during the user gesture, and loads the game once its address is known. The
 * game must not reach the wallet: `noopener` would hide the tab from the app too, so the code clears its opener.
 */
export function openGameWindow(
  window: Window,
  target: 'tab' | 'same',
  waitingText: string,
): GameWindow | null {
  if (target === 'same') {
    return {
      show: (url) => window.location.assign(url),
      post: (url, fields) => submit(window.document, '_self', url, fields),
      close: () => {},
      isClosed: () => false,
    };
  }
  tabs += 1;
  // A form can target the tab by its name. The start of the page is in it, because the count begins again with a reload, and a tab
  // from before may still show a slip under its name.
  const name = `game-${window.performance.timeOrigin}-${tabs}`;
  const tab = window.open('about:blank', name);
  if (!tab) return null;
  tab.opener = null;
  tab.document.documentElement.style.colorScheme = 'dark';
  tab.document.title = waitingText;
  tab.document.body.textContent = waitingText;
  return {
    show: (url) => tab.location.replace(url),
    post: (url, fields) => submit(window.document, name, url, fields),
    close: () => tab.close(),
    isClosed: () => tab.closed,
  };
}

/** Builds the hidden form from elements, so that no value can become markup. */
function submit(document: Document, target: string, url: string, fields: Readonly<Record<string, string>>) {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: url, target, hidden: true });
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
