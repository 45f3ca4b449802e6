import { describe, expect, it } from 'vitest';
import {
  isPathPart,
  readActivation,
  readActiveBonus,
  readBonuses,
  readIsInUse,
  readPromotion,
} from './bonus-replies.ts';

describe('bonuses', () => {
  const wire = {
    code: 'W',
    type: 'week' as const,
    maxReceived: 2,
    percentFail: 40,
    banners: [{ image: '/media/w.png', html: null }],
    userBonus: {
      _id: 'ub-1',
      isActive: true,
      received: 2,
      entries: [{ updatedAt: '2026-11-20T03:00:00.000Z' }],
    },
  };

  it('are read in the order of the service [3.16] [7.29]', () => {
    const [first, second, third] = readBonuses([
      wire,
      { ...wire, code: 'X', percentFail: 0, userBonus: null },
      { ...wire, code: 'Y', percentFail: 100 },
    ]);
    expect(first).toEqual({
      code: 'W',
      type: 'week',
      maxReceived: 2,
      percentFail: 40,
      banners: [{ image: '/media/w.png', html: null }],
      received: { isActive: true, times: 2, at: [Date.parse('2026-11-20T03:00:00.000Z')] },
    });
    expect(second).toMatchObject({ code: 'X', percentFail: 0, received: null });
    expect(third).toMatchObject({ code: 'Y', percentFail: 100 });
  });

  it.each([
    [0, 0],
    [12.5, 12.5],
    [100, 100],
    [-1, null],
    [100.01, null],
    ['50', null],
  ])('of a promotion have %j as percentFail %j [2.73] [3.17] [7.35]', (percentFail, read) => {
    expect(readPromotion({ percentFail, description: 'P' } as never)).toEqual({
      percentFail: read,
      description: 'P',
    });
  });

  it.each([
    [true, ' week ', 'week'],
    [true, '', null],
    [false, null, null],
  ])('are in use or not (%j), of the type %j [3.16] [7.31]', (status, type, read) => {
    expect(readActiveBonus({ status, type })).toEqual({ isActive: status, type: read });
    expect(() => readActiveBonus({ status: String(status), type } as never)).toThrow(TypeError);
  });

  it.each(['', '.', '..', null, 7, '\ud800'])(
    'of the code %j are left out, the others stay [3.16]',
    (code) => {
      const broken = { ...wire, code } as never;
      expect(readBonuses([broken, wire, null as never]).map(({ code }) => code)).toEqual(['W']);
    },
  );

  it('are not shown as none when none of them is valid [3.16] [8.29]', () => {
    expect(readBonuses([])).toEqual([]);
    expect(() => readBonuses([{ ...wire, code: null } as never, null as never])).toThrow(TypeError);
  });

  it('keep the banners beside damaged ones [3.15]', () => {
    const banners = [null, 'x', [], { image: 7, html: {} }, { image: null, html: 'Hello' }] as never;
    expect(readBonuses([{ ...wire, banners }])[0]?.banners).toEqual([{ image: null, html: 'Hello' }]);
  });

  it('show invalid fields as empty [3.16]', () => {
    const broken = {
      code: 'W',
      type: 'month',
      maxReceived: 1.5,
      percentFail: 101,
      banners: 'none',
      userBonus: { isActive: 'yes', received: -1, entries: [{ updatedAt: 'soon' }, null] },
    };
    expect(readBonuses([broken as never])).toEqual([
      {
        code: 'W',
        type: null,
        maxReceived: null,
        percentFail: null,
        banners: [],
        received: { isActive: null, times: null, at: [null, null] },
      },
    ]);
  });

  it.each([undefined, null])('were never received where the entry is %j [3.16]', (userBonus) => {
    const [bonus] = readBonuses([{ ...wire, userBonus } as never]);
    expect(bonus?.received).toBeNull();
  });

  it.each(['x', 7, [], {}])('may have been received where the entry is %j [3.16]', (userBonus) => {
    const [bonus] = readBonuses([{ ...wire, userBonus } as never]);
    expect(bonus?.received).toEqual({ isActive: null, times: null, at: [null] });
    expect(readIsInUse([{ ...wire, userBonus } as never])).toBeNull();
  });

  it('are none of another shape than a list', () => {
    expect(() => readBonuses({} as never)).toThrow(TypeError);
  });
});

describe('a promotion code', () => {
  it.each(['', '.', '..', '\ud800'])('is none that would change the address: %j', (code) => {
    expect(isPathPart(code)).toBe(false);
  });
});

it.each([{ _id: 'b1', isActive: false }, { _id: null, isActive: true }, {}])(
  'the reply %j does not prove that a bonus was received [3.16] [7.30]',
  (reply) => expect(() => readActivation(reply as never)).toThrow('the bonus is not active'),
);
