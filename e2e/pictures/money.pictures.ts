import { expect } from '../fixtures.ts';
import { GameDialog } from '../pages/game-dialog.ts';
import { TransferDialog } from '../pages/transfer-dialog.ts';
import { WithdrawDialog } from '../pages/withdraw-dialog.ts';
import { BROWSER_SIZES, DIALOG_SIZES } from './sizes.ts';
import { picture } from './take-pictures.ts';
import { resetWorld } from '../world.ts';

picture(
  'transfer-form',
  async ({ enter, page, texts }) => {
    await enter();
    await new TransferDialog(page, texts).fill('PG', '250');
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'transfer-receipt',
  async ({ enter, page, texts }) => {
    await enter();
    const transfer = new TransferDialog(page, texts);
    await transfer.fill('PG', '250');
    await transfer.submit.click();
    await expect(transfer.receipt).toBeVisible();
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'transfer-refused',
  async ({ enter, world, page, texts }) => {
    await resetWorld(world, 'a service where games fail');
    await enter();
    const transfer = new TransferDialog(page, texts);
    await transfer.fill('PG', '250');
    await transfer.submit.click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'withdraw-form',
  async ({ enter, page, texts }) => {
    await enter();
    const withdraw = new WithdrawDialog(page, texts);
    await withdraw.open.click();
    await withdraw.amount.fill('1200');
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'withdraw-bonus',
  async ({ enter, world, page, texts }) => {
    await resetWorld(world, 'a member with an active bonus');
    await enter();
    const withdraw = new WithdrawDialog(page, texts);
    await withdraw.open.click();
    await withdraw.amount.fill('100');
    await expect(page.getByText(texts.withdraw.bonus_title)).toBeVisible();
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'withdraw-review',
  async ({ enter, page, texts }) => {
    await enter();
    const withdraw = new WithdrawDialog(page, texts);
    await withdraw.open.click();
    await withdraw.amount.fill('500');
    await withdraw.review.click();
    await expect(withdraw.confirm).toBeVisible();
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'withdraw-receipt',
  async ({ enter, page, texts }) => {
    await enter();
    const withdraw = new WithdrawDialog(page, texts);
    await withdraw.order('500');
    await expect(withdraw.receipt).toBeVisible();
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'withdraw-refused',
  async ({ enter, world, page, texts }) => {
    await resetWorld(world, 'a member with an active bonus');
    await enter();
    const withdraw = new WithdrawDialog(page, texts);
    await withdraw.order('100');
    await expect(withdraw.alert).toBeVisible();
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'games-open',
  async ({ enter, page, texts }) => {
    await enter();
    const game = new GameDialog(page, texts);
    await game.open('PG');
    await game.amount.fill('100');
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'games-unopened',
  async ({ enter, page, texts }) => {
    await enter();
    const game = new GameDialog(page, texts);
    await game.open('Super Slot');
    await expect(game.openAccount('Super Slot')).toBeVisible();
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'games-form',
  async ({ enter, page, texts }) => {
    await enter();
    const game = new GameDialog(page, texts);
    await game.open('Ufabet');
    await expect(game.username).toBeVisible();
  },
  { sizes: BROWSER_SIZES },
);
