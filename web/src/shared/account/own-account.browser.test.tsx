import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import '../../ui/styles/index.css';
import { OwnAccount } from './own-account.tsx';

afterEach(cleanup);

it.each([
  ['of ten digits keeps its line', '1234567890', 1],
  ['of forty digits breaks within its row', '1'.repeat(40), 2],
])('a masked number %s on a small phone [9.33]', async (_, accountNo, lines) => {
  const bankName = { th: 'ธนาคารกสิกรไทย', en: 'Kasikornbank of Thailand' };
  const i18n = i18next.createInstance().use(initReactI18next);
  await i18n.init({ lng: 'en' });
  render(
    <I18nextProvider i18n={i18n}>
      <div role="region" aria-label="Account" style={{ width: 280 }}>
        <OwnAccount code="KBANK" bankName={bankName} accountName="SOMCHAI" accountNo={accountNo} />
      </div>
    </I18nextProvider>,
  );
  await document.fonts.ready;
  const range = document.createRange();
  range.selectNodeContents(screen.getByText(/•/));
  expect(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(lines);
  expect(screen.getByRole('region').scrollWidth).toBe(280);
});
