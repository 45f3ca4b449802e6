import type { clock as verbs } from '../../control/clock.ts';
import type { World } from '../../world/world.ts';
import type { Handlers } from '../handler.ts';
import { withField } from '../verb-refusal.ts';

export const clockHandlers: Handlers<keyof typeof verbs> = {
  'GET /clock': ({ world }) => clockView(world),
  'PUT /clock': ({ world, body: { now, isFrozen, rate } }) => {
    if (now !== undefined) withField('now', () => world.clock.set(Date.parse(now)));
    if (rate !== undefined) world.clock.setRate(rate);
    if (isFrozen === true) world.clock.freeze();
    if (isFrozen === false) world.clock.unfreeze();
    return clockView(world);
  },
  'POST /clock/advance': ({ world, body: { seconds } }) => {
    withField('seconds', () => world.clock.advance(Math.round(seconds * 1000)));
    return clockView(world);
  },
};

function clockView({ clock }: World) {
  return { now: clock.iso(), isFrozen: clock.isFrozen, rate: clock.rate };
}
