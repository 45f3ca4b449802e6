import type { Mutant } from './mutant.ts';
import { games } from './sections/2-games.ts';
import { home } from './sections/2-home.ts';
import { inviteSpin } from './sections/2-invite-spin.ts';
import { money } from './sections/2-money.ts';
import { registration } from './sections/2-registration.ts';
import { rewards } from './sections/2-rewards.ts';
import { routes } from './sections/2-routes.ts';
import { statement } from './sections/2-statement.ts';
import { calls } from './sections/7-calls.ts';
import { errors } from './sections/8-errors.ts';
import { service } from './sections/9-service.ts';

export const ALL_MUTANTS: readonly Mutant[] = [
  ...games,
  ...home,
  ...inviteSpin,
  ...money,
  ...registration,
  ...rewards,
  ...routes,
  ...statement,
  ...calls,
  ...errors,
  ...service,
];
