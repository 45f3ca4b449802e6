import { BonusPage } from '../../../pages/bonus-page.ts';
import { InviteDialog } from '../../../pages/invite-dialog.ts';
import { RefundDialog } from '../../../pages/refund-dialog.ts';
import { SpinPage } from '../../../pages/spin-page.ts';
import type { Action } from '../row.ts';
import type { Stage } from '../stage.ts';

const bonus = ({ page, words }: Stage) => new BonusPage(page, words);
const invite = ({ page, words }: Stage) => new InviteDialog(page, words);
const refund = ({ page, words }: Stage) => new RefundDialog(page, words);
const spin = ({ page, words }: Stage) => new SpinPage(page, words);

const holdsBonus = async ({ world, phone }: Stage) => Number((await world.heldBonus(phone)) !== null);
/** How often this amount has been added to the wallet since the world was made. */
const added = (amount: number) => async (stage: Stage) => {
  const { wallet } = await stage.world.member(stage.phone);
  return Math.round((wallet - Number(stage.notes.get('wallet'))) / amount);
};
const noteWallet = async ({ world, phone, notes }: Stage) =>
  notes.set('wallet', (await world.member(phone)).wallet);

const reward = (row: Omit<Action, 'kind' | 'isMoney'>): Action => ({
  kind: 'action',
  isMoney: true,
  arrange: noteWallet,
  ...row,
});

async function openBonus(stage: Stage): Promise<void> {
  await stage.enterHome();
  await bonus(stage).open();
}

async function findPromotion(stage: Stage): Promise<void> {
  await openBonus(stage);
  await bonus(stage).code.fill('WELCOME50');
}

const FRIENDS = 'a member who has invited friends';
const REFUND = 'a member with a refund to receive';

export const rewardRows: Action[] = [
  reward({
    name: 'bonus receive',
    call: 'GET /api/bonus/activate/{code}',
    scenario: 'a member with money',
    open: async (stage) => {
      await openBonus(stage);
      await bonus(stage).cards.first().click();
    },
    control: (stage) => bonus(stage).receive,
    effects: holdsBonus,
    done: ({ words }) => [words.bonus.bonus.done_toast],
  }),
  reward({
    name: 'bonus end',
    call: 'GET /api/bonus/clear',
    scenario: 'a member with an active bonus',
    open: async (stage) => {
      await openBonus(stage);
      await bonus(stage).end.click();
    },
    control: (stage) => bonus(stage).confirmEnd,
    effects: async (stage) => 1 - (await holdsBonus(stage)),
    // A message that is no code is the service's own text. [7.33]
    done: ({ words }) => [words.errors.BONUS_CLEAR, 'BONUS_CLEAR<'],
  }),
  {
    kind: 'action',
    name: 'promotion search',
    call: 'GET /api/promotion/find/{code}',
    scenario: 'a member with money',
    open: findPromotion,
    control: (stage) => bonus(stage).search,
    failsElsewhere: true,
    done: () => ['20%'],
  },
  reward({
    name: 'promotion receive',
    call: 'GET /api/promotion/activate/{code}',
    scenario: 'a member with money',
    open: async (stage) => {
      await findPromotion(stage);
      await bonus(stage).search.click();
      await bonus(stage).receivePromotion.waitFor();
    },
    control: (stage) => bonus(stage).receivePromotion,
    effects: holdsBonus,
    done: ({ words }) => [words.bonus.promotion.done_toast],
  }),
  reward({
    name: 'invite earnings, all',
    call: 'GET /api/invite/bonus',
    scenario: FRIENDS,
    open: async (stage) => {
      await stage.enterHome();
      await invite(stage).open();
    },
    control: (stage) => invite(stage).receiveAll,
    effects: added(276),
    done: ({ words }) => [words.home.referral_received_toast, words.home.referral_received_all_toast],
  }),
  reward({
    name: 'invite earnings, a part',
    call: 'POST /api/wallet/add',
    scenario: FRIENDS,
    open: async (stage) => {
      await stage.enterHome();
      await invite(stage).open();
      await invite(stage).receivePart.click();
      await invite(stage).amount.fill('100.5');
    },
    control: (stage) => invite(stage).submit,
    effects: added(100.5),
    done: ({ words }) => [words.home.referral_received_toast, words.home.referral_received_all_toast],
  }),
  reward({
    name: 'refund to the wallet',
    call: 'GET /api/refund/addWallet',
    scenario: REFUND,
    open: async (stage) => {
      await stage.enterHome();
      await refund(stage).open();
    },
    control: (stage) => refund(stage).toWallet,
    effects: added(25),
    done: ({ words }) => [words.refund.done_toast.wallet, words.refund.done_toast.wallet_amount],
  }),
  reward({
    name: 'refund as a bonus',
    call: 'GET /api/refund/receive',
    scenario: REFUND,
    open: async (stage) => {
      await stage.enterHome();
      await refund(stage).open();
    },
    control: (stage) => refund(stage).asBonus,
    effects: holdsBonus,
    done: ({ words }) => [words.refund.done_toast.bonus, words.refund.done_toast.bonus_amount],
  }),
  reward({
    name: 'spin',
    call: 'POST /api/spinwheel/spin',
    scenario: 'a member with coins',
    arrange: async (stage) => {
      await stage.world.setNextPrize('P100');
      stage.notes.set('coins', await coins(stage));
    },
    open: async (stage) => {
      await stage.enterHome();
      await spin(stage).open();
    },
    control: (stage) => spin(stage).button,
    isShownLater: true,
    effects: async (stage) => Number(stage.notes.get('coins')) - (await coins(stage)),
    done: ({ words }) => [words.spin.prize.title, words.spin.prize.unknown_title, words.spin.away.done_toast],
  }),
  reward({
    name: 'coupon claim',
    call: 'POST /api/spinwheel/coupon/claim',
    scenario: 'a member with coupons',
    open: async (stage) => {
      await stage.enterHome();
      await spin(stage).open();
      await spin(stage).rows.first().getByRole('button').click();
    },
    control: (stage) => spin(stage).confirm,
    failsElsewhere: true,
    effects: added(50),
    done: ({ words }) => [words.spin.claim.done_toast],
  }),
];

const coins = async ({ world, phone }: Stage) => (await world.member(phone)).coins;
