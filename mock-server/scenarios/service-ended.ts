import { demo } from './demo.ts';
import type { Scenario } from './scenario.ts';

export const serviceEnded: Scenario = {
  name: 'the service has ended',
  description: "The demo's members, but every call says 'gone' and the active lookup says terminated",
  prepare: (world) => {
    demo.prepare(world);
    world.flags.terminated = true;
  },
};
