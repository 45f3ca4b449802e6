import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { House, ScrollText } from 'lucide-react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { BottomMenu } from './bottom-menu.tsx';
import { MemberPage } from './page.tsx';
import { TopBar } from './top-bar.tsx';

it('has links to pages and buttons for dialogs, and marks the current page [2.15]', async () => {
  const openConditions = vi.fn();
  const menu = (
    <BottomMenu
      label="Menu"
      items={[
        { to: '/user/home', label: 'Home', icon: House, current: true, prominent: true },
        { onSelect: openConditions, label: 'Conditions', icon: ScrollText },
      ]}
    />
  );
  render(
    <MemoryRouter>
      <MemberPage topBar={<TopBar brand="Wallet" to="/user/home" toLabel="Home" />} menu={menu}>
        Content
      </MemberPage>
    </MemoryRouter>,
  );
  const items = within(screen.getByRole('navigation', { name: 'Menu' }));
  expect(items.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(items.getByRole('button', { name: 'Conditions' }));
  expect(openConditions).toHaveBeenCalledOnce();
  expect(screen.getAllByRole('navigation')).toHaveLength(1);
  expect(screen.getByRole('main')).toHaveTextContent('Content');
});
