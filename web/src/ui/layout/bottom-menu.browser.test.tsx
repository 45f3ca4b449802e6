import { cleanup, render, screen } from '@testing-library/react';
import { House, ScrollText, User } from 'lucide-react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';
import '../styles/index.css';
import { BottomMenu } from './bottom-menu.tsx';

afterEach(cleanup);

/** A menu with a plain entry, "Profile", and a prominent one, "Home". */
function showMenu(): void {
  const onSelect = () => undefined;
  render(
    <BottomMenu
      label="Member"
      items={[
        { label: 'Profile', icon: User, onSelect },
        { label: 'Home', icon: House, onSelect, prominent: true },
      ]}
    />,
  );
}

it.each([
  [360, 740],
  [768, 1024],
  [740, 360],
])('the labels of the menu stand on one line at %i × %i px', async (width, height) => {
  await page.viewport(width, height);
  showMenu();
  const bottomOf = (name: string) => {
    const range = document.createRange();
    range.selectNodeContents(screen.getByRole('button', { name }).lastChild as Text);
    return range.getBoundingClientRect().bottom;
  };
  expect(Math.abs(bottomOf('Home') - bottomOf('Profile'))).toBeLessThan(1);
});

it('the current entry lies on no other label with forced system colours', async () => {
  await page.viewport(360, 740);
  const force = async (value: string) => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  };
  await force('active');
  onTestFinished(() => force('none'));
  const onSelect = () => undefined;
  render(
    <MemoryRouter>
      <BottomMenu
        label="Member"
        items={[
          { label: 'Profile', icon: User, onSelect },
          { label: 'Conditions', icon: ScrollText, onSelect },
          { label: 'Home', icon: House, to: '/user/home', prominent: true, current: true },
          { label: 'Statement', icon: ScrollText, onSelect },
          { label: 'Contact', icon: User, onSelect },
        ]}
      />
    </MemoryRouter>,
  );
  await document.fonts.ready;
  const plate = screen.getByRole('link', { name: 'Home' }).getBoundingClientRect();
  const labelOf = (name: string) => {
    const range = document.createRange();
    range.selectNodeContents(screen.getByRole('button', { name }).lastChild as Text);
    return range.getBoundingClientRect();
  };
  expect(labelOf('Conditions').right).toBeLessThanOrEqual(plate.left);
  expect(labelOf('Statement').left).toBeGreaterThanOrEqual(plate.right);
});

it('home stands out from the other entries only while it is the current one', async () => {
  await page.viewport(360, 740);
  const menu = (current: boolean) => (
    <MemoryRouter>
      <BottomMenu
        label="Member"
        items={[
          { label: 'Home', icon: House, to: '/user/home', prominent: true, current },
          { label: 'Statement', icon: ScrollText, to: '/user/statement', current: !current },
          { label: 'Profile', icon: User, to: '/user/profile' },
        ]}
      />
    </MemoryRouter>
  );
  const colourOf = (name: string) => getComputedStyle(screen.getByRole('link', { name })).color;
  const { rerender } = render(menu(false));
  expect(colourOf('Home')).toBe(colourOf('Profile'));
  expect(colourOf('Home')).not.toBe(colourOf('Statement'));
  rerender(menu(true));
  expect(colourOf('Home')).not.toBe(colourOf('Profile'));
});

it.each([
  [195, 422, 'text at double size'],
  [320, 256, 'a page at four times its size'],
])('takes little of a screen of %i × %i px, %s, and keeps its entries inside', async (width, height) => {
  await page.viewport(width, height);
  showMenu();
  const menu = screen.getByRole('navigation').getBoundingClientRect();
  expect(menu.height).toBeLessThanOrEqual(56);
  for (const name of ['Profile', 'Home']) {
    const entry = screen.getByRole('button', { name });
    const range = document.createRange();
    range.selectNodeContents(entry);
    expect(range.getBoundingClientRect().top, name).toBeGreaterThanOrEqual(menu.top);
    expect(range.getBoundingClientRect().bottom, name).toBeLessThanOrEqual(menu.bottom);
  }
});
