import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Pager } from './pager.tsx';

const labels = { label: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` };

function show(page: number, pages: number) {
  const asked: number[] = [];
  render(<Pager page={page} pages={pages} onPage={(next) => asked.push(next)} labels={labels} />);
  return asked;
}

describe('Pager', () => {
  it('marks the current page and requests the pressed one [2.77] [9.26]', async () => {
    const asked = show(4, 13);
    expect(screen.getByRole('button', { name: 'Page 4' })).toHaveAttribute('aria-current', 'page');
    for (const name of ['Page 5', 'Previous', 'Next', 'Page 4']) {
      await userEvent.click(screen.getByRole('button', { name }));
    }
    expect(asked).toEqual([5, 3, 5]);
  });

  it.each([
    [1, 'Previous', 'Next'],
    [2, 'Next', 'Previous'],
  ])('on page %s of 2 "%s" does nothing and stays focusable [2.77] [9.26]', async (page, end, other) => {
    const asked = show(page, 2);
    await userEvent.click(screen.getByRole('button', { name: end }));
    expect(screen.getByRole('button', { name: end })).toHaveFocus();
    expect(screen.getByRole('button', { name: end })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: other })).not.toHaveAttribute('aria-disabled');
    expect(asked).toEqual([]);
  });

  it('ends with the last page [2.77] [9.26]', () => {
    show(13, 13);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      '',
      '10',
      '11',
      '12',
      '13',
      '',
    ]);
  });

  it('does nothing while it is blocked, and keeps the focus [8.02]', async () => {
    const asked: number[] = [];
    render(<Pager page={2} pages={3} isBlocked onPage={(next) => asked.push(next)} labels={labels} />);
    for (const button of screen.getAllByRole('button')) {
      await userEvent.click(button);
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toHaveFocus();
    }
    expect(asked).toEqual([]);
  });

  it('is hidden for a single page [2.77] [9.26]', () => {
    show(1, 1);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
