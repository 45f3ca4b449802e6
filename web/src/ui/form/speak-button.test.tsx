import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Voice } from '../../lib/voice.ts';
import { SpeakButton } from './speak-button.tsx';

/** A voice that records what it reads. */
function makeVoice(languages: string[]) {
  const calls: string[] = [];
  const listeners = new Set<() => void>();
  let text: string | null = null;
  const become = (next: string | null) => {
    text = next;
    for (const listener of [...listeners]) listener();
  };
  const voice: Voice = {
    reads: (language) => languages.includes(language),
    reading: () => text,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read(next, language) {
      calls.push(`${language}: ${next}`);
      become(next);
    },
    stop() {
      calls.push('stop');
      become(null);
    },
  };
  return { voice, calls, end: () => act(() => become(null)) };
}

const words = { text: 'ເລືອກວິທີຝາກ', label: 'Read', stopLabel: 'Stop' };

it('reads its text when pressed, and stops at the next press', async () => {
  const { voice, calls } = makeVoice(['lo']);
  render(<SpeakButton voice={voice} language="lo" {...words} />);
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Read' }));
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(calls).toEqual(['lo: ເລືອກວິທີຝາກ', 'stop']);
  expect(screen.getByRole('button', { name: 'Read' })).toBeVisible();
});

it('can be pressed again once the text is read to its end', async () => {
  const { voice, end } = makeVoice(['lo']);
  render(<SpeakButton voice={voice} language="lo" {...words} />);
  await userEvent.click(screen.getByRole('button', { name: 'Read' }));
  end();
  expect(screen.getByRole('button', { name: 'Read' })).toBeVisible();
});

it('is hidden when no voice reads the language', () => {
  render(<SpeakButton voice={makeVoice(['th']).voice} language="lo" {...words} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('stops with its screen, and does not stop another text', async () => {
  const { voice, calls } = makeVoice(['lo']);
  const { unmount } = render(<SpeakButton voice={voice} language="lo" {...words} />);
  await userEvent.click(screen.getByRole('button', { name: 'Read' }));
  unmount();
  expect(calls.at(-1)).toBe('stop');
  const other = render(<SpeakButton voice={voice} language="lo" {...words} />);
  voice.read('ອື່ນ', 'lo');
  other.unmount();
  expect(calls.at(-1)).toBe('lo: ອື່ນ');
});
