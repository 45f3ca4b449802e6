import { cleanup, render, screen } from '@testing-library/react';
import { satang } from 'contracts/rules';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type Locale, startLocale } from '../../../shared/session/locale.ts';
import { useRelativeTime } from '../../../shared/texts/use-relative-time.ts';
import type { StatementRow } from '../../../shared/wallet/statement-rows.ts';
import '../../../ui/styles/index.css';
import { StatementEntry } from './statement-entry.tsx';
import { useStatementWords } from './use-statement-words.ts';
import styles from './statement-table.module.css';

afterEach(cleanup);

const ROW: StatementRow = {
  key: '1',
  type: 'deposit',
  about: null,
  status: 'in_progress',
  amount: satang(123_456_789),
  from: '',
  to: 'WALLET',
  description: null,
  createdAt: new Date(2026, 10, 20, 9, 5, 7).getTime(),
};

function Entries({ rows }: { rows: readonly StatementRow[] }) {
  const relative = useRelativeTime();
  const words = useStatementWords();
  const now = ROW.createdAt + 3_600_000;
  return rows.map((row) => (
    <StatementEntry
      key={row.key}
      row={row}
      ago={relative(row.createdAt, now)}
      day={words.day(row.createdAt, now)}
      words={words}
      asking={null}
    />
  ));
}

async function renderEntries(rows: readonly StatementRow[], locale: Locale): Promise<void> {
  render(
    <I18nextProvider i18n={await startLocale(locale)}>
      <table className={styles.table}>
        <tbody>
          <Entries rows={rows} />
        </tbody>
      </table>
    </I18nextProvider>,
  );
}

it.each(['th', 'lo', 'en'] as const)(
  'shows date, time and age of an entry in full on a 360 px phone, in %s [2.75] [9.31]',
  async (locale) => {
    await page.viewport(360, 640);
    await renderEntries([ROW], locale);
    const time = await screen.findByText('20/11/2026 09:05:07');
    const [cell, ago] = [time.closest('td')!, time.closest('td')!.nextElementSibling!];
    for (const part of [time, ago]) {
      const { left, right, height } = part.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(360);
      // Fits on one line.
      expect(height).toBeLessThan(32);
    }
    expect(getComputedStyle(time).clipPath).toBe('none');
    expect(time.getBoundingClientRect().width).toBeGreaterThan(100);
    const status = cell.previousElementSibling!.getBoundingClientRect();
    expect(status.left).toBeGreaterThanOrEqual(time.getBoundingClientRect().right);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
);

it('colours the icon of an entry by its status, and money that came in only once it is there [2.75] [4.08]', async () => {
  const shown = [
    { type: 'deposit', status: 'success', token: '--success' },
    { type: 'bonus', status: 'success', token: '--success' },
    { type: 'withdraw', status: 'success', token: '--text' },
    { type: 'deposit', status: 'in_progress', token: '--river' },
    { type: 'deposit', status: 'failed', token: '--danger' },
  ] as const;
  await renderEntries(
    shown.map(({ type, status }, index) => ({ ...ROW, key: String(index), type, status })),
    'en',
  );
  const colourOf = (element: Element) => getComputedStyle(element).color;
  const icons = (await screen.findAllByRole('row')).map((row) => row.querySelector('svg')!.parentElement!);
  const probe = document.body.appendChild(document.createElement('p'));
  const expected = shown.map(({ token }) => {
    probe.style.color = `var(${token})`;
    return colourOf(probe);
  });
  expect(icons.map(colourOf)).toEqual(expected);
  probe.remove();
});
