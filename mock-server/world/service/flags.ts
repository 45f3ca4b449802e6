import Type, { type Static } from 'typebox';
import { Nullable, OneOf } from 'contracts';
import type { Slice } from '../../engine/slice.ts';
import { recordOf, Stored } from '../../engine/snapshot-kinds.ts';

/** How long a token is valid; the spec shows no value. [3.23] */
export const TOKEN_SECONDS = 24 * 60 * 60;

const FlagsSchema = Stored({
  /** The service is terminated: every call but the active lookup answers 'gone'. [2.12] [7.01] */
  terminated: Type.Boolean(),
  /** How long a new token is valid; 0 issues expired tokens. */
  tokenSeconds: Type.Number({ minimum: 0 }),
  /** Tokens are not stored, as after a restart of the service: each is unknown when it is used. [4.02] */
  forgetsTokens: Type.Boolean(),
  registerOTP: Type.Boolean(),
  /** The code of every OTP; null for random codes. */
  otpCode: Nullable(Type.String({ pattern: '^\\d{6}$' })),
  enableChatWidget: Type.Boolean(),
  spinActive: Type.Boolean(),
  inviteActive: Type.Boolean(),
  refundActive: Type.Boolean(),
  /** Which numbers may register; `both` takes Thai numbers of ten digits and Lao ones of the form 020 + 8 digits. [5.02] */
  edition: OneOf(['thai', 'laos', 'both']),
  /** A failed login says whether the phone or the password was wrong, as some services do. [8.02] */
  loginTellsWhich: Type.Boolean(),
  /** Every call comes from an address that the service does not serve. [6.03] */
  invalidIp: Type.Boolean(),
  /** Calls of one caller in a minute before REQUEST_LIMIT; null for no limit. [8.02] */
  requestsPerMinute: Nullable(Type.Integer({ minimum: 0 })),
  /** Deposits are credited manually, from a slip. [3.11] */
  isManual: Type.Boolean(),
  /** Slips contain the address of their picture; otherwise the app requests it by reference. [2.76] */
  slipLinks: Type.Boolean(),
  /** A socket may join a member's room only with that member's token. [7.56] */
  strictSockets: Type.Boolean(),
});
/** Switches and figures of the service that testers can change. */
export type Flags = Static<typeof FlagsSchema>;

export interface FlagsState {
  readonly flags: Flags;
}

const DEFAULT_FLAGS: Readonly<Flags> = {
  terminated: false,
  tokenSeconds: TOKEN_SECONDS,
  forgetsTokens: false,
  registerOTP: true,
  otpCode: null,
  enableChatWidget: true,
  spinActive: true,
  inviteActive: true,
  refundActive: true,
  edition: 'both',
  loginTellsWhich: false,
  invalidIp: false,
  requestsPerMinute: null,
  isManual: false,
  slipLinks: true,
  strictSockets: true,
};

export const flagsSlice: Slice<FlagsState> = {
  create: () => ({ flags: { ...DEFAULT_FLAGS } }),
  kinds: { flags: recordOf(FlagsSchema) },
};
