import { describe, expect, it } from 'vitest';
import { call, SOMCHAI } from '../testing/call.ts';
import {
  becomes,
  box,
  field,
  fill,
  form,
  press,
  pressAndConfirm,
  row,
  shows,
  until,
} from '../testing/hands.ts';
import { openConsole } from '../testing/open-console.tsx';
import { money, timeOf } from '../ui/money.ts';

const MALEE = '0899999999';
const rowsOf = (title: string) => [...box(title).querySelectorAll('tbody tr')];

describe('the members of the console', () => {
  it('enter every state with one press', async () => {
    const { world, control, sent } = await openConsole('members');
    const somchai = async () => control.member(SOMCHAI);
    const token = await world.signIn();
    const statusOf = async (shown: string) => (await call(world, '/api/wallet', shown)).status;
    expect(await statusOf(token)).toBe(200);
    await press('Session gone: Somchai');
    await becomes(() => statusOf(token), 401);
    await press('No money in the wallet: Somchai');
    await becomes(async () => (await somchai()).wallet, 0);
    await press('A million in the wallet: Somchai');
    await becomes(async () => (await somchai()).wallet, 1_000_000);
    await shows('1,000,000.00 THB');
    await press('Deactivate Somchai');
    await becomes(async () => (await somchai()).isActive, false);
    await shows('inactive');
    await press('Activate Somchai');
    await becomes(async () => (await somchai()).isActive, true);
    expect(document.body.textContent).not.toContain('no wallet');
    await press('Take the wallet away: Somchai');
    await becomes(async () => (await somchai()).hasWallet, false);
    await shows('no wallet');
    await press('Give the wallet back');
    await becomes(async () => (await somchai()).hasWallet, true);
    await press('Take the bank account away: Somchai');
    await becomes(async () => (await somchai()).bank.bankCode, '');
    await press('Issue an expired token');
    await becomes(async () => sent.at(-1), [`POST /members/${SOMCHAI}/tokens`, { expiresInSeconds: 0 }]);
    await pressAndConfirm('Remove the member');
    await becomes(async () => (await control.members()).some(({ phone }) => phone === SOMCHAI), false);
    await shows('The selected member is no longer in this world.');
  });

  it('give their place to nobody when another tester removes the chosen one', async () => {
    const { control } = await openConsole('members');
    await shows('What Somchai holds');
    await fill('Malee', 'on');
    await shows('What Malee holds');
    await control.removeMember(MALEE);
    await shows('The selected member is no longer in this world.');
    expect(document.body.textContent).not.toContain('No money in the wallet');
    await control.reset();
    await shows('What Malee holds');
  });

  it('have forms of their own, and are selected without a step back in the history', async () => {
    const { back } = await openConsole('guide');
    await press('Members', () => document.querySelector('nav')!);
    await shows('What Somchai holds');
    const amount = () => field('amount', form('Save', box('Balances and currency')));
    const example = amount().value;
    await fill('amount', '77', () => form('Save', box('Balances and currency')));
    expect(amount().value).toBe('77');
    await fill('Malee', 'on');
    await shows('What Malee holds');
    expect(amount().value).toBe(example);
    expect(rowsOf('Members').map((one) => one.querySelector('input')?.checked)).toEqual([false, true, false]);
    expect(rowsOf('Members').map((one) => one.className !== '')).toEqual([false, true, false]);
    back();
    await shows('Lost answers');
  });

  it('are listed with id, money, coins and what they hold', async () => {
    const { control } = await openConsole('members');
    await control.setBalance(SOMCHAI, { account: 'WALLET', amount: 12.5 });
    await control.setCoins(SOMCHAI, 42);
    const { id, games } = await control.member(SOMCHAI);
    const inGames = Object.values(games).reduce((sum, one) => sum + one, 0);
    expect(Object.keys(games).length).toBeGreaterThan(1);
    await until(() =>
      expect(
        [...rowsOf('Members')[0]!.querySelectorAll('td')].map(({ textContent }) => textContent.trim()),
      ).toEqual(['Somchai', SOMCHAI, id, '12.50 THB', inGames.toFixed(2), '42', 'active']),
    );
    // No bonus is held.
    await shows('Bonusnone', () => box('What Somchai holds'));
    expect(box('What Somchai holds').textContent).not.toContain('Complete the turnover');
  });

  it('show what is left to play for a bonus, and which coupons are claimed', async () => {
    const { control } = await openConsole('members', { scenario: 'a member with an active bonus' });
    const { code = '', toPlay = 0 } = (await control.heldBonus(SOMCHAI)) ?? {};
    await shows(`${code}, ${money(toPlay)} left to play`, () => row('Bonus', box('What Somchai holds')));
    await control.reset({ scenario: 'a member with coupons of every kind' });
    const coupons = await control.coupons();
    await until(() => row(coupons[0]!.name, box('What Somchai holds')));
    for (const { name, isClaimed, expiresAt } of coupons)
      await shows(isClaimed ? `${name}claimed` : `${name}${timeOf(expiresAt)}`, () =>
        box('What Somchai holds'),
      );
  });

  it('are added, chosen and changed by forms', async () => {
    const { world, control, sent, neverPressed } = await openConsole('members');
    const send = async (title: string, name: string, values: Record<string, string>) => {
      await shows(title);
      for (const [label, value] of Object.entries(values))
        await fill(label, value, () => form(name, box(title)));
      await press(name, () => form(name, box(title)));
    };
    await send('Add a member', 'Add a member', { phone: '0866666666', name: 'Fah', amount: '12.5' });
    await becomes(async () => (await control.members()).some(({ name }) => name === 'Fah'), true);
    await fill('Fah', 'true');
    await shows('What Fah holds');
    const fah = () => control.member('0866666666');
    expect((await fah()).wallet).toBe(12.5);

    await send('Balances and currency', 'Save', { account: 'PG', amount: '33' });
    await becomes(async () => (await fah()).games['PG'], 33);
    await shows('33.00', () => row('PG'));
    await send('Balances and currency', 'Change the currency', { currency: 'LAK' });
    await becomes(async () => (await fah()).currency, 'LAK');
    await shows('12.50 LAK');
    const bank = { bankCode: 'BBL', bankAccountName: 'FAH', bankAccountNo: '1' };
    await send('Bank account', 'Save', bank);
    await becomes(async () => (await fah()).bank, bank);
    await send('Add to the statement', 'Add', { count: '3', statementType: 'withdraw', amount: '9' });
    const statement = async () => {
      const body = { page: 1, limit: 10 };
      const answer = await call(world, '/api/statement', await world.signIn('0866666666'), body);
      return ((await answer.json()) as { statements: { statementType: string }[] }).statements;
    };
    await becomes(
      async () => (await statement()).filter((one) => one.statementType === 'withdraw').length,
      3,
    );
    await send('Play and invitations', 'Save', { staked: '500', won: '100', lost: '400' });
    await becomes(
      async () => sent.at(-1),
      ['PUT /members/0866666666/plays', { staked: 500, won: 100, lost: 400 }],
    );
    await send('Play and invitations', 'Save the invitations', { earnings: '300', success: '2', fail: '1' });
    await becomes(
      async () => sent.at(-1),
      ['PUT /members/0866666666/invites', { earnings: 300, success: 2, fail: 1 }],
    );
    await shows('Done: Save the invitations');
    // The test above presses these.
    expect(neverPressed()).toEqual([
      'DELETE /members/{phone}',
      'DELETE /members/{phone}/tokens',
      'POST /members/{phone}/tokens',
      'PUT /members/{phone}/active',
      'PUT /members/{phone}/wallet',
    ]);
  });

  it('show sent codes, and end a held bonus and a coupon', async () => {
    const { world, control } = await openConsole('members', { scenario: 'a member with an active bonus' });
    await control.setFlags({ otpCode: '424242' });
    await call(world, '/api/otp/send', null, { phoneNumber: '0611111111' });
    await call(world, '/api/otp/send', null, { phoneNumber: '0622222222' });
    await shows(/0622222222 · live · .*0611111111 · live/, () => box('One-time codes'));
    await shows('424242', () => box('One-time codes'));
    expect(await control.heldBonus(SOMCHAI)).not.toBeNull();
    await press('Complete the turnover');
    await becomes(() => control.heldBonus(SOMCHAI), null);
    const coupon = { code: 'P100', name: 'Hundred', kind: 'money', amount: 100 } as const;
    await control.call('POST /members', { body: { phone: MALEE, name: 'Malee' } });
    await control.giveCoupon(MALEE, { ...coupon, name: 'Of Malee' });
    await control.giveCoupon(SOMCHAI, coupon);
    await until(() => row('Hundred'));
    expect(document.body.textContent).not.toContain('Of Malee');
    await press('Expire it: Hundred');
    await shows('Done: Expire it: Hundred');
    const now = Date.parse((await control.clock()).now);
    await becomes(
      async () =>
        (await control.coupons()).filter((one) => Date.parse(one.expiresAt) > now).map(({ name }) => name),
      ['Of Malee'],
    );
  });
});
