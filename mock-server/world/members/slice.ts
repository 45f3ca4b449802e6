import { mergeSlices, type Slice } from '../../engine/slice.ts';
import { loginGuardSlice, type LoginGuardState } from './login-guard.ts';
import { membersSlice, type MembersState } from './members.ts';
import { otpSlice, type OtpState } from './otp.ts';
import { tokensSlice, type TokensState } from './tokens.ts';

export interface IdentityState extends MembersState, TokensState, LoginGuardState, OtpState {}

export const identitySlice: Slice<IdentityState> = mergeSlices(
  membersSlice,
  tokensSlice,
  loginGuardSlice,
  otpSlice,
);
