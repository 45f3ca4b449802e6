import type { ShellView } from 'web/app';
import { keepFocusAtTouch } from '../touch/keep-focus.ts';
import { type TypingField, typingField } from './keypad-target.ts';

type Visit = Pick<ShellView['visit'], 'snapshot' | 'subscribe'>;

/**
 * Opens the keypad without a touch: focuses the first field of a task until the member touches or types something. A
 * press on a button keeps the focus. Returns the function that stops it. (K3)
 */
export function watchFirstField(
  { document }: Window,
  clock: Pick<ShellView['clock'], 'after'>,
  visit: Visit,
) {
  const left = new WeakSet<TypingField>();
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  let isDown = false;
  let cancel = () => {};

  const enter = () => {
    const field = firstFieldOf(document, visit);
    if (isDown || !field || left.has(field) || typingField(document.activeElement)) return;
    field.focus({ preventScroll: true });
    field.setSelectionRange(field.value.length, field.value.length);
  };
  const enterSoon = () => {
    cancel();
    cancel = clock.after(0, enter);
  };
  const leave = () => {
    const field = firstFieldOf(document, visit);
    if (field) left.add(field);
  };

  document.addEventListener(
    'pointerdown',
    (event) => {
      isDown = true;
      leave();
      if (isOnButtonOfTask(event)) keepFocusAtTouch(event);
    },
    options,
  );
  for (const type of ['pointerup', 'pointercancel'])
    document.addEventListener(
      type,
      () => {
        isDown = false;
        enterSoon();
      },
      options,
    );
  document.addEventListener('keydown', leave, options);
  document.addEventListener('focusin', enterSoon, options);
  // Also covers touch: lifting a finger fires mousedown.
  document.addEventListener(
    'mousedown',
    (event) => {
      if (isOnButtonOfTask(event)) event.preventDefault();
    },
    options,
  );
  const observer = new MutationObserver(enterSoon);
  observer.observe(document.body, { childList: true, subtree: true });
  const unsubscribe = visit.subscribe(enterSoon);
  enterSoon();
  return () => {
    listeners.abort();
    observer.disconnect();
    unsubscribe();
    cancel();
  };
}

/** Whether it is on a button of the task whose field has the focus. A list that opens takes the focus itself. */
function isOnButtonOfTask({ target }: Event): boolean {
  const button = target instanceof Element ? target.closest('button') : null;
  const task = typingField(document.activeElement)?.closest('[data-sheet], main');
  return button !== null && !button.ariaHasPopup && task?.contains(button) === true;
}

function firstFieldOf(document: Document, visit: Visit): TypingField | null {
  if (document.querySelector('[role="alertdialog"]')) return null;
  const sheet = [...document.querySelectorAll('[data-sheet]')].at(-1);
  const isForm = visit.snapshot().screen.kind === 'form';
  const task = sheet ?? (isForm ? document.querySelector('main form') : null);
  const fields = [...(task?.querySelectorAll('input, textarea') ?? [])].flatMap(
    (element) => typingField(element) ?? [],
  );
  return fields.find(({ value }) => value === '') ?? fields[0] ?? null;
}
