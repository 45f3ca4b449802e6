import { cleanup, render, screen } from '@testing-library/react';
import { satang } from 'contracts/rules';
import { afterEach, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import '../styles/index.css';
import { Sheet } from '../overlay/sheet.tsx';
import { Receipt } from './receipt.tsx';

afterEach(cleanup);

it('a receipt shows its time on one line on the smallest phone', async () => {
  await page.viewport(320, 640);
  render(
    <Sheet open onOpenChange={() => {}} title="Receipt" closeLabel="Close">
      <Receipt
        title="Transfer complete"
        issuer="Rimkhong"
        amount={satang(25_000)}
        unit="baht"
        state="done"
        rows={[{ label: 'Time', value: '24/11/2026 10:10:55' }]}
      />
    </Sheet>,
  );
  await document.fonts.ready;
  const time = document.createRange();
  time.selectNodeContents(await screen.findByText('24/11/2026 10:10:55'));
  expect(time.getClientRects()).toHaveLength(1);
});

it.each([
  ['no-preference', 240],
  ['reduce', 1],
])('draws its tick, at once for who prefers little motion (%s)', async (value, duration) => {
  const prefer = (motion: string) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: motion }],
    });
  await prefer(value);
  const { container } = render(
    <Receipt
      title="Transfer complete"
      issuer="Rimkhong"
      amount={satang(25_000)}
      unit="baht"
      state="done"
      rows={[]}
    />,
  );
  const [draw] = container.querySelector('[data-state] path')?.getAnimations() ?? [];
  expect(draw?.effect?.getComputedTiming().duration).toBe(duration);
  await prefer('no-preference');
});
