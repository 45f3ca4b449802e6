// Keeps members in the app: in full screen Chromium sends every key to the page first, and a key that the page handles
// cannot open a tab, print, zoom or close the browser. Loaded before the bundle, so it also works while the app starts or
// if it fails to.
{
  /** Named keys that typing and navigation need; the guard blocks all others (F1, ContextMenu, BrowserBack …). */
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
    // Composed Thai, Lao and accented letters use these names.
    'Dead',
    'Process',
    'Compose',
  ]);
  /** Shift+Escape opens the task manager, Shift+Delete cuts. */
  const NOT_WITH_SHIFT = new Set(['Escape', 'Delete']);

  // Escape also stops what the browser loads: a page that is starting would stay without styles, and its line to the launcher
  // would end. Only dialogs need it.
  const hasDialogs = () =>
    ['session', 'staff'].includes(document.documentElement.dataset.phase) ||
    document.querySelector('dialog[open]') !== null;

  const isLetter = (key) => !/^[A-Z][A-Za-z0-9]+$/.test(key);

  // Ctrl+A, C, X and V are blocked too: the clipboard outlives the session, and the next member must not paste what the
  // last one copied. AltGr sets none of the three modifiers, so its letters can be typed.
  const isAllowed = ({ key, ctrlKey, altKey, metaKey, shiftKey }) => {
    if (ctrlKey || altKey || metaKey || (key === 'Escape' && !hasDialogs())) return false;
    return isLetter(key) || (NEEDED.has(key) && !(shiftKey && NOT_WITH_SHIFT.has(key)));
  };

  const take = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // In a field, a space is typed.
  const isPress = ({ key, target }) =>
    key === 'Enter' || (key === ' ' && !target.closest?.('input, textarea'));
  // A held key presses whatever has the focus again and again: the next question, then its answer.
  const isHeldPress = (event) => event.repeat && isPress(event);
  /** A scanner sends a key every few milliseconds; a person's Enter comes later. */
  const SCAN_MS = 50;
  let keyAt = -Infinity;
  let isScanned = false;
  // A scanner ends each code with Enter, which would press the button that the last touch has left with the focus, or send the
  // form whose field has it: a spin, a transfer. Every key counts as a part of the code: before its Enter, a scanner may send Tab,
  // another Enter, function keys, or Ctrl and Alt with a key.
  const isScannedPress = (event) => {
    // Not at keyup: a short press of Space would follow its own keydown.
    if (event.type === 'keydown') {
      isScanned = event.timeStamp - keyAt <= SCAN_MS;
      keyAt = event.timeStamp;
    }
    return isScanned && isPress(event);
  };
  const takeKey = (event) => {
    // Asked first, because it notes also the keys that are blocked.
    if (isScannedPress(event) || !isAllowed(event) || isHeldPress(event)) take(event);
  };
  // The middle button pastes the last selection; the side buttons go back and forward.
  const takeButton = (event) => {
    if (event.button > 0) take(event);
  };
  // With a modifier, a link opens a second window. A stuck key must not disable the links either.
  const takeLink = (event) => {
    const link = event.target.closest?.('a');
    if (!link || !(event.ctrlKey || event.shiftKey || event.altKey || event.metaKey)) return;
    take(event);
    link.click();
  };
  // A finger that rests for half a second asks Chromium for the menu, and presses nothing when it is lifted. People who press slowly
  // mean the control: the press is made up for at the lift, if the finger is still on it. So is a tap beside a finger that rests,
  // which Chromium takes for a gesture of two. Fingers that come down together are a palm.
  const RESTING_MS = 500;
  let heldControl = null;
  let firstAt = 0;
  const CONTROLS = 'a, button, label, input, textarea, select, option, [role]';
  const controlAt = (element) => element?.closest?.(CONTROLS) ?? null;
  // Not by pointers: one that is lifted from a removed element, or is stopped by the app, would count for ever.
  const touch = ({ touches, target, timeStamp }) => {
    if (touches.length === 1) firstAt = timeStamp;
    const isBesideOne = touches.length === 2 && timeStamp - firstAt >= RESTING_MS;
    heldControl = isBesideOne ? controlAt(target) : null;
  };
  const takeMenu = (event) => {
    take(event);
    heldControl = event.pointerType === 'touch' ? controlAt(event.target) : null;
  };
  const letGo = () => {
    heldControl = null;
  };
  // Chromium closes a list for no made-up event, but when something else pops up.
  const closeList = () => {
    const other = Object.assign(document.createElement('div'), { popover: 'auto' });
    document.body.append(other);
    other.showPopover();
    other.remove();
  };
  const pick = (option) => {
    const list = option.closest('select');
    if (!list || option.matches(':disabled')) return;
    const isNew = !option.selected;
    option.selected = true;
    closeList();
    list.focus();
    if (!isNew) return;
    for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
  };
  /** What a touch does beside the click, and a made-up click does not. */
  const enter = (control) => {
    if (control.matches('input, textarea, select:enabled')) control.focus();
    if (control.matches('select:open')) closeList();
    else if (control.matches('select:enabled')) control.showPicker();
    if (control.matches('option')) pick(control);
  };
  const pressSlowly = ({ clientX, clientY, pointerId, pointerType }) => {
    const target = document.elementFromPoint(clientX, clientY);
    const control = controlAt(target);
    const isSame = control !== null && control === heldControl;
    letGo();
    if (!isSame) return;
    // The id and the count are those of a tap: the keypad has typed when the finger came down, "Show" has shown.
    const press = { clientX, clientY, pointerId, pointerType, detail: 1 };
    target.dispatchEvent(
      new PointerEvent('click', { ...press, bubbles: true, cancelable: true, composed: true }),
    );
    enter(control);
  };
  const takeZoom = (event) => {
    if (event.ctrlKey) take(event);
  };

  const early = { capture: true, passive: false };
  for (const type of ['keydown', 'keyup']) addEventListener(type, takeKey, early);
  for (const type of ['mousedown', 'mouseup', 'auxclick']) addEventListener(type, takeButton, early);
  addEventListener('click', takeLink, early);
  addEventListener('contextmenu', takeMenu, early);
  addEventListener('touchstart', touch, { capture: true, passive: true });
  for (const type of ['pointerdown', 'pointercancel']) addEventListener(type, letGo, early);
  // Not on the window: the app stops the second half of a double press there.
  document.addEventListener('pointerup', pressSlowly, early);
  for (const type of ['dragstart', 'dragover', 'drop', 'copy', 'cut', 'paste'])
    addEventListener(type, take, early);
  addEventListener('wheel', takeZoom, early);
}
