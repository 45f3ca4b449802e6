import { satangFromBaht } from 'contracts/rules';
import { expect, it } from 'vitest';
import { defaultOfferTexts } from '../service/offer-texts.ts';
import { offersSlice } from './offers.ts';
import { wheelStateSlice } from './wheel.ts';

const KIP = 600;
const satang = (baht: number) => ({ THB: satangFromBaht(baht), LAK: satangFromBaht(baht * KIP) });

const { bonuses, promotions, bonusRules, banners } = offersSlice.create();
const { wheel } = wheelStateSlice.create();

it('the bonuses of a new world, with their terms [3.16] [4.07]', () => {
  const terms = bonuses.map((offer) => [
    offer.code,
    offer.type,
    offer.maxReceived,
    offer.amount,
    offer.turnoverTimes,
    offer.percentFail,
    offer.needsDeposit,
    offer.places,
  ]);
  expect(terms).toEqual([
    ['WELCOME100', 'limit', 1, satang(100), 5, 50, false, null],
    ['DAILY50', 'day', 1, satang(50), 3, 30, true, null],
    ['WEEKLY200', 'week', 2, satang(200), 8, 40, false, null],
    ['FIRST500', 'limit', 1, satang(500), 10, 60, false, 0],
  ]);
  expect(bonusRules).toEqual({ minimum: 500, clearMaximum: null });
});

it('the promotions of a new world, with their terms [3.17]', () => {
  const terms = promotions.map((offer) => [
    offer.code,
    offer.amount,
    offer.turnoverTimes,
    offer.percentFail,
    offer.needsDeposit,
    offer.expiresAt,
  ]);
  expect(terms).toEqual([
    ['WELCOME50', satang(50), 3, 20, false, null],
    ['RIMKHONG88', satang(88), 3, 20, false, null],
    ['PAYDAY', satang(150), 5, 35, true, null],
    ['SONGKRAN', satang(200), 5, 35, false, 0],
  ]);
});

it('the slices of the wheel, with their colours, chances and prizes [3.20]', () => {
  const money = (baht: number) => ({ kind: 'money', name: `เครดิตฟรี ${baht} บาท`, amount: satang(baht) });
  const [green, gold, cream] = [
    ['#14532d', '#fef9c3'],
    ['#f0b429', '#1d1600'],
    ['#f7efd9', '#3b2f0b'],
  ] as const;
  expect(
    wheel.slices.map(({ code, bgColor, textColor, weight, prize }) => [
      code,
      [bgColor, textColor],
      weight,
      prize,
    ]),
  ).toEqual([
    ['P10', green, 30, money(10)],
    ['NONE1', cream, 25, { kind: 'nothing' }],
    ['P20', gold, 20, money(20)],
    ['COIN1', green, 12, { kind: 'coins', count: 1 }],
    ['P50', cream, 8, money(50)],
    ['NONE2', gold, 20, { kind: 'nothing' }],
    ['P100', green, 4, money(100)],
    ['SHIRT', cream, 1, { kind: 'gift', name: 'เสื้อยืดริมโขง' }],
  ]);
  expect(wheel.next).toBeNull();
});

it('every text of an offer or of the wheel has its translations, and banners have a text alone [1.19] [3.15]', () => {
  const html = [...bonuses.map((offer) => offer.banners), banners.invite].flat();
  expect([html.length, banners.refund.length]).toEqual([7, 0]);
  const texts = [
    ...[...bonuses, ...promotions].map(({ description }) => description),
    ...html.map((banner) => banner.html ?? ''),
    wheel.name,
    ...wheel.slices.flatMap(({ label, htmlDescription, prize }) => [
      label,
      ...(htmlDescription === null ? [] : [htmlDescription]),
      ...('name' in prize ? [prize.name] : []),
    ]),
  ];
  for (const text of texts) {
    expect(text).not.toBe('');
    for (const language of ['lo', 'en'] as const)
      expect(Object.keys(defaultOfferTexts[language])).toContain(text);
  }
  expect(html.every(({ image }) => image === null)).toBe(true);
});
