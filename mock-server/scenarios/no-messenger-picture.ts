import { demo } from './demo.ts';
import type { Scenario } from './scenario.ts';

export const noMessengerPicture: Scenario = {
  name: 'no picture of the messaging app',
  description: "The demo's members; the contact has a link and a name and no QR [2.28]",
  prepare: (world) => {
    demo.prepare(world);
    world.lookups.contact.lineQR = null;
  },
};
