import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import '../../ui/styles/index.css';
import filters from './search/statement-filters.module.css';
import styles from './statement-page.module.css';
import slips from './slips/slips-dialog.module.css';
import cards from '../../ui/display/card-table.module.css';
import { Tag } from '../../ui/display/tag.tsx';

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

it.each([
  [390, 844, 'a card for each row'],
  [1280, 800, 'a line for each row, below the names of its columns'],
])('at %i × %i px a table has %s, and dims rows that the next page replaces', async (width, height) => {
  await page.viewport(width, height);
  const table = (isBusy: boolean) => (
    <table className={`${cards.cards} ${cards.columns}`} aria-busy={isBusy || undefined}>
      <thead>
        <tr>
          <th>Time</th>
          <th>Amount</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Today</td>
          <td>100.00</td>
        </tr>
      </tbody>
    </table>
  );
  const { rerender } = render(table(false));
  const [time, amount, head] = ['Today', '100.00', 'Amount'].map((text) =>
    screen.getByText(text).getBoundingClientRect(),
  );
  const isWide = width > 900;
  expect(time?.top === amount?.top).toBe(isWide);
  expect((head?.left ?? 0) > 10 && head?.left === amount?.left).toBe(isWide);
  const opacity = () => getComputedStyle(screen.getByRole('table')).opacity;
  expect(opacity()).toBe('1');
  rerender(table(true));
  await expect.poll(opacity).toBe('0.75');
});

it('the second line of a long reason is below its first on wide screens, and not below the badge', async () => {
  await page.viewport(1280, 800);
  const reason = '(Account differs from the registered one)';
  render(
    <table className={slips.table} style={{ width: 260 }}>
      <tbody>
        <tr>
          <td className={slips.status}>
            <div>
              <Tag tone="danger">Failed</Tag>
              <span className={slips.reason}> {reason}</span>
            </div>
          </td>
        </tr>
      </tbody>
    </table>,
  );
  await document.fonts.ready;
  const range = document.createRange();
  range.selectNodeContents(screen.getByText(reason));
  const [first, second] = range.getClientRects();
  const badge = screen.getByText('Failed').getBoundingClientRect();
  expect(second?.top).toBeGreaterThan(first?.top ?? NaN);
  expect([first, second].map((line) => line?.left)).toEqual([first?.left, first?.left]);
  expect(first?.left).toBeGreaterThan(badge.right);
  expect(first?.bottom).toBeGreaterThan(badge.top);
});
