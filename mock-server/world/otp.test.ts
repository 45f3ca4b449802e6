import { describe, expect, it } from 'vitest';
import { madeWorld } from '../test/made-world.ts';
import {
  BLOCK_MS,
  isVerified,
  OTP_MS,
  RESEND_WAIT_MS,
  sendOtp,
  SENDS_PER_HOUR,
  VERIFIED_MS,
  verifyOtp,
  WRONG_CODES,
} from './otp.ts';

const PHONE = '0611111111';

function sent() {
  const world = madeWorld();
  const { token } = sendOtp(world, PHONE)!;
  return { world, token, code: world.otps.get(token)!.code };
}

describe('a code for a phone', () => {
  it('has six digits and verifies the phone once [3.06] [7.12]', () => {
    const { world, token, code } = sent();
    expect(code).toMatch(/^\d{6}$/);
    expect(isVerified(world, PHONE)).toBe(false);
    expect(verifyOtp(world, token, code)).toBe('OTP_CODE_VALID');
    expect(isVerified(world, PHONE)).toBe(true);
    expect(() => verifyOtp(world, token, code)).toThrow('OTP_VERIFIED');
    expect(sendOtp(world, PHONE)).toBeNull();
    world.clock.advance(VERIFIED_MS);
    expect(isVerified(world, PHONE)).toBe(false);
  });

  it('is good for its time and no longer [8.03]', () => {
    const { world, token, code } = sent();
    world.clock.advance(OTP_MS);
    expect(() => verifyOtp(world, token, code)).toThrow('OTP_EXPIRED');
  });

  it('is sent again after a wait, in the place of the one before', () => {
    const { world, token, code } = sent();
    world.clock.advance(RESEND_WAIT_MS - 1);
    expect(() => sendOtp(world, PHONE)).toThrow('REQUEST_LIMIT_1MIN');
    world.clock.advance(1);
    sendOtp(world, PHONE);
    expect(() => verifyOtp(world, token, code)).toThrow('OTP_NOT_EXIST');
  });

  it('is not sent too often within an hour', () => {
    const { world } = sent();
    for (let time = 1; time < SENDS_PER_HOUR; time += 1) {
      world.clock.advance(RESEND_WAIT_MS);
      sendOtp(world, PHONE);
    }
    world.clock.advance(RESEND_WAIT_MS);
    expect(() => sendOtp(world, PHONE)).toThrow('OTP_BLOCK');
  });

  it('is blocked after wrong guesses, the right one too, until the block is over [8.03]', () => {
    const { world, token, code } = sent();
    for (let time = 0; time < WRONG_CODES; time += 1)
      expect(() => verifyOtp(world, token, 'wrong')).toThrow('OTP_CODE_INVALID');
    expect(() => verifyOtp(world, token, code)).toThrow('OTP_BLOCK');
    world.clock.advance(BLOCK_MS);
    expect(sendOtp(world, PHONE)).not.toBeNull();
  });
});
