import { cleanup, render, screen } from '@testing-library/react';
import { satang } from 'contracts/rules';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { emulateMedia } from '../../testing/screen-media.ts';
import '../styles/index.css';
import { Sheet } from '../overlay/sheet.tsx';
import { Receipt } from './receipt.tsx';
import { Skeleton } from './skeleton.tsx';

afterEach(cleanup);

it('a receipt breaks no time, label or reference on the smallest phone', async () => {
  await page.viewport(320, 640);
  render(
    <Sheet open onOpenChange={() => {}} title="Receipt" closeLabel="Close">
      <Receipt
        title="Transfer complete"
        issuer="Rimkhong"
        amount={satang(25_000)}
        unit="baht"
        state="done"
        rows={[
          { label: 'Time', value: '24/11/2026 10:10:55' },
          { label: 'Reference', value: 'qr-dimfws0w40qbnbs5rys0' },
        ]}
      />
    </Sheet>,
  );
  await document.fonts.ready;
  for (const text of ['24/11/2026 10:10:55', 'Reference', 'qr-dimfws0w40qbnbs5rys0']) {
    const range = document.createRange();
    range.selectNodeContents(await screen.findByText(text));
    expect(range.getClientRects(), text).toHaveLength(1);
  }
});

it.each([
  ['no-preference', 240],
  ['reduce', 1],
])('draws its tick, at once for who prefers little motion (%s)', async (value, duration) => {
  await emulateMedia('prefers-reduced-motion', value);
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
});

it('prints no label of a balance that is still read', async () => {
  render(
    <Receipt
      title="Transfer complete"
      issuer="Rimkhong"
      amount={satang(25_000)}
      unit="baht"
      state="done"
      rows={[
        { label: 'Time', value: '24/11/2026 10:10:55' },
        { label: 'Balance', value: <Skeleton lines={1} /> },
      ]}
    />,
  );
  expect(screen.getByText('Balance')).toBeVisible();
  await emulateMedia('media', 'print');
  expect(screen.getByText('Balance')).not.toBeVisible();
  expect(screen.getByText('Time')).toBeVisible();
});

it.each([
  ['receipt', '80mm 120mm'],
  ['narrow-receipt', '58mm 120mm'],
])('prints on a page of its roll, without room for the browser’s header: %s', (name, size) => {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const found = rules.filter((rule) => rule instanceof CSSPageRule && rule.selectorText === name);
  expect(found).toHaveLength(1);
  const { style } = found[0] as CSSPageRule;
  expect([style.getPropertyValue('size'), style.margin]).toEqual([size, '0px']);
});

it.each([
  [undefined, 80],
  ['58', 58],
])('prints as wide as its roll, without the disc: %s', async (paper, millimetres) => {
  const root = document.documentElement;
  if (paper) root.dataset['paper'] = paper;
  const { container } = render(
    <Receipt
      title="Transfer complete"
      issuer="Rimkhong"
      amount={satang(25_000)}
      unit="baht"
      state="done"
      rows={[{ label: 'Time', value: '24/11/2026 10:10:55' }]}
    />,
  );
  await emulateMedia('media', 'print');
  onTestFinished(() => void delete root.dataset['paper']);
  const receipt = container.querySelector('[data-receipt]') as HTMLElement;
  expect(receipt.offsetWidth).toBe(Math.round((millimetres * 96) / 25.4));
  expect(screen.getByText('Time')).toBeVisible();
  expect(container.querySelector('[data-state]')?.checkVisibility()).toBe(false);
});
