import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../../ui/form/button.tsx';
import '../../ui/styles/index.css';
import styles from './games.module.css';

afterEach(cleanup);

it('the note of a long wait in a game has the width of both buttons, below them', async () => {
  await page.viewport(360, 740);
  render(
    <div className={styles.acts}>
      <div>
        <Button kind="gold">Play</Button>
        <div role="status">This is taking longer than usual. Still waiting for an answer.</div>
      </div>
      <Button kind="line">Transfer only</Button>
    </div>,
  );
  const boxOf = (role: string, name?: string) =>
    screen.getByRole(role, name ? { name } : {}).getBoundingClientRect();
  const [play, move, note] = [boxOf('button', 'Play'), boxOf('button', 'Transfer only'), boxOf('status')];
  expect(play.top).toBe(move.top);
  expect(play.height).toBe(move.height);
  expect([note.left, note.right]).toEqual([play.left, move.right]);
  expect(note.top).toBeGreaterThan(play.bottom);
});
