/** Functions that run in the page. */

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
