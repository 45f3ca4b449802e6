// Keeps a member in the app: in full screen Chromium hands every key to the page first, and one that the page takes
// never becomes a new tab, a print, a zoom or the end of the browser. Loaded before the bundle, so that it also holds
// while the app is starting or could not.
{
  /** The named keys that typing and moving about need; every other one (F1, ContextMenu, BrowserBack …) is taken. */
  const NEEDED = new Set([
    'Backspace',
    'Delete',
    'Enter',
    'Tab',
    'Escape',
    'Shift',
    'CapsLock',
    'NumLock',
    'AltGraph',
    'ArrowLeft',
    'ArrowRight',
    'ArrowUp',
    'ArrowDown',
    'Home',
    'End',
    'PageUp',
    'PageDown',
    // Thai, Lao and accented letters are composed under these names.
    'Dead',
    'Process',
    'Compose',
  ]);
  /** Task manager, cut. */
  const NOT_WITH_SHIFT = new Set(['Escape', 'Delete']);

  const isLetter = (key) => !/^[A-Z][A-Za-z0-9]+$/.test(key);

  // Ctrl+A, C, X and V are taken with the rest: the clipboard outlives the session, and what one member copied must
  // not be there for the next to paste. AltGr is none of the three, so letters behind it can be typed.
  const isAllowed = ({ key, ctrlKey, altKey, metaKey, shiftKey }) => {
    if (ctrlKey || altKey || metaKey) return false;
    return isLetter(key) || (NEEDED.has(key) && !(shiftKey && NOT_WITH_SHIFT.has(key)));
  };

  const take = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const takeKey = (event) => {
    if (!isAllowed(event)) take(event);
  };
  // The middle button pastes what was last selected, the side buttons go back and forward.
  const takeButton = (event) => {
    if (event.button > 0) take(event);
  };
  const takeZoom = (event) => {
    if (event.ctrlKey) take(event);
  };

  const early = { capture: true, passive: false };
  for (const type of ['keydown', 'keyup']) addEventListener(type, takeKey, early);
  for (const type of ['mousedown', 'mouseup', 'auxclick']) addEventListener(type, takeButton, early);
  for (const type of ['contextmenu', 'dragstart', 'dragover', 'drop', 'copy', 'cut', 'paste'])
    addEventListener(type, take, early);
  addEventListener('wheel', takeZoom, early);
}
