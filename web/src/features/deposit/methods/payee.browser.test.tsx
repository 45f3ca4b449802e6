import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../../ui/styles/index.css';
import { maskedAccount } from '../../../lib/masked-account.ts';
import styles from './deposit.module.css';

afterEach(cleanup);

it.each([
  ['one of ten digits', '1234567890'],
  ['the longest', '1'.repeat(40)],
])('the account of a QR stays whole and within its card with text at double size: %s', async (_, account) => {
  // A phone of 390 px whose text has double size.
  await page.viewport(195, 420);
  render(
    <div className={styles.payee} style={{ width: 139 }}>
      <p>
        KBANK · Kasikornbank · <span aria-hidden>{maskedAccount(account)}</span>
      </p>
    </div>,
  );
  await document.fonts.ready;
  const number = screen.getByText(maskedAccount(account));
  const words = document.createRange();
  words.selectNodeContents(number);
  if (account.length === 10) expect(words.getClientRects()).toHaveLength(1);
  const line = number.closest('div') as Element;
  expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
});
