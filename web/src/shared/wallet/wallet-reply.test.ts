import { satang } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import { sumOrNull } from './amounts.ts';
import { readWallet } from './wallet-reply.ts';

const SLOT = {
  code: 'PG',
  name: 'PG Soft',
  category: 'slot',
  isActive: true,
  amount: 20.5,
  ftWalletSlot: 1,
  web: 'https://pg.example',
  android: 'https://pg.example/android',
  ios: 'https://pg.example/ios',
  background: 'https://pg.example/background.png',
  logo: 'https://pg.example/logo.png',
};
const BANK = {
  bankCode: 'KBANK',
  bankAccountName: 'Somchai',
  bankAccountNo: '0123456789',
  bank: { nameTH: 'กสิกรไทย', nameEN: 'Kasikorn' },
};
const REPLY = {
  profile: { _id: 'm1', name: 'Somchai', username: '0812345678', coin: 3 },
  wallet: { amount: 100.25 },
  invite: { amount: 7.5, success: 2, fail: 1 },
  slots: [SLOT],
  bankAccount: BANK,
};
const read = (change: object, before?: Parameters<typeof readWallet>[1]) =>
  readWallet({ ...REPLY, ...change } as never, before);
const gamesOf = (changes: object[], before?: Parameters<typeof readWallet>[1]) =>
  read({ slots: changes.map((change) => ({ ...SLOT, ...change })) }, before).gameAccounts;
const gameOf = (change: object, before?: Parameters<typeof readWallet>[1]) => gamesOf([change], before)[0];

const UNREAD = { amount: null, value: null, isUnread: true };

describe('the value of a game [2.42] [3.09] [5.33]', () => {
  it.each(['2', [2], true, null, 0, -1, 1e300])('is unknown at the rate %j', (ftWalletSlot) => {
    expect(gameOf({ ftWalletSlot })).toMatchObject(UNREAD);
  });

  it.each([
    [1.239, 1, 123, 123],
    [1.239, 100, 123, 12_390],
    [0.29, 0.5, 29, 15],
    [-1.5, 10, -150, -1_500],
  ])('of %d at the rate %d, shown as %d, is worth %d satang', (amount, ftWalletSlot, shown, value) => {
    expect(gameOf({ amount, ftWalletSlot })).toMatchObject({ amount: shown, value });
  });
});

const PG = {
  code: 'PG',
  name: 'PG Soft',
  category: 'slot',
  isActive: true,
  amount: 2_050,
  value: 2_050,
  isConverted: false,
  isUnread: false,
  links: { web: SLOT.web, android: SLOT.android, ios: SLOT.ios },
  picture: SLOT.background,
};

