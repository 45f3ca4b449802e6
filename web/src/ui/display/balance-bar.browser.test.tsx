import { cleanup, render } from '@testing-library/react';
import { satang } from 'contracts/rules';
import { afterEach, expect, it } from 'vitest';
import '../styles/index.css';
import { BalanceBar } from './balance-bar.tsx';

afterEach(cleanup);

/** The colours of the bar's shares, from the left. */
function coloursOf(wallet: number | null, games: number | null): string[] {
  const parts = [
    { label: 'In wallet', value: wallet === null ? null : satang(wallet) },
    { label: 'In games', value: games === null ? null : satang(games) },
  ];
  const { container } = render(<BalanceBar parts={parts} />);
  const shares = [...container.querySelectorAll('[aria-hidden] > span')];
  return shares.map((share) => getComputedStyle(share).backgroundColor);
}

it('the balance bar keeps the colour of games while nothing is in the wallet', () => {
  const [wallet, games] = coloursOf(1, 1);
  expect(games).not.toBe(wallet);
  expect(coloursOf(0, 1)).toEqual([games]);
  expect(coloursOf(1, 0)).toEqual([wallet]);
});

it('the balance bar shows a share of a few baht too', () => {
  const parts = [
    { label: 'In wallet', value: satang(100) },
    { label: 'In games', value: satang(100_000_000) },
  ];
  const { container } = render(<BalanceBar parts={parts} />);
  const [wallet, games] = [...container.querySelectorAll('[aria-hidden] > span')].map(
    (share) => share.getBoundingClientRect().width,
  );
  expect(wallet).toBe(6);
  expect(games).toBeGreaterThan(100);
});

it('the balance bar shows no share while a part is unknown [5.33]', () => {
  expect(coloursOf(1, null)).toEqual([]);
  expect(coloursOf(null, 1)).toEqual([]);
});
