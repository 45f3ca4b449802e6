import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import '../styles/index.css';
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
