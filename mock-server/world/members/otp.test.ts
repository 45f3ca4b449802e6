import { describe, expect, it } from 'vitest';
import { madeWorld } from '../../test/made-world.ts';
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
const HOUR_MS = 60 * 60_000;

function sent() {
  const world = madeWorld();
  world.flags.otpCode = null;
  const { token } = sendOtp(world, PHONE)!;
  return { world, token, code: world.otps.get(token)!.code };
}

describe('a one-time code', () => {
  it('has six digits and a reference, and verifies the phone once [2.22] [3.06] [7.12] [8.03]', () => {
    const { world, token, code } = sent();
    expect(code).toMatch(/^\d{6}$/);
    expect(world.otps.get(token)!.ref).toMatch(/^[A-Z0-9]{6}$/);
    expect(() => verifyOtp(world, 'none', code)).toThrow('OTP_TOKEN_INVALID');
    for (const part of ['', code.slice(1), code.slice(0, -1)])
      expect(() => verifyOtp(world, token, part)).toThrow('OTP_CODE_INVALID');
    expect(isVerified(world, PHONE)).toBe(false);
    expect(verifyOtp(world, token, code)).toBe('OTP_CODE_VALID');
    expect(isVerified(world, PHONE)).toBe(true);
    expect(() => verifyOtp(world, token, code)).toThrow('OTP_VERIFIED');
    expect(sendOtp(world, PHONE)).toBeNull();
    world.clock.advance(VERIFIED_MS);
    expect(isVerified(world, PHONE)).toBe(false);
    sendOtp(world, PHONE);
    expect(() => verifyOtp(world, token, code)).toThrow('OTP_VERIFIED');
  });

  it('expires [7.12] [8.03]', () => {
    const { world, token, code } = sent();
    world.clock.advance(OTP_MS);
    expect(() => verifyOtp(world, token, code)).toThrow('OTP_EXPIRED');
  });

  it('replaces the one before after a wait [2.22] [7.11] [7.12] [8.03]', () => {
    const { world, token, code } = sent();
    world.clock.advance(RESEND_WAIT_MS - 1);
    expect(() => sendOtp(world, PHONE)).toThrow('REQUEST_LIMIT_1MIN');
    world.clock.advance(1);
    sendOtp(world, PHONE);
    expect(() => verifyOtp(world, token, code)).toThrow('OTP_NOT_EXIST');
  });

  it('is limited per hour [8.03]', () => {
    const { world } = sent();
    for (let time = 1; time < SENDS_PER_HOUR; time += 1) {
      world.clock.advance(RESEND_WAIT_MS);
      sendOtp(world, PHONE);
    }
    world.clock.advance(RESEND_WAIT_MS);
    expect(() => sendOtp(world, PHONE)).toThrow('OTP_BLOCK');
  });

  it('is sent again once an hour has passed since the first of too many [8.03]', () => {
    const { world } = sent();
    for (let time = 1; time < SENDS_PER_HOUR; time += 1) {
      world.clock.advance(RESEND_WAIT_MS);
      sendOtp(world, PHONE);
    }
    world.clock.advance(HOUR_MS - (SENDS_PER_HOUR - 1) * RESEND_WAIT_MS - 1);
    expect(() => sendOtp(world, PHONE)).toThrow('OTP_BLOCK');
    world.clock.advance(1);
    expect(sendOtp(world, PHONE)).not.toBeNull();
  });

  it('counts the wrong guesses of this phone and of the last hour only [8.03]', () => {
    const { world, token } = sent();
    const other = sendOtp(world, '0622222222')!;
    for (let time = 1; time < WRONG_CODES; time += 1)
      for (const one of [token, other.token])
        expect(() => verifyOtp(world, one, 'wrong')).toThrow('OTP_CODE_INVALID');
    expect(verifyOtp(world, other.token, world.otps.get(other.token)!.code)).toBe('OTP_CODE_VALID');
    world.clock.advance(HOUR_MS);
    const again = sendOtp(world, PHONE)!;
    for (let time = 1; time < WRONG_CODES; time += 1)
      expect(() => verifyOtp(world, again.token, 'wrong')).toThrow('OTP_CODE_INVALID');
    expect(verifyOtp(world, again.token, world.otps.get(again.token)!.code)).toBe('OTP_CODE_VALID');
  });

  it('has six digits also when its number is small [3.06]', () => {
    const world = madeWorld();
    world.flags.otpCode = null;
    const codes = Array.from({ length: 100 }, (_, index) => {
      const { token } = sendOtp(world, `06${String(index).padStart(8, '0')}`)!;
      return world.otps.get(token)!.code;
    });
    expect(codes.filter((code) => code.startsWith('0'))).not.toEqual([]);
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  });

  it('is sent to a whole Lao number where both editions are open, and to no longer one [5.02] [8.04]', () => {
    const world = madeWorld();
    world.flags.edition = 'both';
    expect(sendOtp(world, '02077712345')).not.toBeNull();
    for (const phone of ['102077712345', '020777123456', '0207771234x'])
      expect(() => sendOtp(world, phone), phone).toThrow('PHONE_NUMBER_REQUIRE_10_DIGIT');
  });

  it('is blocked after wrong guesses, even when right [8.03]', () => {
    const { world, token, code } = sent();
    for (let time = 0; time < WRONG_CODES; time += 1)
      expect(() => verifyOtp(world, token, 'wrong')).toThrow('OTP_CODE_INVALID');
    expect(() => verifyOtp(world, token, code)).toThrow('OTP_BLOCK');
    world.clock.advance(BLOCK_MS - 1);
    expect(() => sendOtp(world, PHONE)).toThrow('OTP_BLOCK');
    world.clock.advance(1);
    expect(sendOtp(world, PHONE)).not.toBeNull();
  });

  it('allows no more guesses when it is sent again [8.03]', () => {
    const { world, token } = sent();
    for (let time = 1; time < WRONG_CODES; time += 1)
      expect(() => verifyOtp(world, token, 'wrong')).toThrow('OTP_CODE_INVALID');
    world.clock.advance(RESEND_WAIT_MS);
    const again = sendOtp(world, PHONE)!;
    const { code } = world.otps.get(again.token)!;
    expect(() => verifyOtp(world, again.token, 'wrong')).toThrow('OTP_CODE_INVALID');
    expect(() => verifyOtp(world, again.token, code)).toThrow('OTP_BLOCK');
    expect(() => sendOtp(world, PHONE)).toThrow('OTP_BLOCK');
    world.clock.advance(BLOCK_MS);
    const later = sendOtp(world, PHONE)!;
    expect(() => verifyOtp(world, later.token, 'wrong')).toThrow('OTP_CODE_INVALID');
    expect(verifyOtp(world, later.token, world.otps.get(later.token)!.code)).toBe('OTP_CODE_VALID');
  });

  it('of another phone stays valid [7.11] [7.12]', () => {
    const { world, token, code } = sent();
    const other = sendOtp(world, '0622222222')!;
    for (let time = 0; time < WRONG_CODES; time += 1)
      expect(() => verifyOtp(world, other.token, 'wrong')).toThrow('OTP_CODE_INVALID');
    expect(verifyOtp(world, token, code)).toBe('OTP_CODE_VALID');
  });

  it('is not sent, checked or counted during an outage [8.03]', () => {
    const { world, token, code } = sent();
    world.outages.add('otp-checking').add('otp-sending');
    for (let time = 0; time < WRONG_CODES; time += 1)
      expect(() => verifyOtp(world, token, 'wrong')).toThrow('OTP_VERIFY_FAIL');
    expect(() => sendOtp(world, '0622222222')).toThrow('OTP_SEND_FAIL');
    world.outages.clear();
    expect(verifyOtp(world, token, code)).toBe('OTP_CODE_VALID');
    expect(sendOtp(world, '0622222222')).not.toBeNull();
  });

  it('is not sent to members or numbers of another edition [1.20] [5.02] [7.11] [8.04]', () => {
    const world = madeWorld();
    expect(() => sendOtp(world, '0812345678')).toThrow('EXISTING_USER');
    expect(() => sendOtp(world, '061111111')).toThrow('PHONE_NUMBER_REQUIRE_10_DIGIT');
  });
});
