import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import '../../ui/styles/index.css';
import styles from './statement-page.module.css';

afterEach(cleanup);

it('the text of a long wait stays above the menu when the rows reach below the screen', () => {
  const menu = 80;
  document.documentElement.style.setProperty('--foot', `${menu}px`);
  onTestFinished(() => void document.documentElement.style.removeProperty('--foot'));
  render(
    <div className={styles.list} style={{ paddingBlockEnd: menu }}>
      <div>
        <div role="status" aria-busy="true" style={{ height: 2 * innerHeight }} />
        <div role="status">Still waiting</div>
      </div>
    </div>,
  );
  expect(screen.getByText('Still waiting').getBoundingClientRect().bottom).toBe(innerHeight - menu);
});
