import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import enErrors from '../../../locales/en/errors.json' with { type: 'json' };
import loErrors from '../../../locales/lo/errors.json' with { type: 'json' };
import thErrors from '../../../locales/th/errors.json' with { type: 'json' };
import enHome from '../../../locales/en/home.json' with { type: 'json' };
import loHome from '../../../locales/lo/home.json' with { type: 'json' };
import thHome from '../../../locales/th/home.json' with { type: 'json' };
import enMoney from '../../../locales/en/money.json' with { type: 'json' };
import loMoney from '../../../locales/lo/money.json' with { type: 'json' };
import thMoney from '../../../locales/th/money.json' with { type: 'json' };
import enRefund from '../../../locales/en/refund.json' with { type: 'json' };
import loRefund from '../../../locales/lo/refund.json' with { type: 'json' };
import thRefund from '../../../locales/th/refund.json' with { type: 'json' };
import { SOMCHAI } from 'mock-server/testing';
import { makeWorld, renderApp } from '../../testing/render-app.tsx';
import { SCENARIO } from './testing.ts';

const LANGUAGES = {
  th: { home: thHome, refund: thRefund, money: thMoney, errors: thErrors, unit: 'บาท' },
  lo: { home: loHome, refund: loRefund, money: loMoney, errors: loErrors, unit: 'ບາດ' },
  en: { home: enHome, refund: enRefund, money: enMoney, errors: enErrors, unit: 'baht' },
};

/** The next step that each refusal offers. */
const NEXT = {
  NO_REFUND: 'terms',
  REFUND_CONDITION: 'terms',
  REFUND_INACTIVE: 'later',
  REFUND_MINIMUM: 'terms',
  BONUS_REMAINING: 'bonus',
  INVALID_IP: 'contact',
} as const;
const CODES = Object.keys(NEXT) as (keyof typeof NEXT)[];
const WAYS = [
  { call: 'GET /api/refund/addWallet', button: 'wallet_button_amount' },
  { call: 'GET /api/refund/receive', button: 'bonus_button_amount' },
] as const;

it.each(['th', 'lo', 'en'] as const)(
  'a refund that is refused says why, and what to do, in %s [8.01] [8.07] (W3)',
  async (locale) => {
    const { home, refund, money, errors, unit } = LANGUAGES[locale];
    const world = await makeWorld(SCENARIO);
    const { user } = await renderApp({ world, locale, signedIn: SOMCHAI });
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${home.refund_widget}`) }));
    for (const [index, code] of CODES.entries()) {
      // Alternates, so that each code comes from both calls across the languages.
      const isOdd = (index + (locale === 'en' ? 1 : 0)) % 2;
      const { call, button } = WAYS[isOdd ? 1 : 0];
      await world.control.addFault({ call, kind: 'refuse', code });
      const name = refund[button].replace('{{amount}}', `25.00\u00a0${unit}`);
      await user.click(await screen.findByRole('button', { name }));
      const alert = await screen.findByRole('alertdialog', { name: money.blocked.title[code] });
      expect(alert).toHaveTextContent(errors[code].replace('\u00a0{{unit}}', ` ${unit}`));
      const next = NEXT[code];
      if (next === 'bonus' || next === 'contact')
        expect(within(alert).getByRole('button', { name: money.way[next] })).toBeVisible();
      else expect(alert).toHaveTextContent(money.blocked.next[next]);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    expect((await world.control.member(SOMCHAI)).wallet).toBe(500);
  },
  60_000,
);
