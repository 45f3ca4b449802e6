import { describe, expect, it } from 'vitest';
import { SOMCHAI } from '../testing/call.ts';
import { becomes, box, field, fill, form, press, shows, turns, until } from '../testing/hands.ts';
import { openConsole } from '../testing/open-console.tsx';
import { money, timeOf } from '../ui/money.ts';

describe('the rewards of the console', () => {
  it('are given, ended and offered: wheel, coupons, coins, bonuses, promotions, banners', async () => {
    const { control, neverPressed } = await openConsole('rewards');
    const { slices } = await control.wheel();
    const next = async () => (await control.wheel()).next;
    for (const { code, label } of slices) {
      await press(label, () => box('Where the wheel stops next'));
      await becomes(next, code);
    }
    await shows(`Planned: ${slices.at(-1)!.code}`);
    await turns(slices.at(-1)!.label, true, box('Where the wheel stops next'));
    await turns(slices[0]!.label, false, box('Where the wheel stops next'));

    const at = (title: string, name: string) => () => form(name, box(title));
    const coupons = at('Coupons', 'Give a coupon');
    await fill('name', 'Hundred baht', coupons);
    await press('Give a coupon', coupons);
    await becomes(async () => (await control.coupons()).map(({ name }) => name), ['Hundred baht']);
    await control.giveCoupon(SOMCHAI, { code: 'P20', name: 'Twenty', kind: 'money', amount: 20 });
    await shows(/Twenty.*Hundred baht/, () => box('Coupons'));
    await press(`Expire it: Hundred baht, ${SOMCHAI}`);
    await shows(`Done: Expire it: Hundred baht, ${SOMCHAI}`);
    await becomes(async () => {
      const [coupon] = await control.coupons();
      return coupon!.expiresAt <= (await control.clock()).now;
    }, true);

    await fill('coins', '42', at('Coins', 'Save'));
    await press('Save', at('Coins', 'Save'));
    await becomes(async () => (await control.member(SOMCHAI)).coins, 42);

    const bonus = (await control.bonuses())[0]!;
    await fill('bonuses', JSON.stringify([bonus]), at('Bonuses on offer', 'Save'));
    await press('Save', at('Bonuses on offer', 'Save'));
    await becomes(() => control.bonuses(), [bonus]);
    const rules = () => box('Bonuses on offer').querySelectorAll('form')[1]!;
    await fill('minimum', '12', rules);
    await fill('clearMaximum', '', rules);
    await press('Save', rules);
    await becomes(() => control.call('GET /bonus-rules'), { minimum: 12, clearMaximum: null });

    await fill('promotions', '[]', at('Promotion codes and banners', 'Save'));
    await press('Save', at('Promotion codes and banners', 'Save'));
    await becomes(() => control.promotions(), []);
    await fill('invite', '[]', at('Promotion codes and banners', 'Save the banners'));
    await press('Save the banners', at('Promotion codes and banners', 'Save the banners'));
    await becomes(async () => (await control.call('GET /banners')).invite, []);

    await fill('name', 'Wheel of tests', at('The wheel', 'Save'));
    await press('Save', at('The wheel', 'Save'));
    await becomes(async () => (await control.wheel()).name, 'Wheel of tests');
    expect(neverPressed()).toEqual([]);
  });

  it('keep typed coins while the member wins some', async () => {
    const { control } = await openConsole('rewards');
    const coins = () => form('Save', box('Coins'));
    await until(() => expect(field('coins', coins()).value).toBe('5'));
    const typedIn = field('coins', coins());
    await fill('coins', '42', coins);
    await control.setCoins(SOMCHAI, 6);
    await control.call('POST /wheel/next', { body: { code: (await control.wheel()).slices[0]!.code } });
    await shows(`Planned: ${(await control.wheel()).next}`);
    expect(field('coins', coins())).toBe(typedIn);
    expect(typedIn.value).toBe('42');
    await press('Save', coins);
    await becomes(async () => (await control.member(SOMCHAI)).coins, 42);
  });

  it('give nobody what was typed for a member whom another tester removes', async () => {
    const { control } = await openConsole('rewards');
    const coins = () => form('Save', box('Coins'));
    await fill('coins', '77', coins);
    await control.removeMember(SOMCHAI);
    await shows('The selected member is no longer in this world.', () => box('Coins'));
    expect(coins).toThrow('no form');
    expect(document.body.textContent).not.toContain('Give a coupon');
    // The member comes back with what the world holds.
    await control.reset();
    await until(() => expect(field('coins', coins()).value).toBe('5'));
  });

  it('show values saved elsewhere in place of earlier input', async () => {
    const { world } = await openConsole('rewards');
    const name = () => form('Save', box('The wheel')).querySelector('input')!;
    await until(name);
    await fill('name', 'Mine', () => form('Save', box('The wheel')));
    await press('Save', () => form('Save', box('The wheel')));
    await becomes(async () => (await world.control.wheel()).name, 'Mine');
    await world.control.setWheel({ ...(await world.control.wheel()), name: 'Of somebody else' });
    await until(() => expect(name().value).toBe('Of somebody else'));
  });

  it('list each coupon with member, amount and end', async () => {
    const { control } = await openConsole('rewards', { scenario: 'a member with coupons of every kind' });
    const coupons = (await control.coupons()).toReversed();
    expect(new Set(coupons.map(({ isClaimed }) => isClaimed)).size).toBe(2);
    const details = () =>
      [...box('Coupons').querySelectorAll('li b + span')].map(({ textContent }) => textContent);
    await until(() =>
      expect(details()).toEqual(
        coupons.map(
          ({ phone, amount, isClaimed, expiresAt }) =>
            `${phone} · ${money(amount)} · ${isClaimed ? 'claimed' : timeOf(expiresAt)}`,
        ),
      ),
    );
  });
});
