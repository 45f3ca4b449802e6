import { cleanup, render, screen } from '@testing-library/react';
import { House, ScrollText, User } from 'lucide-react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { emulateMedia } from '../../testing/screen-media.ts';
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
  await emulateMedia('forced-colors', 'active');
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

it('home is larger than the other entries and rises above the menu of a phone [2.15]', async () => {
  await page.viewport(390, 844);
  showMenu();
  const menu = screen.getByRole('navigation').getBoundingClientRect();
  const drawingOf = (name: string) =>
    (screen.getByRole('button', { name }).firstElementChild as Element).getBoundingClientRect();
  expect(drawingOf('Home').height).toBeGreaterThan(2 * drawingOf('Profile').height);
  expect(drawingOf('Home').top).toBeLessThan(menu.top);
  expect(drawingOf('Profile').top).toBeGreaterThan(menu.top);
});

it('every entry of the menu is as high as a finger needs', async () => {
  await page.viewport(390, 844);
  showMenu();
  for (const entry of screen.getAllByRole('button')) expect(entry.offsetHeight).toBeGreaterThanOrEqual(48);
});

it.each([
  [390, 420, false],
  [390, 844, true],
])('at %i × %i px, with the focus in a field, the menu is in sight: %s', async (width, height, isShown) => {
  await page.viewport(width, height);
  showMenu();
  const input = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => input.remove());
  expect(screen.getByRole('navigation', { hidden: true }).checkVisibility()).toBe(true);
  input.focus();
  expect(screen.getByRole('navigation', { hidden: true }).checkVisibility()).toBe(isShown);
});

it('on a wide screen home comes first and the menu is part of its bar', async () => {
  await page.viewport(1280, 800);
  render(<div data-testid="bar" />);
  showMenu();
  const leftOf = (name: string) => screen.getByRole('button', { name }).getBoundingClientRect().left;
  expect(leftOf('Home')).toBeLessThan(leftOf('Profile'));
  expect(screen.getByRole('navigation').getBoundingClientRect().top).toBe(
    screen.getByTestId('bar').getBoundingClientRect().bottom,
  );
});

it('at the kiosk the menu is beside the keypad, and out of sight during a task', async () => {
  await page.viewport(1920, 1080);
  const root = document.documentElement;
  root.dataset['device'] = 'kiosk';
  root.style.setProperty('--keypad-width', '902px');
  onTestFinished(() => {
    delete root.dataset['device'];
    root.removeAttribute('style');
  });
  showMenu();
  const menu = screen.getByRole('navigation');
  expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(1920 - 902);
  const task = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => task.remove());
  task.dataset['sheet'] = '';
  expect(menu.checkVisibility()).toBe(false);
});
