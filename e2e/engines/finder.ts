import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** How a test identifies an element: role or text, and name. A name is a full name or a pattern. */
export type Wanted =
  | { role: string; name?: string | RegExp; within?: Wanted }
  | { text: string | RegExp; within?: Wanted }
  | { label: string; within?: Wanted };

/** Converts to JSON: regular expressions become `{ pattern }`. */
export function written(wanted: Wanted): unknown {
  return JSON.parse(
    JSON.stringify(wanted, (_, value: unknown) =>
      value instanceof RegExp ? { pattern: value.source } : value,
    ),
  ) as unknown;
}

/** Testing Library finds by role and name like a screen reader; it is injected once per page. */
export const library = readFileSync(
  fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
);

/** Function bodies for the page; `find` is prepended to each. It finds only visible elements. */
const FIND = `
  const query = TestingLibraryDom;
  const meant = (value) => (value && value.pattern !== undefined ? new RegExp(value.pattern) : value);
  const find = (wanted) => {
    const scope = wanted.within ? find(wanted.within)[0] : document.body;
    if (!scope) return [];
    const found =
      wanted.role !== undefined
        ? query.queryAllByRole(scope, wanted.role, wanted.name === undefined ? {} : { name: meant(wanted.name) })
        : wanted.label !== undefined
          ? query.queryAllByLabelText(scope, wanted.label)
          : query.queryAllByText(scope, meant(wanted.text), { ignore: 'script, style, option' });
    return found.filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.getClientRects().length > 0);
  };`;

const inPage = (body: string) => `${FIND}\n${body}`;

export const TEXTS = inPage(`return find(args[0]).map((element) => element.value ?? element.textContent);`);

/**
 * Scrolls a control into view. @returns its centre if a press there would reach it; null while it is missing, disabled or
 * covered
 */
export const REACH = inPage(`
  const [element] = find(args[0]);
  if (!element || element.disabled) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle = [x + width / 2, y + height / 2];
  const top = document.elementFromPoint(...middle);
  const isReached = top && (element.contains(top) || top.contains(element) || top.closest('label')?.control === element);
  return isReached ? middle : null;`);

/** Selects an option of a native list, which no protocol can open. */
export const CHOOSE = inPage(`
  const [element] = find(args[0]);
  if (!element) return false;
  element.value = args[1];
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
  return element.value === args[1];`);

/** Puts the caret at the end of the field, and returns the text's length. */
export const ENTER_FIELD = inPage(`
  const [element] = find(args[0]);
  return element && document.activeElement === element ? element.value.length : null;`);

/** Records errors in the page from now on. */
export const WATCH = `
  window.engineErrors = [];
  // Browsers report this harmless error when a layout takes two frames.
  const isHarmless = (text) => text.startsWith('ResizeObserver loop');
  const note = (reason) => {
    const text = String(reason);
    if (!isHarmless(text)) window.engineErrors.push(text);
  };
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => note(violatedDirective + ' ' + blockedURI));
  const write = console.error;
  console.error = (...words) => { note(words.join(' ')); write(...words); };`;
