/** Functions that run in the page. */

export interface Seen {
  path: string;
  text: string;
  lang: string;
  locale: string | null;
  dialogs: number;
  busy: string[];
  toasts: string[];
  isLocked: boolean;
  isTrapped: boolean;
  isFocusLost: boolean;
  /** How many pixels the page can be scrolled sideways. */
  overflow: number;
  storage: string;
  /** Whose token is stored. */
  memberId: string | null;
}

export function look(): Seen {
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isSeen);
  const dialogs = all('dialog[open],[role=dialog],[role=alertdialog]');
  const top = dialogs.at(-1);
  const usable = [...(top?.querySelectorAll('button,a[href],input,select,textarea') ?? [])].filter(
    (control) => isSeen(control) && !control.matches(':disabled,[aria-disabled=true]'),
  );
  // A tab that holds a token ignores the remembered one, which another tab may have stored for another member.
  const hasOwnToken = sessionStorage.getItem('token') !== null;
  const stored = (storage: Storage) =>
    Object.entries(storage)
      .filter(([key]) => key !== 'token' || storage === sessionStorage || !hasOwnToken)
      .map(([key, value]) => `${key}=${String(value)}`)
      .join('\n');
  const root = document.documentElement;
  const scrolls = [root, document.body].map((element) => getComputedStyle(element).overflowY);
  return {
    path: location.pathname,
    text: document.body.innerText,
    lang: root.lang,
    locale: localStorage.getItem('locale'),
    dialogs: dialogs.length,
    busy: all('[aria-busy=true],[role=progressbar]').map(
      (element) => element.getAttribute('aria-label') ?? element.innerText.slice(0, 40),
    ),
    toasts: all('[role=region] [role=group],[role=region] [role=alert]').map(({ innerText }) => innerText),
    isLocked: dialogs.length === 0 && scrolls.some((value) => value === 'hidden' || value === 'clip'),
    isTrapped: top !== undefined && usable.length === 0,
    isFocusLost: document.activeElement === document.body || document.activeElement === null,
    overflow: root.scrollWidth - root.clientWidth,
    storage: `${stored(localStorage)}\n${stored(sessionStorage)}\nwindow.name=${window.name}\nhistory=${JSON.stringify(history.state)}`,
    memberId:
      /^\d+(?=-)/.exec(sessionStorage.getItem('token') ?? localStorage.getItem('token') ?? '')?.[0] ?? null,
  };
}

export interface Found {
  kind: 'press' | 'field' | 'select' | 'file';
  name: string;
  /** What a field is for: its type and input mode. */
  use: string;
}

declare global {
  interface Window {
    walkControls?: Element[];
  }
}

/** Finds the controls that a person could use now, and keeps them for `walkControls`. */
export function findControls(): Found[] {
  const isSeen = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.closest('[inert],[aria-hidden=true]') === null;
  };
  const modal = [...document.querySelectorAll('[aria-modal=true],dialog:modal')].filter(isSeen).at(-1);
  const isReached = (element: Element) =>
    modal === undefined || modal.contains(element) || element.closest('[role=region],[data-keypad]') !== null;
  const isOutside = (element: Element) =>
    element instanceof HTMLAnchorElement && element.origin !== location.origin;
  const controls = [
    ...document.querySelectorAll(
      'button,a[href],[role=button],[role=option],[role=tab],[role=radio],summary,input,select,textarea',
    ),
  ].filter(
    (element) =>
      isSeen(element) &&
      isReached(element) &&
      !isOutside(element) &&
      !element.matches(':disabled,[aria-disabled=true]'),
  );
  // The control of a file is hidden behind its label.
  const files = [...document.querySelectorAll('input[type=file]')].filter(
    (element) => isReached(element) && element.closest('[inert]') === null && !controls.includes(element),
  );
  window.walkControls = [...controls, ...files];
  return window.walkControls.map((element) => {
    const type = element.getAttribute('type') ?? '';
    const label = (element as HTMLInputElement).labels?.[0]?.textContent ?? '';
    const name = element.getAttribute('aria-label') ?? (label || element.textContent);
    const use = `${type} ${element.getAttribute('inputmode') ?? ''}`.trim();
    const isField = element.matches('textarea,input:not([type=checkbox],[type=radio],[type=file])');
    const kind = element.matches('select')
      ? 'select'
      : type === 'file'
        ? 'file'
        : isField
          ? 'field'
          : 'press';
    return { kind, name: name.replaceAll(/\s+/g, ' ').trim().slice(0, 50), use };
  });
}
