import { ticketUrl } from '../games/game-urls.ts';
import type { Call, Handlers } from '../http/route.ts';
import { enterGame } from '../world/games/game-login.ts';

type LoginCall = Pick<Call<'GET /api/autoLogin/pg/{username}'>, 'world' | 'member' | 'origin'> & {
  params: { username: string; password?: string };
};

const into =
  (code: string) =>
  ({ world, member, origin, params }: LoginCall) => ({
    link: ticketUrl(origin, enterGame(world, member, { code, ...params })),
  });

export const gameLoginHandlers = {
  'GET /api/autoLogin/pg/{username}': into('PG'),
  'GET /api/autoLogin/betflix/{username}': into('BETFLIX'),
  'GET /api/autoLogin/areaslot/{username}': into('AREASLOT'),
  'GET /api/autoLogin/joker2/{username}': into('JOKER2'),
  'GET /api/autoLogin/huayhd/{username}': into('HUAYHD'),
  'GET /api/autoLogin/askmebet/{username}/{password}': into('ASKMEBET'),
  'GET /api/autoLogin/imi/{username}/{password}': into('IMI'),
  'GET /api/autoLogin/usun/{username}/{password}': into('USUN'),
  'GET /api/autoLogin/circus/{username}/{password}': into('CIRCUS'),
  'GET /api/autoLogin/slotracha/{username}/{password}': into('SLOTRACHA'),
  'GET /api/autoLogin/pgslot/{username}/{password}': into('PGSLOT'),
} satisfies Partial<Handlers>;
