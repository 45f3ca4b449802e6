import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { emulateMedia } from '../../testing/screen-media.ts';
import '../styles/index.css';
import { Button } from '../form/button.tsx';
import { Callout } from './callout.tsx';

afterEach(cleanup);

it('breaks a long word of the service within its grid [7.01]', () => {
  render(
    <div style={{ display: 'grid', width: '20rem' }}>
      <Callout title={'T'.repeat(60)} live>
        {'W'.repeat(300)}
      </Callout>
    </div>,
  );
  expect(screen.getByRole('status').getBoundingClientRect().width).toBe(320);
});

it('keeps words whole with text at double size in a dialog on a phone', () => {
  document.documentElement.style.fontSize = '32px';
  onTestFinished(() => void (document.documentElement.style.fontSize = ''));
  render(
    <div style={{ width: 232 }}>
      <Callout tone="danger">
        <span>transfer</span> <span>conditions</span>
      </Callout>
    </div>,
  );
  for (const word of ['transfer', 'conditions'])
    expect(screen.getByText(word).getClientRects(), word).toHaveLength(1);
});

it('has an edge with forced system colours, which leave no shade', async () => {
  await emulateMedia('forced-colors', 'active');
  render(<Callout live>Checking</Callout>);
  const { outlineStyle, outlineColor } = getComputedStyle(screen.getByRole('status'));
  expect([outlineStyle, outlineColor]).toEqual(['solid', expect.stringMatching(/^rgb\(/)]);
});

it('starts its text beside the icon below a button too', () => {
  render(
    <div style={{ width: '40rem' }}>
      <Button wide>Refresh</Button>
      <Callout live>Old rows</Callout>
    </div>,
  );
  const range = document.createRange();
  range.selectNodeContents(screen.getByText('Old rows'));
  expect(range.getBoundingClientRect().left).toBeLessThan(80);
});
