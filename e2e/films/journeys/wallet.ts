import { expect } from '@playwright/test';
import type { Journey } from '../journey.ts';

const BAHT = 500;

/** See the balance, pay in by QR, find it in the statement. [1.07] [1.08] [1.15] */
export const journey: Journey = {
  posterAt: 19,
  steps: [
    { seconds: 5, show: ({ hand, home }) => hand.point(home.total) },
    {
      seconds: 6,
      async show({ hand, home, deposit }) {
        await hand.tap(home.openDeposit);
        await hand.tap(deposit.method('KBANK'));
        await expect(deposit.create).toBeVisible();
      },
    },
    {
      seconds: 7,
      async show({ hand, deposit }) {
        await hand.tap(deposit.preset(String(BAHT)));
        await hand.tap(deposit.create);
        await expect(deposit.qr(BAHT)).toBeVisible();
      },
    },
    { seconds: 6, show: ({ hand, deposit }) => hand.point(deposit.qr(BAHT)) },
    {
      seconds: 7,
      async show({ world, deposit }) {
        const qr = (await world.qrs()).find(({ status }) => status === 'live');
        await world.payQr(qr?.qrcodeId ?? '');
        await expect(deposit.paid).toBeVisible();
      },
    },
    {
      seconds: 8,
      async show({ hand, page, words, deposit, statement }) {
        await hand.tap(deposit.done);
        await hand.tap(page.getByRole('link', { name: words.common.menu.statement, exact: true }));
        await expect(statement.rows.first()).toBeVisible();
        await hand.point(statement.rows.first());
      },
    },
  ],
};
