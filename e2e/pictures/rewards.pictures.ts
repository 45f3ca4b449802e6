import { expect, SOMCHAI } from '../fixtures.ts';
import { InviteDialog } from '../pages/invite-dialog.ts';
import { RefundDialog } from '../pages/refund-dialog.ts';
import { BROWSER_SIZES, DIALOG_SIZES } from './sizes.ts';
import { picture, type Studio } from './take-pictures.ts';
import { resetWorld, type Control } from '../world.ts';

const nothing = async () => {};

async function openInvite(
  { world, enter, page, texts }: Studio,
  scenario: string,
  prepare: (world: Control) => Promise<unknown> = nothing,
): Promise<InviteDialog> {
  await resetWorld(world, scenario);
  await prepare(world);
  await enter();
  const invite = new InviteDialog(page, texts);
  await invite.open();
  return invite;
}

async function openRefund({ world, enter, page, texts }: Studio, scenario: string): Promise<RefundDialog> {
  await resetWorld(world, scenario);
  await enter();
  const refund = new RefundDialog(page, texts);
  await refund.open();
  return refund;
}

picture('invite-full', async (studio) => {
  await openInvite(studio, 'a member who has invited friends');
});

picture(
  'invite-table',
  async (studio) => {
    const invite = await openInvite(studio, 'a member who has invited friends', (world) =>
      world.setInvites(SOMCHAI.phone, {
        earnings: 987_654_321.99,
        success: 12_345,
        rows: [
          { name: 'ກ'.repeat(200), amount: 999_999_999.99, at: '2026-11-19T10:00:00.000Z' },
          { name: 'محمد بن عبد الله 55', amount: 0.01, at: '2026-11-19T11:00:00.000Z' },
        ],
      }),
    );
    await invite.rows.first().scrollIntoViewIfNeeded();
  },
  { sizes: BROWSER_SIZES },
);

picture(
  'invite-empty',
  async (studio) => {
    await openInvite(studio, 'a member with money');
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'invite-part',
  async (studio) => {
    const invite = await openInvite(studio, 'a member who has invited friends');
    await invite.receivePart.click();
    await invite.amount.fill('100.5');
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'invite-part-too-much',
  async (studio) => {
    const invite = await openInvite(studio, 'a member who has invited friends');
    await invite.receivePart.click();
    await invite.amount.fill('300');
  },
  { sizes: BROWSER_SIZES },
);

picture(
  'invite-refused',
  async (studio) => {
    const invite = await openInvite(studio, 'a member with money');
    await invite.receiveAll.click();
    await expect(invite.alert).toBeVisible();
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'invite-unknown',
  async (studio) => {
    const invite = await openInvite(studio, 'a member who has invited friends');
    await studio.world.addFault({ call: 'GET /api/invite/bonus', kind: 'reset' });
    await invite.receiveAll.click();
    await expect(studio.page.getByRole('dialog', { name: studio.texts.invite.unknown_title })).toBeVisible();
  },
  { sizes: BROWSER_SIZES, settles: false },
);

picture(
  'invite-failed',
  async (studio) => {
    await openInvite(studio, 'a member who has invited friends', (world) =>
      world.addFault({ call: 'POST /api/invite', kind: 'reset' }),
    );
    await expect(studio.page.getByText(studio.texts.invite.list.failed_title)).toBeAttached();
  },
  { sizes: BROWSER_SIZES },
);

picture('refund-full', async (studio) => {
  await openRefund(studio, 'a member with many refunds');
});

picture(
  'refund-first',
  async (studio) => {
    await openRefund(studio, 'a member with a refund to receive');
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'refund-none',
  async (studio) => {
    await openRefund(studio, 'a member with money');
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'refund-bonus',
  async (studio) => {
    await openRefund(studio, 'a member with a refund and a bonus');
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'refund-received',
  async (studio) => {
    const refund = await openRefund(studio, 'a member with a refund to receive');
    await refund.asBonus.click();
    await expect(refund.rows).toHaveCount(1);
  },
  { sizes: BROWSER_SIZES },
);

picture(
  'refund-refused',
  async (studio) => {
    const refund = await openRefund(studio, 'a member with a refund to receive');
    await studio.world.setFlags({ refundActive: false });
    await refund.toWallet.click();
    await expect(refund.alert).toBeVisible();
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'refund-unknown',
  async (studio) => {
    const refund = await openRefund(studio, 'a member with a refund to receive');
    await studio.world.addFault({ call: 'GET /api/refund/addWallet', kind: 'reset' });
    await refund.toWallet.click();
    await expect(studio.page.getByText(studio.texts.outcome.checking_text)).toBeVisible();
  },
  { sizes: DIALOG_SIZES, settles: false },
);

picture(
  'refund-failed',
  async (studio) => {
    const { world, page, texts } = studio;
    await resetWorld(world, 'a member with a refund to receive');
    await studio.enter();
    await world.addFault({ call: 'GET /api/refund/check', kind: 'reset', times: 'always' });
    await world.addFault({ call: 'POST /api/refund', kind: 'reset', times: 'always' });
    await page.getByRole('button', { name: new RegExp(`^${texts.home.refund_widget}`) }).click();
    await expect(page.getByText(texts.refund.failed_title)).toBeVisible();
  },
  { sizes: DIALOG_SIZES },
);