describe('a wallet', () => {
  it('is read with its money in satang, and games added to the total [1.07] [3.03] [3.04] [3.08] [3.09] [3.13] [7.13]', () => {
    expect(read({})).toEqual({
      profile: { id: 'm1', name: 'Somchai', ownName: 'Somchai', username: '0812345678', coins: 3 },
      balance: 10_025,
      inGames: 2_050,
      total: 12_075,
      invite: { amount: 750, success: 2, fail: 1 },
      gameAccounts: [PG],
      isGameMissing: false,
      bankAccount: {
        bankCode: 'KBANK',
        accountName: 'Somchai',
        accountNo: '0123456789',
        bankName: { th: 'กสิกรไทย', en: 'Kasikorn' },
      },
    });
  });

  it.each([null, undefined, '3', -1, 1.5, [], 1e21])(
    'has no count where the reply has %j [3.03] [3.13] [5.33]',
    (count) => {
      const { profile, invite } = read({
        profile: { ...REPLY.profile, coin: count },
        invite: { ...REPLY.invite, success: count, fail: count },
      });
      expect([profile.coins, invite.success, invite.fail]).toEqual([null, null, null]);
    },
  );

  it('has no sum of games that is not exact [5.33]', () => {
    const slots = Array.from({ length: 9_008 }, (_, index) => ({ ...SLOT, code: `G${index}`, amount: 1e10 }));
    expect(read({ slots })).toMatchObject({ balance: 10_025, inGames: null, total: null });
    expect(read({ slots: slots.slice(2) }).inGames).toBe(9_006e12);
  });

  it('has no referral bonus below zero, but may have one of zero and a balance below zero [3.08] [3.13] [5.33]', () => {
    const referralOf = (amount: number) => read({ invite: { ...REPLY.invite, amount } }).invite.amount;
    expect([referralOf(-5), referralOf(0)]).toEqual([null, 0]);
    expect(read({ wallet: { amount: -5 } }).balance).toBe(-500);
  });

  it('counts a game once that is listed twice [1.07] [3.09]', () => {
    const { gameAccounts, inGames, total } = read({ slots: [SLOT, { ...SLOT, code: 'JOKER' }, SLOT] });
    expect(gameAccounts.map(({ code }) => code)).toEqual(['PG', 'JOKER']);
    expect([inGames, total]).toEqual([4_100, 14_125]);
  });

  it.each<[string, object[]]>([
    ['another amount', [{ amount: 7 }]],
    ['another amount, then the first again', [{ amount: 7 }, {}]],
    ['no amount', [{ amount: null }]],
    ['an account that is not open', [{ isActive: false, amount: 0 }]],
  ])('does not know the money of a game that is listed again with %s [1.07] [3.09]', (_what, others) => {
    const listed = others.map((change) => ({ ...SLOT, ...change }));
    expect(read({ slots: [SLOT, ...listed] })).toMatchObject({
      gameAccounts: [{ code: 'PG', value: null, isUnread: true }],
      inGames: null,
      total: null,
    });
    expect(read({ slots: [SLOT, ...listed] }, read({}).gameAccounts).total).toBe(12_075);
  });

  it('cuts a name that would take a browser seconds to lay out', () => {
    expect(read({ profile: { ...REPLY.profile, name: 'ก'.repeat(100_000) } }).profile.name).toHaveLength(
      2_000,
    );
  });

  it('shows direction controls in a name, and keeps the name to send back [3.02] [3.03]', () => {
    const { profile } = read({ profile: { ...REPLY.profile, name: 'Som\u202echai' } });
    expect([profile.name, profile.ownName]).toEqual(['Som\ufffdchai', 'Som\u202echai']);
  });

  it('without the id of its member is refused [3.03] [7.13]', () => {
    for (const _id of [7, ''])
      expect(() => read({ profile: { ...REPLY.profile, _id } })).toThrow('profile._id is missing');
  });

  it.each([[null], [undefined], [{}], [{ amount: '100' }]])(
    'without a readable balance has no balance and no total, but its games: %j [1.07] [3.08]',
    (wallet) => {
      expect(read({ wallet })).toMatchObject({ balance: null, inGames: 2_050, total: null });
    },
  );

  it.each([[null], [undefined], [{}]])('without invite earnings has none: %j [3.13]', (invite) => {
    expect(read({ invite }).invite).toEqual({ amount: null, success: null, fail: null });
  });

  it.each([
    [null],
    [undefined],
    [{}],
    [{ ...BANK, bankCode: '' }],
    [{ ...BANK, bankAccountNo: '' }],
    [{ ...BANK, bankAccountNo: 7 }],
  ])('without a bank account is still a wallet: %j [3.04] [7.13]', (bankAccount) => {
    expect(read({ bankAccount })).toMatchObject({ balance: 10_025, bankAccount: null });
  });

  it.each([
    [undefined, 'KBANK', 'KBANK'],
    [null, 'KBANK', 'KBANK'],
    [{ nameTH: 'กสิกรไทย' }, 'กสิกรไทย', 'KBANK'],
    [{ nameEN: 'Kasikorn' }, 'KBANK', 'Kasikorn'],
  ])('calls a bank without a name by its code: %j [3.04]', (bank, th, en) => {
    expect(read({ bankAccount: { ...BANK, bank } }).bankAccount?.bankName).toEqual({ th, en });
  });
});

