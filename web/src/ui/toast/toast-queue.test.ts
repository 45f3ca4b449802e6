import { expect, it } from 'vitest';
import { postToast, receiveToasts, type ToastMessage, withdrawToast } from './toast-queue.ts';

const message = (text: string): ToastMessage => ({ kind: 'info', text, duration: 4000 });

it('queues messages until there is a stage, and delivers them once and in order', () => {
  postToast(message('first'));
  postToast(message('second'));
  const shown: string[] = [];
  const stage = { show: ({ text }: ToastMessage) => void shown.push(text), close: () => {} };
  const stop = receiveToasts(stage);
  postToast(message('third'));
  expect(shown).toEqual(['first', 'second', 'third']);
  stop();
  postToast(message('later'));
  expect(shown).toHaveLength(3);
  receiveToasts(stage)();
  expect(shown.at(-1)).toBe('later');
});

it('withdraws a message that waits, and one that is shown', () => {
  postToast({ ...message('outdated'), id: 'subject' });
  postToast({ ...message('other'), id: 'other' });
  withdrawToast('subject');
  const shown: string[] = [];
  const closed: string[] = [];
  const stop = receiveToasts({ show: ({ text }) => shown.push(text), close: (id) => closed.push(id) });
  expect(shown).toEqual(['other']);
  withdrawToast('other');
  expect(closed).toEqual(['other']);
  stop();
});
