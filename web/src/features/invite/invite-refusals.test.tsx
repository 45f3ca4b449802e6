import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import common from '../../../locales/en/common.json' with { type: 'json' };
import enErrors from '../../../locales/en/errors.json' with { type: 'json' };
import loErrors from '../../../locales/lo/errors.json' with { type: 'json' };
import thErrors from '../../../locales/th/errors.json' with { type: 'json' };
import enHome from '../../../locales/en/home.json' with { type: 'json' };
import loHome from '../../../locales/lo/home.json' with { type: 'json' };
import thHome from '../../../locales/th/home.json' with { type: 'json' };
import enInvite from '../../../locales/en/invite.json' with { type: 'json' };
import loInvite from '../../../locales/lo/invite.json' with { type: 'json' };
import thInvite from '../../../locales/th/invite.json' with { type: 'json' };
import enMoney from '../../../locales/en/money.json' with { type: 'json' };
import loMoney from '../../../locales/lo/money.json' with { type: 'json' };
import thMoney from '../../../locales/th/money.json' with { type: 'json' };
import { SOMCHAI } from 'mock-server/testing';
import { makeWorld, renderApp } from '../../testing/render-app.tsx';
import { SCENARIO } from './testing.ts';

const LANGUAGES = {
  th: { home: thHome, invite: thInvite, money: thMoney, errors: thErrors },
  lo: { home: loHome, invite: loInvite, money: loMoney, errors: loErrors },
  en: { home: enHome, invite: enInvite, money: enMoney, errors: enErrors },
};

/** The next step that each refusal offers. */
const NEXT = [
  ['INVITE_COLLECT', 'invite'],
  ['INVITE_INACTIVE', 'later'],
  ['NO_INVITE_BONUS', 'invite'],
  ['NO_INVITEE_PLAY_INFO', 'later'],
  ['INVITE_BONUS_FAIL', 'retry'],
  ['INVALID_IP', 'contact'],
] as const;
/** The same for receiving a part. */
const NEXT_OF_PART = [
  ['NO_WALLET', 'contact'],
  ['NO_INVITE_BONUS', 'invite'],
  ['INVITE_INACTIVE', 'later'],
  ['TRANSFER_MINIMUM', 'amount'],
] as const;
type Refusal = (typeof NEXT)[number] | (typeof NEXT_OF_PART)[number];

it.each(['th', 'lo', 'en'] as const)(
  'a refused invite bonus, in full or in part, shows the reason and the next step in %s [8.06] (W3)',
  async (locale) => {
    const { home, invite, money, errors } = LANGUAGES[locale];
    const world = await makeWorld(SCENARIO);
    const { user } = await renderApp({ world, locale, signedIn: SOMCHAI });
    const button = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
    const isTold = async (code: Refusal[0], next: Refusal[1]) => {
      const alert = await screen.findByRole('alertdialog', { name: money.blocked.title[code] });
      expect(alert).toHaveTextContent(errors[code]);
      if (next === 'contact')
        expect(within(alert).getByRole('button', { name: money.way.contact })).toBeVisible();
      else expect(alert).toHaveTextContent(money.blocked.next[next]);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };

    await user.click(await button(home.invite_widget));
    await user.click(await button(home.banners_next_button));
    for (const [code, next] of NEXT) {
      await world.control.addFault({ call: 'GET /api/invite/bonus', kind: 'refuse', code });
      await user.click(await button(invite.receive_all_button));
      await isTold(code, next);
    }
    await user.click(await button(invite.receive_part_button));
    await user.type(await screen.findByLabelText(invite.part_amount_label), '100');
    for (const [code, next] of NEXT_OF_PART) {
      await world.control.addFault({ call: 'POST /api/wallet/add', kind: 'refuse', code });
      await user.click(await button(invite.submit_button_amount.replace('{{amount}}', '100.00')));
      await isTold(code, next);
    }
    expect((await world.control.member(SOMCHAI)).wallet).toBe(1000);
  },
  60_000,
);

it('a refusal appears in the dialog and not again on home [2.55] [8.06]', async () => {
  const { user } = await renderApp({ signedIn: SOMCHAI, scenario: 'a member whose friends have not played' });
  await user.click(await screen.findByRole('button', { name: 'Receive' }));
  expect(await screen.findByText(enErrors.NO_INVITEE_PLAY_INFO)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Invite ?\d/ }));
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByRole('region', { name: 'Ready to receive' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Receive all' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(enErrors.NO_INVITEE_PLAY_INFO);
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  expect(screen.getByRole('button', { name: common.close_button })).toBeVisible();
});
