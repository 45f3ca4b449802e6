import { sendOtp, verifyOtp } from '../world/members/otp.ts';
import { demo } from './demo.ts';
import type { Scenario } from './scenario.ts';

/** Nobody's in any scenario. */
const VISITOR = '0611111111';

export const verifiedPhone: Scenario = {
  name: 'a visitor with a verified phone',
  description: "The demo's members; the phone 0611111111 has just been verified and may register",
  prepare: (world) => {
    demo.prepare(world);
    const sent = sendOtp(world, VISITOR);
    const otp = sent && world.otps.get(sent.token);
    if (otp) verifyOtp(world, sent.token, otp.code);
  },
};
