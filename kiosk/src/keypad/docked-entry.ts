import type { ShellView } from 'web/app';
import { type TypingField, typingField } from './keypad-target.ts';

type Visit = Pick<ShellView['visit'], 'snapshot' | 'subscribe'>;

/**
 * Where something is to be entered, the keypad stands there at once: the first field of a task gets the focus without a
 * touch, until the person has touched or typed something, and a press on a button leaves it there. (K3) Returns how to stop.
 */
export function watchEntries({ document }: Window, clock: Pick<ShellView['clock'], 'after'>, visit: Visit) {
  const left = new WeakSet<TypingField>();
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  let isDown = false;
  let cancel = () => {};

  const enter = () => {
    const field = entryOf(document, visit);
    if (isDown || !field || left.has(field) || typingField(document.activeElement)) return;
    field.focus({ preventScroll: true });
    field.setSelectionRange(field.value.length, field.value.length);
  };
  const enterSoon = () => {
    cancel();
    cancel = clock.after(0, enter);
  };
  const leave = () => {
    const field = entryOf(document, visit);
    if (field) left.add(field);
  };

  document.addEventListener(
    'pointerdown',
    () => {
      isDown = true;
      leave();
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
  // For a finger, too: it makes a mousedown when it is lifted.
  document.addEventListener(
    'mousedown',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      const field = typingField(document.activeElement);
      const task = field?.closest('[data-sheet], main');
      if (button && !button.ariaHasPopup && task?.contains(button)) event.preventDefault();
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

/** The first field of the open task that is still to be filled in; none on pages that are there to be read. */
function entryOf(document: Document, visit: Visit): TypingField | null {
  if (document.querySelector('[role="alertdialog"]')) return null;
  const sheet = [...document.querySelectorAll('[data-sheet]')].at(-1);
  const isForm = visit.snapshot().screen.kind === 'form';
  const task = sheet ?? (isForm ? document.querySelector('main form') : null);
  const fields = [...(task?.querySelectorAll('input, textarea') ?? [])].flatMap(
    (element) => typingField(element) ?? [],
  );
  return fields.find(({ value }) => value === '') ?? fields[0] ?? null;
}
