import type { Handlers } from '../http/route.ts';
import { logIn } from '../world/members/members.ts';

export const authHandlers = {
  'POST /api/login': ({ world, body }) => ({ token: logIn(world, body.username, body.password) }),
} satisfies Partial<Handlers>;
