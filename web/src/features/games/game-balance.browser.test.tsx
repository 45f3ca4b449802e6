import { cleanup, render, screen } from '@testing-library/react';
import { RefreshCw } from 'lucide-react';
import { afterEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { IconButton } from '../../ui/form/icon-button.tsx';
import '../../ui/styles/index.css';
import styles from './games.module.css';

const forceColors = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

afterEach(async () => {
  cleanup();
  await forceColors('none');
});

it('the refresh button on the picture of a game has the system’s background with forced colours', async () => {
  render(
    <div className={styles.balance}>
      <IconButton label="Refresh" icon={RefreshCw} />
    </div>,
  );
  const background = () => getComputedStyle(screen.getByRole('button')).backgroundColor;
  expect(background()).toBe('rgba(0, 0, 0, 0)');
  await forceColors('active');
  expect(background()).toMatch(/^rgb\(/);
});
