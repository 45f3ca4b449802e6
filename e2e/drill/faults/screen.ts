import type { Stage } from './stage.ts';

export interface Screen {
  path: string;
  title: string;
  text: string;
  /** Names of loaders and busy controls that are visible. */
  busy: string[];
  /** The page does not scroll although no dialog is open. */
  isLocked: boolean;
  /** A dialog is open, and no control in it can be used. */
  isTrapped: boolean;
  /** Alerts, toasts and open alert dialogs. */
  messages: string[];
  hasToken: boolean;
  /** The page was loaded again since the press. */
  isNewPage: boolean;
  history: string;
  storage: string;
}

declare global {
  interface Window {
    /** Set before the press, and lost with the page. */
    drillBegan?: true;
  }
}

export const markPage = ({ page }: Stage) => page.evaluate(() => void (window.drillBegan = true));

export const readScreen = ({ page }: Stage): Promise<Screen> => page.evaluate(look);

function look(): Screen {
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isSeen);
  const dialogs = all('dialog[open],[role=dialog],[role=alertdialog]');
  const top = dialogs.at(-1);
  const controls = top ? [...top.querySelectorAll<HTMLElement>('button,a[href],input,select,textarea')] : [];
  const isUsable = (control: HTMLElement) =>
    isSeen(control) && !control.matches(':disabled,[aria-disabled=true]');
  const stored = (storage: Storage) =>
    Object.entries(storage)
      .filter(([key]) => key !== 'token')
      .map(([key, value]) => `${key}=${String(value)}`)
      .join('\n');
  const overflow = [document.documentElement, document.body].map((root) => getComputedStyle(root).overflowY);
  return {
    path: location.pathname,
    title: document.title,
    text: document.body.innerText,
    busy: all('[aria-busy=true],[role=progressbar]').map(
      (element) => element.getAttribute('aria-label') ?? element.innerText.slice(0, 40),
    ),
    isLocked: dialogs.length === 0 && overflow.some((value) => value === 'hidden' || value === 'clip'),
    isTrapped: top !== undefined && !controls.some(isUsable),
    messages: all('[role=alert],[role=alertdialog],[aria-live] [role=group]').map(
      ({ innerText }) => innerText,
    ),
    isNewPage: window.drillBegan !== true,
    hasToken: localStorage.getItem('token') !== null || sessionStorage.getItem('token') !== null,
    history: JSON.stringify(history.state),
    storage: `${stored(localStorage)}\n${stored(sessionStorage)}`,
  };
}
