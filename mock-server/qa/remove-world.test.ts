import { expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { createControl } from '../control/index.ts';
import { systemClock } from '../engine/clock.ts';
import { injectFetch } from '../test/inject-fetch.ts';
import { scenarios } from '../scenarios/index.ts';
import { createWorlds } from '../world/worlds.ts';

it('A world whose jobs fail can be removed', async () => {
  const worlds = createWorlds(systemClock, scenarios);
  const app = await createApp({ worlds, log: () => undefined });
  const control = createControl(injectFetch(app, {}), 'broken');
  await control.reset({ scenario: 'a member with an active bonus and two slips in progress' });
  for (const slip of worlds.peek('broken')?.slips.values() ?? []) slip.status = 'SUCCESS';
  worlds.peek('broken')?.clock.advance(60_000);
  await expect(control.world()).rejects.toThrow();
  await control.remove();
  expect(worlds.peek('broken')).toBeUndefined();
  await app.close();
});
