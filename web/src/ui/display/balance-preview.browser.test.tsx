import { cleanup, render, screen } from '@testing-library/react';
import { satang } from 'contracts/rules';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../styles/index.css';
import { Sheet } from '../overlay/sheet.tsx';
import { BalancePreview } from './balance-preview.tsx';

afterEach(cleanup);

it('a preview of balances breaks no name on the smallest phone', async () => {
  await page.viewport(320, 640);
  render(
    <Sheet open onOpenChange={() => {}} title="Withdraw" closeLabel="Close">
      <BalancePreview
        title="After this you will have"
        unit="baht"
        beforeText={(amount) => `before ${amount}`}
        rows={[
          { label: 'Games', before: satang(67_050), after: satang(47_050) },
          { label: 'Wallet', before: satang(9_876_543_210), after: satang(9_876_523_210) },
        ]}
      />
    </Sheet>,
  );
  await document.fonts.ready;
  for (const text of ['Games', 'Wallet', 'before 670.50', 'before 98,765,432.10']) {
    const range = document.createRange();
    range.selectNodeContents(await screen.findByText(text));
    expect(range.getClientRects(), text).toHaveLength(1);
  }
});