describe('a game account', () => {
  it.each([
    [10, 20.5, 20_500, true],
    [0.5, 20.5, 1_025, true],
    [1, 20.5, 2_050, false],
    // Rounded to the nearest satang.
    [0.333, 0.05, 2, true],
    [0.3, 0.05, 2, true],
    [0.29, 0.05, 1, true],
  ])(
    'at the rate %s has the amount %s worth %s satang [2.42] [3.09]',
    (ftWalletSlot, amount, value, isConverted) => {
      expect(gameOf({ ftWalletSlot, amount })).toMatchObject({
        amount: Math.round(amount * 100),
        value,
        isConverted,
        isUnread: false,
      });
    },
  );

  it('that is not active holds nothing, and adds nothing to the total [1.07] [2.42] [3.09]', () => {
    expect(read({ slots: [{ ...SLOT, isActive: false }] }).total).toBe(10_025);
    expect(gameOf({ isActive: false })).toEqual({ ...PG, isActive: false, value: 0 });
  });

  it.each(['slot', 'sport', 'casino', 'lotto'])('of the category %s is in it [1.18] [3.09]', (category) => {
    expect(gameOf({ category })?.category).toBe(category);
  });

  it.each(['poker', 'fish', null, undefined])(
    'of the category %j counts as a slot [1.18] [3.09]',
    (category) => {
      expect(gameOf({ category })?.category).toBe('slot');
    },
  );

  it.each(['', '  ', null, 7])('with the name %j is called by its code [2.42] [3.09]', (name) => {
    expect(gameOf({ name })?.name).toBe('PG');
  });

  it('has its name without spaces around it [3.09]', () => expect(gameOf({ name: ' PG ' })?.name).toBe('PG'));

  it.each([null, { ...SLOT, code: '' }, { ...SLOT, code: 7 }, { ...SLOT, code: undefined }])(
    'without a code is left out, and what is in the games is unknown: %j [1.07] (W9)',
    (slot) => {
      expect(read({ slots: [slot, SLOT] })).toMatchObject({
        gameAccounts: [{ code: 'PG', value: 2_050 }],
        isGameMissing: true,
        balance: 10_025,
        inGames: null,
        total: null,
      });
    },
  );

  it.each(['web', 'android', 'ios'])('without the link %s has the others [3.09]', (name) => {
    expect(gameOf({ [name]: null })?.links).toEqual({ ...PG.links, [name]: null });
  });

  it('has the picture of its background, else its logo [3.09] [7.13]', () => {
    const [background, logo, none] = gamesOf([
      { code: 'A' },
      { code: 'B', background: '' },
      { code: 'C', background: null, logo: 7 },
    ]);
    expect(background?.picture).toBe(SLOT.background);
    expect(logo?.picture).toBe(SLOT.logo);
    expect(none?.picture).toBeNull();
  });

  it.each([
    { amount: '20' },
    { amount: null },
    { ftWalletSlot: 0 },
    { ftWalletSlot: -1 },
    { ftWalletSlot: null },
    { isActive: 'yes' },
  ])('with broken figures keeps those of before, and says so: %j [2.42] [3.09] (W9)', (change) => {
    const before = gamesOf([
      { code: 'JOKER', amount: 1, isActive: false },
      { ftWalletSlot: 10, amount: 5 },
    ]);
    expect(gameOf(change, before)).toEqual({
      ...PG,
      amount: 500,
      value: 5_000,
      isConverted: true,
      isUnread: true,
    });
  });

  it.each([{ amount: null }, { ftWalletSlot: 0 }, { isActive: null }])(
    'with broken figures has none if it had none: %j (W9) [3.09]',
    (change) => {
      expect(gameOf(change, gamesOf([{ code: 'JOKER' }]))).toEqual({
        ...PG,
        isActive: 'isActive' in change ? false : true,
        amount: null,
        value: null,
        isUnread: true,
      });
    },
  );

  it('that is not active holds nothing, even with broken figures [2.42] [3.09]', () => {
    const game = gameOf({ isActive: false, amount: null }, gamesOf([{}]));
    expect(game).toMatchObject({ isActive: false, amount: 2_050, value: 0, isUnread: true });
  });

  it('of unknown value makes the sum of all games unknown [1.07]', () => {
    const { inGames, total, balance } = read({ slots: [SLOT, { ...SLOT, code: 'WW', amount: null }] });
    expect([inGames, total, balance]).toEqual([null, null, 10_025]);
  });
});

describe('a sum of amounts', () => {
  it.each([
    [[], 0],
    [[1, 2], 3],
    [[1, null], null],
    [[null], null],
    [[0], 0],
  ])('of %j is %j', (amounts, sum) => {
    expect(sumOrNull(amounts.map((amount) => (amount === null ? null : satang(amount))))).toBe(sum);
  });
});
