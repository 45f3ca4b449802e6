import { demo } from './demo.ts';
import type { Scenario } from './scenario.ts';

export const noCodeAsked: Scenario = {
  name: 'no code is asked for',
  description: "The demo's members; a visitor may register without a code",
  prepare: (world) => {
    demo.prepare(world);
    world.flags.registerOTP = false;
  },
};
