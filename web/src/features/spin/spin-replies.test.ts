import { describe, expect, it } from 'vitest';
import { readClaimReply, readCoupons, readSpinReply, readWheel, refused } from './spin-replies.ts';

describe('replies', () => {
  const setup = (slices: unknown) =>
    readWheel({ result: { activeSpinwheel: { name: 'Wheel', slice: slices } }, userCoin: 2 } as never);

  it('have the name of the wheel, its slices and the coins [3.20] [7.41]', () => {
    const wire = {
      code: 'A',
      label: 'Ten',
      bgColor: '#123',
      textColor: '#fff',
      htmlDescription: '<b>10</b>',
    };
    expect(setup([wire, { code: 'B' }])).toEqual({
      name: 'Wheel',
      slices: [
        { code: 'A', label: 'Ten', bgColor: '#123', textColor: '#fff', description: '<b>10</b>' },
        { code: 'B', label: '', bgColor: '', textColor: '', description: null },
      ],
      coins: 2,
    });
  });

  it('keep the place of a slice that cannot be read [3.20]', () => {
    expect(setup([null, { code: 7, label: 'B' }]).slices.map(({ label }) => label)).toEqual(['', 'B']);
    expect(() => setup({})).toThrow('not a list');
  });

  it('without an active wheel have no slices, but coins [3.20]', () => {
    const none = { name: '', slices: [], coins: 2 };
    for (const result of [null, {}, { activeSpinwheel: null }])
      expect(readWheel({ result, userCoin: 2 } as never)).toEqual(none);
  });

  it.each([null, {}, { activeSpinwheel: null }])(
    'without a wheel (%j) and without coins are damaged: "no wheel" would be false [7.41]',
    (result) => {
      expect(() => readWheel({ result, userCoin: null } as never)).toThrow('neither a wheel nor coins');
    },
  );

  it('to a spin need a count of coins, and a code with a refusal [3.22] [7.42]', () => {
    const result = { code: 'A', label: 'Ten', remainingCoin: 0 };
    expect(readSpinReply({ success: true, result, error: null })).toEqual({
      code: 'A',
      label: 'Ten',
      coins: 0,
    });
    expect(readSpinReply({ success: true, result: null, error: null })).toBeNull();
    expect(() => readSpinReply({ success: false, result: null, error: 'NO_DATA' })).toThrow(
      refused('NO_DATA'),
    );
    expect(() => readSpinReply({ success: false, result: null, error: null })).toThrow(TypeError);
    expect(() =>
      readSpinReply({ success: true, result: { ...result, remainingCoin: 'x' as never }, error: null }),
    ).toThrow('remainingCoin');
  });

  it.each([
    { success: undefined, error: 'NO_COIN' },
    { success: false, error: '' },
    { success: false, error: ' \u200b' },
    { success: false, error: null },
    { success: false, error: 7 },
  ])('to a spin or a claim are no refusal without a code: %j [7.42] [7.44] [8.26]', ({ success, error }) => {
    expect(() => readClaimReply({ success, error })).toThrow('error is not a code');
  });

  it('to a spin or a claim are cut where they would fill the screen [8.26]', () => {
    expect(() => readClaimReply({ success: false, error: 'a'.repeat(1_500) })).toThrow(
      refused('a'.repeat(300)),
    );
  });

  it('of no coupons are an empty list [7.43]', () => {
    expect(readCoupons([])).toEqual({ coupons: [], isWhole: true });
  });

  it('of coupons have ids and amounts; a thing has no amount [3.21] [7.43]', () => {
    const prize = { slice: { label: 'Shirt' }, name: 'A shirt' };
    const thing = { id: 'c', label: 'Shirt', name: 'A shirt', amount: null };
    expect(readCoupons([{ _id: 'c', prize, amount: 0 }])).toEqual({ coupons: [thing], isWhole: true });
    const [least] = readCoupons([{ _id: 'c', prize, amount: 0.01 }]).coupons;
    expect(least).toEqual({ ...thing, amount: 1 });
    const [bare] = readCoupons([
      { _id: 'c', prize: { slice: null, name: 'A shirt' }, amount: 0 },
    ] as never).coupons;
    expect(bare).toEqual({ ...thing, label: '' });
    const twice = readCoupons([
      { _id: 'c', prize, amount: 0 },
      { _id: 'c', prize, amount: 0 },
    ]);
    expect(twice).toEqual({ coupons: [thing], isWhole: true });
    const alike = readCoupons([
      { _id: 'c', prize, amount: 0 },
      { _id: 'd', prize, amount: 0 },
    ]);
    expect(alike.coupons).toEqual([thing, { ...thing, id: 'd' }]);
    expect(() => readCoupons({} as never)).toThrow('not a list');
  });

  it.each([null, 7, { amount: 1 }, { _id: '', amount: 1 }, { _id: 7, amount: 1 }])(
    'of coupons leave out %j alone, and say that it is missing [3.21] [7.43]',
    (entry) => {
      const list = readCoupons([entry, { _id: 'c', prize: null, amount: 10 }] as never);
      expect(list).toMatchObject({ coupons: [{ id: 'c', amount: 1000 }], isWhole: false });
      // "No coupons yet" would be false.
      expect(() => readCoupons([entry] as never)).toThrow('no entry is valid');
    },
  );

  it.each([null, undefined, '50', {}, -5, 1e300])(
    'of coupons do not know the amount %j, which is no thing [3.21] [5.33]',
    (amount) => {
      const { coupons, isWhole } = readCoupons([{ _id: 'c', prize: null, amount }] as never);
      expect(coupons).toEqual([{ id: 'c', label: '', name: '', amount: null, isUnread: true }]);
      expect(isWhole).toBe(true);
    },
  );

  it.each([null, undefined, '3', 1.5, {}, 1e300])(
    'keep the wheel when its coins are %j, and do not know them [3.20] [7.41]',
    (userCoin) => {
      const wheel = readWheel({
        result: { activeSpinwheel: { name: 'Wheel', slice: [{ code: 'A' }] } },
        userCoin,
      } as never);
      expect(wheel).toMatchObject({ name: 'Wheel', slices: [{ code: 'A' }], coins: null });
    },
  );

  it('count coins below 0 as none [3.20] [3.22] [4.10] [5.26]', () => {
    expect(readWheel({ result: { activeSpinwheel: null }, userCoin: -1 } as never).coins).toBe(0);
  });
});

describe('names of the wheel, its slices and its coupons', () => {
  it('show direction controls, and are isolated when they run from right to left', () => {
    const name = 'פרס\u202e';
    const shown = '\u2068פרס\ufffd\u2069';
    const wheel = readWheel({
      result: { activeSpinwheel: { name, slice: [{ code: 'A', label: name }] } },
      userCoin: 1,
    } as never);
    expect([wheel.name, wheel.slices[0]?.label]).toEqual([shown, shown]);
    const [coupon] = readCoupons([
      { _id: 'c', amount: 10, prize: { name, slice: { label: name } } },
    ] as never).coupons;
    expect([coupon?.name, coupon?.label]).toEqual([shown, shown]);
    const answer = readSpinReply({
      success: true,
      result: { code: 'A', label: name, remainingCoin: 1 },
      error: null,
    });
    expect(answer).toMatchObject({ label: shown });
  });
});
