import { BonusPage } from '../../pages/bonus-page.ts';
import { DepositDialog } from '../../pages/deposit-dialog.ts';
import { HomePage } from '../../pages/home-page.ts';
import { InviteDialog } from '../../pages/invite-dialog.ts';
import { RefundDialog } from '../../pages/refund-dialog.ts';
import { SpinPage } from '../../pages/spin-page.ts';
import { TransferDialog } from '../../pages/transfer-dialog.ts';
import { WithdrawDialog } from '../../pages/withdraw-dialog.ts';
import { type Texts, texts } from '../../texts.ts';
import type { Walker } from './walker.ts';

type Order = (walker: Walker, words: Texts) => Promise<unknown>;

const AMOUNTS = ['1', '50', '77', '100', '100', '123.45', '250'];

/** Ways to an order, which a random walk would find too rarely. Each ends with one press. */
const ORDERS: Record<string, Order> = {
  transfer: async (walker, words) => {
    const { page, chance } = walker;
    const transfer = new TransferDialog(page, words);
    await transfer.open.click();
    await walker.pass(1);
    // The first is a prompt, and the wallet is where it comes from.
    await transfer.to.selectOption({ index: chance.between(1, 3) });
    await transfer.amount.fill(chance.pick(AMOUNTS));
    await transfer.submit.click();
  },
  'bring back': async (walker, words) => {
    const transfer = new TransferDialog(walker.page, words);
    await transfer.open.click();
    await walker.pass(1);
    await transfer.bringBack.click();
  },
  withdraw: async (walker, words) => {
    const withdraw = new WithdrawDialog(walker.page, words);
    await withdraw.open.click();
    await walker.pass(1);
    await withdraw.amount.fill(walker.chance.pick(['100', '200', '300']));
    await withdraw.review.click();
    await walker.pass(1);
    await withdraw.confirm.click();
  },
  QR: async (walker, words) => {
    const deposit = new DepositDialog(walker.page, words);
    await new HomePage(walker.page, words).openDeposit.click();
    await walker.pass(1);
    await deposit.method('KBANK').click();
    await walker.pass(1);
    await deposit.amount.fill(walker.chance.pick(AMOUNTS));
    await deposit.create.click();
  },
  gift: async (walker, words) => {
    const { page, world } = walker;
    const { link } = await world.makeGift(50);
    await new HomePage(page, words).openDeposit.click();
    await walker.pass(1);
    await new DepositDialog(page, words).method(words.deposit.method.gift).click();
    await page.getByLabel(words.deposit.gift.label).fill(link);
    await page.getByRole('button', { name: words.deposit.gift.send_button }).click();
  },
  bonus: async (walker, words) => {
    const bonus = new BonusPage(walker.page, words);
    await follow(walker, words.home.bonus_widget);
    await bonus.cards.first().click();
    await walker.pass(1);
    await bonus.receive.click();
  },
  'end of a bonus': async (walker, words) => {
    const bonus = new BonusPage(walker.page, words);
    await follow(walker, words.home.bonus_widget);
    await bonus.end.click();
    await bonus.confirmEnd.click();
  },
  promotion: async (walker, words) => {
    const bonus = new BonusPage(walker.page, words);
    await follow(walker, words.home.bonus_widget);
    await bonus.code.fill('WELCOME50');
    await bonus.search.click();
    await walker.pass(1);
    await bonus.receivePromotion.click();
  },
  spin: async (walker, words) => {
    const spin = new SpinPage(walker.page, words);
    await follow(walker, words.home.spin_widget);
    await spin.button.click();
  },
  refund: async (walker, words) => {
    const refund = new RefundDialog(walker.page, words);
    await walker.page.getByRole('button', { name: new RegExp(`^${words.home.refund_widget}`) }).click();
    await walker.pass(1);
    const next = walker.page.getByRole('button', { name: words.home.banners_next_button });
    if (await next.isVisible()) await next.click();
    await walker.pass(1);
    await (walker.chance.happens(0.5) ? refund.toWallet : refund.asBonus).click();
  },
  invite: async (walker, words) => {
    const { page } = walker;
    const invite = new InviteDialog(page, words);
    await page.getByRole('button', { name: new RegExp(`^${words.home.invite_widget}.*\\d`) }).click();
    await walker.pass(1);
    await page.getByRole('button', { name: words.home.banners_next_button }).click();
    await walker.pass(1);
    await invite.receiveAll.click();
  },
};

async function follow(walker: Walker, widget: string): Promise<void> {
  await walker.page.getByRole('link', { name: new RegExp(`^${widget}`) }).click();
  await walker.pass(2);
}

export async function order(walker: Walker): Promise<string | null> {
  const { page, chance } = walker;
  const { lang, memberId, path } = (await walker.look()) ?? {};
  if (walker.place.form !== 'kiosk' && !memberId) return null;
  if (!path?.startsWith('/user')) return null;
  const words = texts(lang === 'lo' || lang === 'en' ? lang : 'th');
  for (let times = 0; times < 2; times += 1) await page.keyboard.press('Escape');
  await new HomePage(page, words).openMenu(words.common.menu.home);
  await walker.pass(1);
  const name = chance.happens(0.4)
    ? chance.pick(['transfer', 'withdraw', 'QR'])
    : chance.pick(Object.keys(ORDERS));
  walker.say(`${walker.step} order: ${name} …`);
  await ORDERS[name]?.(walker, words);
  return `ordered: ${name}`;
}
