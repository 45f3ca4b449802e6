import { cleanup, render, screen } from '@testing-library/react';
import { RefreshCw } from 'lucide-react';
import { afterEach, expect, it } from 'vitest';
import { emulateMedia } from '../../testing/screen-media.ts';
import { IconButton } from '../../ui/form/icon-button.tsx';
import '../../ui/styles/index.css';
import styles from './games.module.css';

afterEach(() => {
  cleanup();
});

it('the refresh button on the picture of a game has the system’s background with forced colours', async () => {
  render(
    <div className={styles.balance}>
      <IconButton label="Refresh" icon={RefreshCw} />
    </div>,
  );
  const background = () => getComputedStyle(screen.getByRole('button')).backgroundColor;
  expect(background()).toBe('rgba(0, 0, 0, 0)');
  await emulateMedia('forced-colors', 'active');
  expect(background()).toMatch(/^rgb\(/);
});
