import Type, { type Static } from 'typebox';
import { type ErrorCode, Nullable, OneOf } from 'contracts';
import { HOUR_MS } from '../../engine/clock.ts';
import type { Slice } from '../../engine/slice.ts';
import { mapOf, Moment, Stored } from '../../engine/snapshot-kinds.ts';
import type { WorldBase } from '../../engine/world-base.ts';
import type { FlagsState } from '../service/flags.ts';
import { assertNoOutage, type OutagesState } from '../service/outages.ts';
import { Refusal } from '../service/refusal.ts';
import { isWithin } from '../service/service-time.ts';
import { memberByPhone, type MembersState } from './members.ts';
import { assertPhone } from './phone-rule.ts';

/** The spec shows none of these values. [7.11] [8.03] */
export const OTP_MS = 5 * 60_000;
export const RESEND_WAIT_MS = 60_000;
export const SENDS_PER_HOUR = 5;
/** How many wrong codes block a phone, and for how long. */
export const WRONG_CODES = 5;
export const BLOCK_MS = 60 * 60_000;
/** How long a phone counts as verified: long enough to complete the registration. */
export const VERIFIED_MS = HOUR_MS;

const DIGITS = 6;
const REF_LENGTH = 6;

const OtpSchema = Stored({
  phone: Type.String(),
  /** Short text shown beside the field, so that a visitor finds the right message. */
  ref: Type.String(),
  code: Type.String(),
  sentAt: Moment,
  expiresAt: Moment,
  wrongCodes: Type.Integer({ minimum: 0 }),
  ended: Nullable(OneOf(['replaced', 'used'])),
});
/** A code that was sent to a phone. */
export type Otp = Static<typeof OtpSchema>;

const PhoneOtpsSchema = Stored({
  /** Times of the codes sent within the counted window. */
  sentAt: Type.Array(Moment),
  blockedUntil: Moment,
  verifiedUntil: Moment,
});
type PhoneOtps = Static<typeof PhoneOtpsSchema>;

export interface OtpState {
  /** By token. */
  readonly otps: Map<string, Otp>;
  readonly phoneOtps: Map<string, PhoneOtps>;
}

export const otpSlice: Slice<OtpState> = {
  create: () => ({ otps: new Map(), phoneOtps: new Map() }),
  kinds: { otps: mapOf(OtpSchema), phoneOtps: mapOf(PhoneOtpsSchema) },
};

type OtpWorld = OtpState & MembersState & FlagsState & OutagesState & Pick<WorldBase, 'clock' | 'random'>;

export function isVerified(world: OtpState & Pick<WorldBase, 'clock'>, phone: string): boolean {
  return isUntil(world.phoneOtps.get(phone)?.verifiedUntil ?? 0, VERIFIED_MS, world.clock.now());
}

/**
 * Sends a code that replaces the previous one. [7.11]
 * @returns null for a phone that is already verified.
 * @throws Refusal PHONE_NUMBER_REQUIRE_10_DIGIT, EXISTING_USER, OTP_BLOCK, REQUEST_LIMIT_1MIN, OTP_SEND_FAIL
 */
export function sendOtp(world: OtpWorld, phone: string): { ref: string; token: string } | null {
  assertPhone(world, phone);
  if (memberByPhone(world, phone)) throw new Refusal('EXISTING_USER');
  const now = world.clock.now();
  if (isVerified(world, phone)) return null;
  const known = otpsOf(world, phone);
  if (isUntil(known.blockedUntil, BLOCK_MS, now)) throw new Refusal('OTP_BLOCK');
  known.sentAt = known.sentAt.filter((at) => isWithin(HOUR_MS, at, now));
  const last = known.sentAt.at(-1);
  if (last !== undefined && now - last < RESEND_WAIT_MS) throw new Refusal('REQUEST_LIMIT_1MIN');
  if (known.sentAt.length >= SENDS_PER_HOUR) throw new Refusal('OTP_BLOCK');
  assertNoOutage(world, 'otp-sending');

  for (const older of world.otps.values()) if (older.phone === phone) older.ended ??= 'replaced';
  const token = world.random.text(32);
  const otp: Otp = {
    phone,
    ref: world.random.text(REF_LENGTH).toUpperCase(),
    code: world.flags.otpCode ?? String(world.random.integer(10 ** DIGITS)).padStart(DIGITS, '0'),
    sentAt: now,
    expiresAt: now + OTP_MS,
    wrongCodes: 0,
    ended: null,
  };
  world.otps.set(token, otp);
  known.sentAt.push(now);
  return { ref: otp.ref, token };
}

/**
 * Checks a code; the phone then counts as verified. [7.12]
 * @returns OTP_CODE_VALID.
 * @throws Refusal OTP_TOKEN_INVALID for an unknown token, OTP_NOT_EXIST for a replaced one,
 * OTP_VERIFIED, OTP_BLOCK, OTP_EXPIRED, OTP_VERIFY_FAIL, OTP_CODE_INVALID
 */
export function verifyOtp(world: OtpWorld, token: string, code: string): ErrorCode {
  const otp = world.otps.get(token);
  if (!otp) throw new Refusal('OTP_TOKEN_INVALID');
  if (otp.ended) throw new Refusal(otp.ended === 'used' ? 'OTP_VERIFIED' : 'OTP_NOT_EXIST');
  const now = world.clock.now();
  const known = otpsOf(world, otp.phone);
  if (isUntil(known.blockedUntil, BLOCK_MS, now)) throw new Refusal('OTP_BLOCK');
  if (otp.expiresAt <= now) throw new Refusal('OTP_EXPIRED');
  assertNoOutage(world, 'otp-checking');
  if (otp.code !== code) {
    otp.wrongCodes += 1;
    if (wrongCodesOf(world, otp.phone) >= WRONG_CODES) known.blockedUntil = now + BLOCK_MS;
    throw new Refusal('OTP_CODE_INVALID');
  }
  otp.ended = 'used';
  known.verifiedUntil = now + VERIFIED_MS;
  return 'OTP_CODE_VALID';
}

/** A tester may set the clock back: what began later than now has not happened, and no wait exceeds its length. */
function isUntil(until: number, length: number, now: number): boolean {
  return isWithin(length, until - length, now);
}

/** Counts the attempts of all codes of the last hour, so that a new code gives no further guesses. */
function wrongCodesOf(world: OtpState & Pick<WorldBase, 'clock'>, phone: string): number {
  const now = world.clock.now();
  let wrong = 0;
  for (const otp of world.otps.values())
    if (otp.phone === phone && isWithin(HOUR_MS, otp.sentAt, now)) wrong += otp.wrongCodes;
  return wrong;
}

function otpsOf(world: OtpState, phone: string): PhoneOtps {
  const known = world.phoneOtps.get(phone) ?? { sentAt: [], blockedUntil: 0, verifiedUntil: 0 };
  world.phoneOtps.set(phone, known);
  return known;
}
