import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { TopBar } from './top-bar.tsx';

it.each([
  ['Rimkhong', 'Rimkhong'],
  ['', 'Home'],
])('names its link by the app “%s”, or by its target while that is unknown [2.16]', (brand, name) => {
  render(
    <MemoryRouter>
      <TopBar brand={brand} to="/user/home" toLabel="Home" />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/user/home');
});
