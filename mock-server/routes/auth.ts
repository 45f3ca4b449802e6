import type { Handlers } from '../http/route.ts';
import { logIn } from '../world/members/log-in.ts';

export const authHandlers = {
  'POST /api/login': ({ world, body }) => ({ token: logIn(world, body.username, body.password) }),
} satisfies Partial<Handlers>;
