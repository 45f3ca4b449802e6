import { cleanup, render, screen } from '@testing-library/react';
import { satang } from 'contracts/rules';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { startLocale } from '../../../shared/session/locale.ts';
import '../../../ui/styles/index.css';
import { StatementEntry } from './statement-entry.tsx';
import styles from './statement-table.module.css';

afterEach(cleanup);

it.each(['th', 'lo', 'en'] as const)(
  'shows date, time and age of an entry in full on a 360 px phone, in %s [2.75] [9.31]',
  async (locale) => {
    await page.viewport(360, 640);
    const createdAt = new Date(2026, 10, 20, 9, 5, 7).getTime();
    const row = {
      key: '1',
      type: 'deposit' as const,
      about: null,
      status: 'in_progress' as const,
      amount: satang(123_456_789),
      from: '',
      to: 'WALLET',
      description: null,
      createdAt,
    };
    render(
      <I18nextProvider i18n={await startLocale(locale)}>
        <table className={styles.table}>
          <tbody>
            <StatementEntry row={row} now={createdAt + 3_600_000} isNewDay />
          </tbody>
        </table>
      </I18nextProvider>,
    );
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
