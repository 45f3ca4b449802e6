import { expectAccessible } from '../accessible.ts';
import { expect, SOMCHAI, test, waitForPendingOrder } from '../fixtures.ts';
import { BonusPage } from '../pages/bonus-page.ts';
import { ChatPanel } from '../pages/chat-panel.ts';
import { filled, texts } from '../texts.ts';
import { resetWorld } from '../world.ts';

const WITHDRAW = 'POST /api/wallet/withdrawAll';

test.describe('a member at home', () => {
  test.beforeEach(async ({ login }) => {
    await login.arrive(SOMCHAI);
  });

  test('a member sees the limits, withdraws after a review, and finds it in the statement in progress [1.10] [5.16] [7.22] [9.18]', async ({
    page,
    world,
    home,
    withdraw,
    statement,
  }) => {
    await withdraw.open.click();
    await expect(page.getByRole('dialog')).toContainText('50,000.00');
    await withdraw.amount.fill('99.99');
    await withdraw.review.click();
    await expect(withdraw.amount).toHaveAccessibleDescription(/100\.00/);
    await withdraw.amount.fill('50001');
    await expect(withdraw.amount).toHaveAccessibleDescription(/50,000\.00/);
    await withdraw.amount.fill('300');
    await expectAccessible(page);
    await withdraw.review.click();
    await expect(page.getByRole('dialog')).toContainText('•••-•••-7890');
    expect(await world.count({ call: WITHDRAW })).toBe(0);
    await withdraw.confirm.click();
    await expect(withdraw.receipt).toBeVisible();
    await withdraw.done.click();
    expect((await world.member(SOMCHAI.phone)).wallet).toBe(700);
    await home.openStatement();
    await expect(statement.rows.first()).toContainText('300.00');
    await expect(statement.rows.first()).toContainText(texts('th').statement.status.in_progress);
  });

  test('a reload in flight sends nothing again and shows the outcome (W1)', async ({
    page,
    world,
    withdraw,
    expectedErrors,
  }) => {
    expectedErrors.push(/withdrawAll/, /Failed to load resource/);
    const unknown = page.getByRole('dialog', { name: texts('th').withdraw.unknown_title });
    // The money leaves, its answer is lost, and the hanging statement hides the outcome.
    await world.addFault({ call: WITHDRAW, kind: 'latency', milliseconds: 1000 });
    await world.addFault({ call: WITHDRAW, kind: 'drop' });
    await withdraw.order('200');
    await waitForPendingOrder(page, 'withdraw');
    await world.addFault({ call: 'POST /api/statement', kind: 'hang', times: 'always' });
    await expect(unknown).toBeVisible();
    await page.reload();
    await expect(unknown).toBeVisible();
    await world.clearFaults();
    await expect(withdraw.receipt).toBeVisible({ timeout: 15_000 });
    expect(await world.count({ call: WITHDRAW })).toBe(1);
    expect((await world.member(SOMCHAI.phone)).wallet).toBe(800);
  });

  test('a connection lost before the order arrives moves nothing and says so (W1) [8.23]', async ({
    world,
    withdraw,
    expectedErrors,
  }) => {
    expectedErrors.push(/withdrawAll/, /Failed to load resource/);
    await world.addFault({ call: WITHDRAW, kind: 'reset' });
    await withdraw.order('200');
    await expect(withdraw.alert).toContainText(texts('th').money.end.not_done_title, { timeout: 15_000 });
    expect((await world.member(SOMCHAI.phone)).wallet).toBe(1000);
    expect((await world.withdrawals()).filter(({ amount }) => amount === 200)).toEqual([]);
    // The request may still run, so another one is sent only after a question.
    await withdraw.alert.getByRole('button').click();
    await withdraw.confirm.click();
    await expect(withdraw.alert).toContainText(texts('th').outcome.may_come_title);
    expect(await world.count({ call: WITHDRAW })).toBe(1);
    await withdraw.alert.getByRole('button', { name: texts('th').outcome.repeat_button }).click();
    await expect(withdraw.receipt).toBeVisible();
    expect((await world.member(SOMCHAI.phone)).wallet).toBe(800);
  });
});

test('a withdrawal blocked by a bonus leads to the bonus, and succeeds after it has ended [2.53] [2.69]', async ({
  page,
  world,
  login,
  home,
  withdraw,
  expectedErrors,
}) => {
  expectedErrors.push(/withdrawAll/);
  const { bonus: words, common, errors, money, withdraw: ours } = texts('th');
  const chat = new ChatPanel(page, texts('th'));
  const bonus = new BonusPage(page, texts('th'));
  await resetWorld(world, 'a member with an active bonus');
  const { wallet } = await world.member(SOMCHAI.phone);
  await login.arrive(SOMCHAI);
  await withdraw.open.click();
  await expect(page.getByText(ours.bonus_title)).toBeVisible();
  await withdraw.amount.fill('200');
  await withdraw.review.click();
  await withdraw.confirm.click();
  await expect(withdraw.alert).toContainText(errors.BONUS_CONDITION);
  await withdraw.alert.getByRole('button', { name: money.way.bonus }).click();
  await expect(page).toHaveURL(/\/user\/bonus$/);

  await expect(bonus.active).toContainText(words.type.limit);
  await expect(bonus.active).toContainText(words.active.left_text);
  await bonus.conditions.click();
  await expect(bonus.dialog).toContainText('ทำยอดเล่น 5 เท่า');
  await bonus.acknowledge.click();
  await bonus.ask.click();
  await expect(chat.panel).toContainText(words.active.left_heading);
  await chat.close.click();

  await bonus.end.click();
  await expect(bonus.question).toContainText(filled(words.consequence.percent, { percent: '50' }));
  await bonus.confirmEnd.click();
  await expect(bonus.code).toBeVisible();
  await home.openMenu(common.menu.home);
  await withdraw.order('200');
  await expect(withdraw.receipt).toBeVisible();
  expect((await world.member(SOMCHAI.phone)).wallet).toBe(wallet - 50 - 200);
});
