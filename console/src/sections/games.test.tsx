import { describe, expect, it } from 'vitest';
import { call, SOMCHAI } from '../testing/call.ts';
import { becomes, box, fill, form, nameOf, press, row, shows, turns, until } from '../testing/hands.ts';
import { openConsole } from '../testing/open-console.tsx';
import { timeOf } from '../ui/money.ts';

const PLAY = `POST /members/${SOMCHAI}/games/PG/play`;
const FORGET = `PUT /members/${SOMCHAI}/games/PG/forgotten`;
const OUT = 'Out: PG: out of service';

const button = (name: string) => {
  const found = [...document.querySelectorAll('button')].find((one) => nameOf(one) === name);
  if (!found) throw new Error(`no button is called ${name}`);
  return found;
};

describe('the games of the console', () => {
  it('are won, lost, forgotten, put out of service, opened and added; withdrawals end both ways', async () => {
    const { control, sent, neverPressed } = await openConsole('games');
    const game = async (code: string) => (await control.games(SOMCHAI)).find((one) => one.code === code);
    const labels = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
    // The open games come first.
    await until(() => expect(labels()).toContain('Open with 100'));
    expect(labels().lastIndexOf('Win 50')).toBeLessThan(labels().indexOf('Open with 100'));
    await press('Win 50: PG: win 50');
    await becomes(async () => (await game('PG'))?.balance, 400);
    await shows('PG · at the provider 400.00 · shown 350.00', () => row('PG'));
    await press('Lose 50: PG: lose 50');
    await becomes(async () => (await game('PG'))?.balance, 350);
    await press('Forgotten: PG: the provider forgets the player');
    await becomes(async () => (await game('PG'))?.isForgotten, true);
    await turns('Forgotten: PG: the provider forgets the player', true);
    await shows('forgotten', () => row('PG'));
    await press('Forgotten: PG: the provider forgets the player');
    await becomes(async () => (await game('PG'))?.isForgotten, false);
    await press('Open with 100: IMI: open with 100');
    await becomes(async () => (await game('IMI'))?.balance, 100);
    await press(OUT);
    await becomes(() => control.call('GET /game-outages'), { codes: ['PG'] });

    const other = form('Add', box('Add a game that the app does not know'));
    await fill('code', 'NAGA', other);
    await fill('name', 'Naga', other);
    await fill('count', '2', other);
    await press('Add', other);
    await shows('Naga 2');
    expect(await game('NAGA1')).toMatchObject({ name: 'Naga 1' });

    const withdrawals = async () => (await control.withdrawals()).map(({ status }) => status);
    const [{ reference } = { reference: '' }] = await control.withdrawals();
    expect(await withdrawals()).toEqual(['PENDING']);
    await press('Bank has paid: Withdrawal 500.00');
    await becomes(withdrawals, ['SUCCESS']);
    await shows('SUCCESS', () => row('Withdrawal 500.00'));

    expect(sent.slice(1)).toEqual([
      [PLAY, { outcome: 'win', amount: 50 }],
      [PLAY, { outcome: 'lose', amount: 50 }],
      [FORGET, { isForgotten: true }],
      [FORGET, { isForgotten: false }],
      [`PUT /members/${SOMCHAI}/balance`, { account: 'IMI', amount: 100 }],
      ['PUT /game-outages/PG', { isOut: true }],
      ['POST /other-games', { code: 'NAGA', name: 'Naga', category: 'slot', count: 2 }],
      [`POST /withdrawals/${reference}/decide`, { status: 'SUCCESS' }],
    ]);
    expect(neverPressed()).toEqual([]);
  });

  it('return the money of a withdrawal', async () => {
    const { world } = await openConsole('games');
    const before = (await world.control.member(SOMCHAI)).wallet;
    await press('Money comes back: Withdrawal 500.00');
    await becomes(async () => (await world.control.member(SOMCHAI)).wallet, before + 500);
  });

  it('leave out of service what another tester has just taken out', async () => {
    let isStale = false;
    const { world } = await openConsole('games', {
      holds: (key) => (isStale && key === 'GET /game-outages' ? new Promise(() => undefined) : undefined),
    });
    await turns(OUT, false);
    isStale = true;
    await world.control.setGameOutages(['JOKER']);
    await press(OUT);
    await becomes(() => world.control.call('GET /game-outages'), { codes: ['JOKER', 'PG'] });
  });

  it('show every provider that is out of service', async () => {
    const { world } = await openConsole('games');
    await world.control.setGameOutages(['PG', 'JOKER']);
    await turns(OUT, true);
    await press(OUT);
    await becomes(() => world.control.call('GET /game-outages'), { codes: ['JOKER'] });
    await turns(OUT, false);
    await press(OUT);
    await becomes(() => world.control.call('GET /game-outages'), { codes: ['JOKER', 'PG'] });
  });

  it('offer no outage before it is known which providers are out of service', async () => {
    const known = Promise.withResolvers<undefined>();
    await openConsole('games', { holds: (key) => (key === 'GET /game-outages' ? known.promise : undefined) });
    await until(() => expect(button(OUT).disabled).toBe(true));
    known.resolve(undefined);
    await until(() => expect(button(OUT).disabled).toBe(false));
  });

  it('list withdrawals with member, bank and end, the newest first, and decide none twice', async () => {
    const { world, control } = await openConsole('games');
    await call(world, '/api/wallet/withdraw', await world.signIn(), { amount: 200 });
    const rows = () => [...box('Withdrawals').querySelectorAll('li')].map(({ textContent }) => textContent);
    await until(() => expect(rows()).toHaveLength(2));
    await press('Bank has paid: Withdrawal 200.00');
    const [older, newer] = await control.withdrawals();
    await until(() =>
      expect(rows()).toEqual([
        `Withdrawal 200.00${SOMCHAI} · KBANK · SUCCESS · ${timeOf(newer!.at)}`,
        `Withdrawal 500.00${SOMCHAI} · KBANK · PENDING · ${timeOf(older!.at)}Bank has paidMoney comes back`,
      ]),
    );
  });
});
