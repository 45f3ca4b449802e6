import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import '../../ui/styles/index.css';
import filters from './search/statement-filters.module.css';
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

it.each([
  [740, 360, 'beside'],
  [360, 740, 'below'],
])('at %i × %i px the filters stand %s the periods', async (width, height, where) => {
  await page.viewport(width, height);
  render(
    <div className={filters.filters}>
      <div>Periods</div>
      <div className={filters.selects}>Filters</div>
    </div>,
  );
  const top = (text: string) => screen.getByText(text).getBoundingClientRect().top;
  expect(top('Filters') === top('Periods') ? 'beside' : 'below').toBe(where);
});
