import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CopyButton } from './copy-button.tsx';

function show() {
  const outcomes: string[] = [];
  render(
    <CopyButton
      label="Copy"
      text="068-129-4410"
      onCopied={(text) => outcomes.push(`copied ${text}`)}
      onFailed={() => outcomes.push('failed')}
    />,
  );
  return outcomes;
}

it('copies the text and names it in a toast [8.25]', async () => {
  const user = userEvent.setup();
  const outcomes = show();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('068-129-4410');
  expect(outcomes).toEqual(['copied 068-129-4410']);
});

it('reports a failure without a clipboard [8.25]', async () => {
  const user = userEvent.setup({ writeToClipboard: false });
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  const outcomes = show();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(outcomes).toEqual(['failed']);
});
