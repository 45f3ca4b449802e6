import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Link, type LinkProps } from './link.tsx';

function Here() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  return <p>{`${pathname} ${JSON.stringify(state)}`}</p>;
}

function press(link: LinkProps, init: MouseEventInit = {}) {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/login', state: 'wanted' }]}>
      <Link {...link}>on</Link>
      <Here />
    </MemoryRouter>,
  );
  const anchor = screen.getByRole('link', { name: 'on' });
  const isLeftToTheBrowser = fireEvent.click(anchor, init);
  return { anchor, isLeftToTheBrowser };
}

it('navigates to another page of the app without a page load, and hands on the state of its page [2.11]', () => {
  const { anchor, isLeftToTheBrowser } = press({ to: '/register?a=1' });
  expect(anchor).toHaveAttribute('href', '/register?a=1');
  expect(isLeftToTheBrowser).toBe(false);
  expect(screen.getByText('/register "wanted"')).toBeVisible();
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'leaves a press with %s to the browser, which opens a tab or a window',
  (key) => {
    let wasPrevented: boolean | undefined;
    const watch = (event: MouseEvent) => {
      wasPrevented = event.defaultPrevented;
      // jsdom cannot leave the page.
      event.preventDefault();
    };
    window.addEventListener('click', watch, { once: true });
    press({ to: '/register' }, { [key]: true });
    expect(wasPrevented).toBe(false);
    expect(screen.getByText('/login "wanted"')).toBeVisible();
  },
);

it('does not navigate after a prevented press', () => {
  press({ to: '/register', onClick: (event) => event.preventDefault() });
  expect(screen.getByText('/login "wanted"')).toBeVisible();
});
