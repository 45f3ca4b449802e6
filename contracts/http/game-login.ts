import { endpoint, type Endpoint } from '../endpoint.ts';
import { Code, Strict, Text } from '../shapes.ts';

/** Address of the game with the player signed in. [7.48] */
const LinkReply = Strict({ link: Text(2000) });

const REFUSALS = ['SLOT_NO_ACCOUNT', 'WRONG_CREDENTIAL'] as const;

const byUsername = endpoint({
  access: 'member',
  params: Strict({ username: Code }),
  reply: LinkReply,
  refuses: REFUSALS,
  badInput: 'SLOT_NO_ACCOUNT',
});

/** The path contains the password, so no journal, log or pact may record it. */
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
  /** The only provider here with its own code for a player that it does not know. [8.08] */
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
