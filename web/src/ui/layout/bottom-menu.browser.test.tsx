import { cleanup, render, screen } from '@testing-library/react';
import { House, User } from 'lucide-react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../styles/index.css';
import { BottomMenu } from './bottom-menu.tsx';

afterEach(cleanup);

it.each([
  [360, 740],
  [768, 1024],
  [740, 360],
])('the labels of the menu stand on one line at %i × %i px', async (width, height) => {
  await page.viewport(width, height);
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
  const bottomOf = (name: string) => {
    const range = document.createRange();
    range.selectNodeContents(screen.getByRole('button', { name }).lastChild as Text);
    return range.getBoundingClientRect().bottom;
  };
  expect(Math.abs(bottomOf('Home') - bottomOf('Profile'))).toBeLessThan(1);
});
