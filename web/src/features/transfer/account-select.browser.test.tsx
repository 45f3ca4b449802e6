import { cleanup, render, screen } from '@testing-library/react';
import { satang } from 'contracts/rules';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../ui/styles/index.css';
import { AccountSelect } from './account-select.tsx';

afterEach(cleanup);

/** Distance from the edges in CSS pixels, to stay clear of rounded corners. */
const EDGE = 6;

it('the whole row of an account opens its list: icon, label, amount, arrow and edges', async () => {
  await page.viewport(390, 844);
  const i18n = i18next.createInstance().use(initReactI18next);
  await i18n.init({ lng: 'cimode' });
  render(
    <I18nextProvider i18n={i18n}>
      <AccountSelect
        label="From"
        accounts={[{ code: 'PG', name: 'PG', balance: satang(35_000), isSure: true }]}
        value="PG"
        disabled={false}
        errorId={undefined}
        onValue={() => undefined}
      />
    </I18nextProvider>,
  );
  const select = screen.getByRole('combobox', { name: 'From' });
  const row = select.closest('div');
  if (!row) throw new Error('the select has no row element');
  const { left, top, right, bottom } = row.getBoundingClientRect();
  const spots = [left + EDGE, left + 24, (left + right) / 2, right - 24, right - EDGE].flatMap((x) =>
    [top + EDGE, (top + bottom) / 2, bottom - EDGE].map((y) => [x, y] as const),
  );
  for (const [x, y] of spots) expect(document.elementFromPoint(x, y), `${x}, ${y}`).toBe(select);
});
