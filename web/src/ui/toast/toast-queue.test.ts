import { expect, it } from 'vitest';
import { receiveToasts } from './receive-toasts.ts';
import { postToast, type ToastMessage } from './toast-queue.ts';

const message = (text: string): ToastMessage => ({ kind: 'info', text, duration: 4000 });

it('queues messages until there is a stage, and delivers them once and in order', () => {
  // Tests of this worker without a stage may have left some.
  receiveToasts(() => {})();
  postToast(message('first'));
  postToast(message('second'));
  const shown: (string | null)[] = [];
  const stop = receiveToasts(({ text }) => shown.push(text));
  postToast(message('third'));
  expect(shown).toEqual(['first', 'second', 'third']);
  stop();
  postToast(message('later'));
  expect(shown).toHaveLength(3);
  receiveToasts(({ text }) => shown.push(text))();
  expect(shown.at(-1)).toBe('later');
});
