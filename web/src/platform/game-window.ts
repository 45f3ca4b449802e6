import type { GameWindow } from './platform.ts';

let tabs = 0;

/**
 * Opens the place of a game. A tab is opened empty, within the press, and sent to the game when its address is known.
 * It never gets a way back to the wallet: `noopener` would hide the tab from us too, so its opener is cut here.
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
    };
  }
  tabs += 1;
  // A name of its own, by which a form reaches the tab.
  const name = `game-${tabs}`;
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
  };
}

/** Sends a form that is never seen. Made of elements, so that no value can become markup. */
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
