import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import '../styles/index.css';
import { Button } from './button.tsx';

afterEach(cleanup);

it('breaks a name of the service that is longer than itself [2.42]', () => {
  render(
    <div style={{ width: '20rem' }}>
      <Button wide kind="gold">{`Open ${'W'.repeat(40)} account`}</Button>
    </div>,
  );
  const button = screen.getByRole('button');
  expect(button.scrollWidth).toBe(button.clientWidth);
});

it('keeps the words of a plain one whole, however narrow it is', () => {
  render(
    <div style={{ width: '4rem' }}>
      <Button wide>Transfer</Button>
    </div>,
  );
  const range = document.createRange();
  range.selectNodeContents(screen.getByText('Transfer'));
  expect(range.getClientRects()).toHaveLength(1);
});

it('keeps clear of what a long wait says below it', () => {
  render(
    <div style={{ width: '20rem' }}>
      <Button wide busy>
        Check again
      </Button>
      <div role="status">Taking longer than usual</div>
    </div>,
  );
  const range = document.createRange();
  range.selectNodeContents(screen.getByRole('status'));
  const words = range.getBoundingClientRect();
  const button = screen.getByRole('button').getBoundingClientRect();
  expect(words.top - button.bottom).toBeGreaterThanOrEqual(8);
  expect(words.left - button.left).toBeCloseTo(button.right - words.right, 0);
});

it.each([
  ['a disabled one', { disabled: true }, 'not-allowed'],
  ['one that waits for an answer', { busy: true }, 'progress'],
  ['any other', {}, 'pointer'],
])('tells by the pointer whether it can be pressed: %s [2.57] [2.79]', (_name, state, cursor) => {
  render(<Button {...state}>Receive</Button>);
  expect(getComputedStyle(screen.getByRole('button')).cursor).toBe(cursor);
});
