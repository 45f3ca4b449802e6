import { OneOf } from 'contracts';
import type { ErrorCode } from 'contracts';
import type { Slice } from '../../engine/slice.ts';
import { setOf } from '../../engine/snapshot-kinds.ts';
import { Refusal } from './refusal.ts';

export const outageCodes = {
  service: 'INTERNAL_SERVER_ERROR',
  login: 'LOGIN_FAIL',
  registration: 'REGISTER_FAIL',
  'game-registration': 'GAME_ACTIVATION_FAIL',
  'otp-sending': 'OTP_SEND_FAIL',
  'otp-checking': 'OTP_VERIFY_FAIL',
  'game-opening': 'SLOT_ACTIVATE_FAIL',
  'game-password': 'SLOT_RESET_PASSWORD_FAIL',
  'game-transfer': 'TRANSFER_FAIL',
  'invite-bonus': 'INVITE_BONUS_FAIL',
  'slip-intake': 'SLIP_UPLOAD_FAIL',
} as const satisfies Record<string, ErrorCode>;

/** A part of the service that can fail with its own codes. */
export type Outage = keyof typeof outageCodes;

export interface OutagesState {
  readonly outages: Set<Outage>;
}

export const outagesSlice: Slice<OutagesState> = {
  create: () => ({ outages: new Set() }),
  kinds: { outages: setOf(OneOf(Object.keys(outageCodes) as Outage[])) },
};

/** @throws Refusal with the outage's code during the outage. */
export function assertNoOutage({ outages }: OutagesState, outage: Outage): void {
  if (outages.has(outage)) throw new Refusal(outageCodes[outage]);
}
