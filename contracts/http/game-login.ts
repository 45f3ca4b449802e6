import { endpoint, type Endpoint } from '../endpoint.ts';
import { Code, Strict, Text } from '../shapes.ts';

/** Address of the game, already signed in. [7.48] */
const LinkReply = Strict({ link: Text(2000) });

const REFUSALS = ['SLOT_NO_ACCOUNT', 'WRONG_CREDENTIAL'] as const;

const byUsername = endpoint({
  access: 'member',
  params: Strict({ username: Code }),
  reply: LinkReply,
  refuses: REFUSALS,
  badInput: 'SLOT_NO_ACCOUNT',
});

/** The password stands in the path, so neither journal, log nor pact may keep it. */
const byPassword = endpoint({
  access: 'member',
  params: Strict({ username: Code, password: Code }),
  reply: LinkReply,
  refuses: REFUSALS,
  badInput: 'SLOT_NO_ACCOUNT',
});

export const gameLoginEndpoints = {
  'GET /api/autoLogin/pg/{username}': byUsername,
  'GET /api/autoLogin/betflix/{username}': byUsername,
  /** The one provider here with a code of its own for a player whom it has forgotten. [8.08] */
  'GET /api/autoLogin/areaslot/{username}': endpoint({
    ...byUsername,
    refuses: [...REFUSALS, 'NOT_AREASLOT'],
  }),
  'GET /api/autoLogin/joker2/{username}': byUsername,
  'GET /api/autoLogin/huayhd/{username}': byUsername,
  'GET /api/autoLogin/askmebet/{username}/{password}': byPassword,
  'GET /api/autoLogin/imi/{username}/{password}': byPassword,
  'GET /api/autoLogin/usun/{username}/{password}': byPassword,
  'GET /api/autoLogin/circus/{username}/{password}': byPassword,
  'GET /api/autoLogin/slotracha/{username}/{password}': byPassword,
  'GET /api/autoLogin/pgslot/{username}/{password}': byPassword,
} satisfies Record<string, Endpoint>;
