import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
import { makeWorld, renderApp } from '../../testing/render-app.tsx';
import { SCENARIO, SOMCHAI } from './testing.ts';

const LANGUAGES = {
  th: { home: thHome, invite: thInvite, money: thMoney, errors: thErrors },
  lo: { home: loHome, invite: loInvite, money: loMoney, errors: loErrors },
  en: { home: enHome, invite: enInvite, money: enMoney, errors: enErrors },
};

/** What the member can do about each. */
const NEXT = {
  INVITE_COLLECT: 'invite',
  INVITE_INACTIVE: 'later',
  NO_INVITE_BONUS: 'invite',
  NO_INVITEE_PLAY_INFO: 'later',
  INVITE_BONUS_FAIL: 'retry',
} as const;

describe.each(['th', 'lo', 'en'] as const)('the invite bonus, refused, in %s', (locale) => {
  const { home, invite, money, errors } = LANGUAGES[locale];

  it.each(Object.keys(NEXT) as (keyof typeof NEXT)[])(
    'says why for %s, and what to do [8.06] (W3)',
    async (code) => {
      const world = await makeWorld(SCENARIO);
      await world.control.addFault({ call: 'GET /api/invite/bonus', kind: 'refuse', code });
      const { user } = await renderApp({ world, locale, signedIn: SOMCHAI });
      await user.click(await screen.findByRole('button', { name: new RegExp(`^${home.invite_widget}`) }));
      await user.click(await screen.findByRole('button', { name: home.banners_next_button }));
      await user.click(
        await screen.findByRole('button', { name: new RegExp(`^${invite.receive_all_button}`) }),
      );
      const alert = await screen.findByRole('alertdialog', { name: money.blocked.title[code] });
      expect(alert).toHaveTextContent(errors[code]);
      expect(alert).toHaveTextContent(money.blocked.next[NEXT[code]]);
      await user.click(await screen.findByRole('button', { name: money.understood_button }));
      expect((await world.control.member(SOMCHAI)).wallet).toBe(1000);
    },
  );
});

it('is told in the dialog and not once more on home [8.06]', async () => {
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
