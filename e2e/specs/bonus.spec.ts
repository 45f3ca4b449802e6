import type { Locator } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { DESKTOP, expect, SOMCHAI, test as base } from '../fixtures.ts';
import { BonusPage } from '../pages/bonus-page.ts';
import { SpinPage } from '../pages/spin-page.ts';
import { filled, texts } from '../texts.ts';
import { resetWorld } from '../world.ts';

const ACTIVE = 'GET /api/bonus/check/active';
const ACTIVATE = 'GET /api/bonus/activate/{code}';
const TAKE = 'GET /api/promotion/activate/{code}';
const CLEAR = 'GET /api/bonus/clear';
const { bonus: words, errors } = texts('th');

const test = base.extend<{ bonus: BonusPage }>({
  bonus: async ({ page }, use) => use(new BonusPage(page, texts('th'))),
});

test('a member receives a bonus and ends it [1.11] [4.07] [7.30] [7.33]', async ({
  page,
  world,
  login,
  bonus,
}) => {
  await resetWorld(world, 'a member with money');
  const { wallet } = await world.member(SOMCHAI.phone);
  await login.arrive(SOMCHAI);
  await bonus.open();
  await expect(page).toHaveURL(/\/user\/bonus$/);
  await expectAccessible(page);
  await bonus.cards.first().click();
  await expect(bonus.receive).toBeVisible();
  await expectAccessible(page);
  await bonus.receive.dblclick();
  await expect(page.getByText(words.bonus.done_toast)).toBeVisible();
  await expect(bonus.active).toContainText(words.type.limit);
  await expect(bonus.cards.first()).toContainText(words.card.current_tag);
  await expectAccessible(page);
  expect((await world.member(SOMCHAI.phone)).wallet).toBe(wallet + 100);
  await bonus.end.click();
  await expect(bonus.question).toContainText(filled(words.consequence.percent, { percent: '50' }));
  await expectAccessible(page);
  await bonus.confirmEnd.click();
  await expect(page.getByText(errors.BONUS_CLEAR)).toBeVisible();
  await expect(bonus.code).toBeVisible();
  await expect(bonus.cards.first()).toBeDisabled();
  expect((await world.member(SOMCHAI.phone)).wallet).toBe(wallet + 50);
  expect(await world.count({ call: ACTIVATE })).toBe(1);
  expect(await world.count({ call: CLEAR })).toBe(1);
});

test('a refused bonus shows the reason; an unknown code is not found; a code typed in any case is found and received [2.70] [2.73] [5.24] [8.05] [8.27]', async ({
  page,
  world,
  login,
  bonus,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  await resetWorld(world, 'a member with money');
  await login.arrive(SOMCHAI);
  await bonus.open();
  await bonus.cards.nth(3).click();
  await bonus.receive.click();
  await expect(bonus.alert).toContainText(errors.BONUS_FULL);
  await expectAccessible(page);
  await bonus.alert.getByRole('button', { name: words.refusal.ok_button }).click();
  await page.keyboard.press('Escape');
  await expect(bonus.dialog).toBeHidden();
  await bonus.code.fill('none');
  await bonus.code.press('Enter');
  await expect(bonus.dialog).toContainText(errors.NO_PROMOTION);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(bonus.dialog).toBeHidden();

  await bonus.code.fill('');
  await bonus.code.pressSequentially('welcome50');
  await expect(bonus.code).toHaveValue('WELCOME50');
  await bonus.search.click();
  await expect(bonus.dialog).toContainText('20%');
  await expectAccessible(page);
  await bonus.receivePromotion.dblclick();
  await expect(page.getByText(words.promotion.done_toast)).toBeVisible();
  await expect(bonus.active).toContainText(words.type.promotion);
  expect(await world.count({ call: TAKE })).toBe(1);
});

test(
  'cards show the state of each bonus, dialogs its details [2.71] [2.72] [4.07]',
  { tag: DESKTOP },
  async ({ page, world, login, bonus }) => {
    await resetWorld(world, 'bonuses of every kind');
    await world.setLookups({ notice: '<p>หักคืน <b>%percentFail%%</b></p>' });
    await login.arrive(SOMCHAI);
    await bonus.open();
    await expect(bonus.cards.nth(0)).toBeDisabled();
    await expect(bonus.cards.nth(1)).toContainText(words.card.received_tag);
    await expect(bonus.cards.nth(2)).toContainText(words.card.current_tag);
    await expect(bonus.cards.nth(3)).toBeEnabled();
    await expectAccessible(page);
    await bonus.cards.nth(2).click();
    const banners = bonus.dialog.getByRole('region', { name: words.bonus.banners_label });
    await expect(banners).toContainText('ทำยอดเล่น 8 เท่าก่อนถอน');
    await expect(bonus.dialog.getByText('หักคืน 40%', { exact: true })).toBeVisible();
    await expect(bonus.receive).toBeHidden();
    await expect(bonus.acknowledge).toBeVisible();
    await expectAccessible(page);
    await bonus.acknowledge.click();
    await expect(bonus.dialog).toBeHidden();
    await bonus.cards.nth(3).click();
    await expect(bonus.dialog.getByText('หักคืน 60%', { exact: true })).toBeVisible();
    await expect(bonus.receive).toBeVisible();
  },
);

test('endless words of the service widen no screen of rewards', async ({
  page,
  world,
  login,
  home,
  bonus,
}) => {
  const word = 'Rimkhong'.repeat(24);
  const spin = new SpinPage(page, texts('th'));
  await page.setViewportSize({ width: 320, height: 740 });
  await resetWorld(world, 'a member with coins');
  await world.giveCoupon(SOMCHAI.phone, { code: 'P100', name: word, kind: 'money', amount: 100 });
  const [offer] = await world.bonuses();
  await world.setBonuses([{ ...offer!, banners: [{ image: null, html: `<h3>${word}</h3>` }] }]);
  const body = JSON.stringify({ status: true, type: word });
  await world.addFault({ call: ACTIVE, kind: 'status', status: 200, body, times: 'always' });
  /** How far the words reach to the right. */
  const reach = (words: Locator) =>
    words.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right;
    });
  const fits = async (words: Locator) => {
    await expect(words).toBeVisible();
    expect(await reach(words)).toBeLessThanOrEqual(304);
  };

  await login.arrive(SOMCHAI);
  await home.isOpen();
  await spin.open();
  await fits(spin.rows.getByText(word).first());
  await spin.rows.getByRole('button').click();
  await expect(spin.confirm).toBeVisible();
  await fits(page.getByRole('dialog').getByText(word));
  await page.keyboard.press('Escape');
  await home.openMenu(texts('th').common.menu.home);
  await bonus.open();
  await fits(bonus.active.getByText(word.slice(0, 40)));
  await bonus.cards.first().click();
  await fits(bonus.dialog.getByText(word));
});
