import type { Handlers } from '../route.ts';
import { logIn } from '../world/members.ts';

export const authHandlers = {
  'POST /api/login': ({ world, body }) => ({ token: logIn(world, body.username, body.password) }),
} satisfies Partial<Handlers>;
