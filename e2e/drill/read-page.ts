export type SeenPage = ReturnType<typeof readPage>;

declare global {
  interface Window {
    /** Set before a press, and lost with the page. */
    drillBegan?: true;
  }
}

/** What a page shows and stores. Runs in the page, so it uses nothing else of this file. */
export function readPage() {
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isSeen);
  const textsOf = (selector: string) => all(selector).map(({ innerText }) => innerText);
  const dialogs = all('dialog[open],[role=dialog],[role=alertdialog]');
  const top = dialogs.at(-1);
  const usable = [...(top?.querySelectorAll('button,a[href],input,select,textarea') ?? [])].filter(
    (control) => isSeen(control) && !control.matches(':disabled,[aria-disabled=true]'),
  );
  const stored = (storage: Storage) =>
    Object.entries(storage)
      .filter(([key]) => key !== 'token')
      .map(([key, value]) => `${key}=${String(value)}`)
      .join('\n');
  // A tab that holds a token ignores the remembered one, which another tab may have stored for another member.
  const token = sessionStorage.getItem('token') ?? localStorage.getItem('token');
  const root = document.documentElement;
  const scrolls = [root, document.body].map((element) => getComputedStyle(element).overflowY);
  return {
    path: location.pathname,
    title: document.title,
    text: document.body.innerText,
    lang: root.lang,
    locale: localStorage.getItem('locale'),
    dialogs: dialogs.length,
    /** Names of loaders and busy controls that are visible. */
    busy: all('[aria-busy=true],[role=progressbar]').map(
      (element) => element.getAttribute('aria-label') ?? element.innerText.slice(0, 40),
    ),
    toasts: textsOf('[role=region] [role=group],[role=region] [role=alert]'),
    /** Alerts, toasts and open alert dialogs. */
    messages: textsOf('[role=alert],[role=alertdialog],[aria-live] [role=group]'),
    /** The page does not scroll although no dialog is open. */
    isLocked: dialogs.length === 0 && scrolls.some((value) => value === 'hidden' || value === 'clip'),
    /** A dialog is open, and no control in it can be used. */
    isTrapped: top !== undefined && usable.length === 0,
    isFocusLost: document.activeElement === document.body || document.activeElement === null,
    /** The page was loaded again since the press. */
    isNewPage: window.drillBegan !== true,
    /** How many pixels the page can be scrolled sideways. */
    overflow: root.scrollWidth - root.clientWidth,
    token,
    /** Whose token is stored. */
    memberId: /^\d+(?=-)/.exec(token ?? '')?.[0] ?? null,
    history: JSON.stringify(history.state),
    windowName: window.name,
    /** Without tokens. */
    storage: `${stored(localStorage)}\n${stored(sessionStorage)}`,
  };
}
