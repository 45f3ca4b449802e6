import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeWorld, renderApp } from '../../testing/render-app.tsx';
import { signOf } from './statement-rules.ts';

const SOMCHAI = '0812345678';
const bodyRows = () => screen.getAllByRole('row').slice(1);

describe('the statement', () => {
  it('lists ten rows a page and turns pages [2.75] [2.77] [9.25]', async () => {
    const { user } = await renderApp({
      path: '/user/statement',
      scenario: 'a member with three pages of statement',
      signedIn: SOMCHAI,
    });
    await screen.findByRole('table');
    expect(bodyRows()).toHaveLength(10);
    const first = bodyRows()[0]?.textContent;
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(bodyRows()[0]?.textContent).not.toBe(first));
    expect(screen.getByText(/^Showing 11–20 of \d+$/)).toBeVisible();
  });

  it('says what to do when there is nothing yet', async () => {
    const { user } = await renderApp({ path: '/user/statement', signedIn: '0899999999' });
    expect(await screen.findByText('Nothing here yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to deposit' }));
    expect(await screen.findByRole('dialog', { name: 'Deposit' })).toBeVisible();
  });

  it('offers another try when it cannot be read [8.29]', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: 'POST /api/statement', kind: 'wrong-shape' });
    const { user } = await renderApp({ world, path: '/user/statement', signedIn: SOMCHAI });
    expect(await screen.findByText('The statement could not be read')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('shows status, exact and relative time, and a signed amount with two decimals [2.75] [5.33] [9.31]', async () => {
    await renderApp({ path: '/user/statement', signedIn: SOMCHAI });
    await screen.findByRole('table');
    for (const row of bodyRows()) {
      const cells = within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
      expect(cells[3]).toMatch(/^(Success|Failed|In progress)$/);
      expect(cells[4]).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
      expect(cells[5]).toMatch(/ago$/);
      expect(cells[6]).toMatch(/^[+−]?[\d,]+\.\d\d$/);
    }
  });

  it.each([
    ['deposit', 'in'],
    ['bonus', 'in'],
    ['withdraw', 'out'],
    ['transfer', 'none'],
    ['finish_bonus', 'none'],
    [null, 'none'],
  ] as const)('signs %s as %s [5.34]', (type, sign) => {
    expect(signOf(type)).toBe(sign);
  });
});
