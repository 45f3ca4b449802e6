import type { Page } from '@playwright/test';

/** What a page has announced and complained about, across its reloads. */
export interface Record {
  /** Texts of live regions, and of dialogs that received the focus. */
  announced: string[];
  /** Uncaught errors and console errors. */
  errors: string[];
  /** Everything written to the console, and every address visited or called. */
  traces: string[];
}

declare global {
  interface Window {
    drillAnnounce: (text: string) => void;
  }
}

/** Starts before the first script of the page. */
export async function record(page: Page): Promise<Record> {
  const found: Record = { announced: [], errors: [], traces: [] };
  page.on('pageerror', (error) => found.errors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    found.traces.push(message.text());
    if (message.type() === 'error' || message.type() === 'warning')
      found.errors.push(`${message.type()}: ${message.text()}`);
  });
  page.on('framenavigated', (frame) => found.traces.push(frame.url()));
  await page.exposeBinding('drillAnnounce', (_source, text: string) => void found.announced.push(text));
  await page.addInitScript(listen);
  return found;
}

function listen() {
  const LIVE = '[role=status],[role=alert],[role=log],[aria-live=polite],[aria-live=assertive],output';
  const said = new WeakMap<Element, string>();
  const note = (element: Element) => {
    const text = (element as Partial<HTMLElement>).innerText?.trim() ?? '';
    if (text === '' || said.get(element) === text) return;
    said.set(element, text);
    window.drillAnnounce(text);
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const parent = target instanceof Element ? target : target.parentElement;
      const live = parent?.closest(LIVE);
      if (live) note(live);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(LIVE)) note(node);
        for (const inner of node.querySelectorAll(LIVE)) note(inner);
      }
    }
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  // A screen reader reads the dialog that the focus enters, or the field and its description that receives the focus.
  document.addEventListener('focusin', ({ target, relatedTarget }) => {
    if (!(target instanceof Element)) return;
    const dialog = target.closest('dialog,[role=dialog],[role=alertdialog]');
    const isInside = relatedTarget instanceof Node && dialog?.contains(relatedTarget) === true;
    // The member's own press moves the focus within the dialog, and announces nothing.
    if (dialog && !isInside) note(dialog);
    else if (target.matches('h1,h2,[tabindex="-1"]')) note(target);
    for (const id of (target.getAttribute('aria-describedby') ?? '').split(' ')) {
      const described = id === '' ? null : document.getElementById(id);
      if (described) note(described);
    }
  });
}
