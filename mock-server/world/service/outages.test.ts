import { expect, it } from 'vitest';
import { assertNoOutage, type Outage, outagesSlice } from './outages.ts';
import { Misuse, Refusal } from './refusal.ts';

it.each<[Outage, string]>([
  ['service', 'INTERNAL_SERVER_ERROR [8.10]'],
  ['login', 'LOGIN_FAIL [8.02]'],
  ['registration', 'REGISTER_FAIL [8.04]'],
  ['game-registration', 'GAME_ACTIVATION_FAIL [8.04]'],
  ['otp-sending', 'OTP_SEND_FAIL [8.03]'],
  ['otp-checking', 'OTP_VERIFY_FAIL [8.03]'],
  ['game-opening', 'SLOT_ACTIVATE_FAIL [8.08]'],
  ['game-password', 'SLOT_RESET_PASSWORD_FAIL [8.08]'],
  ['game-transfer', 'TRANSFER_FAIL [8.08]'],
  ['invite-bonus', 'INVITE_BONUS_FAIL [8.06]'],
  ['slip-intake', 'SLIP_UPLOAD_FAIL [8.09]'],
])('the outage "%s" refuses with %s, and only during it', (outage, code) => {
  const state = outagesSlice.create();
  expect(() => assertNoOutage(state, outage)).not.toThrow();
  state.outages.add(outage);
  expect(() => assertNoOutage(state, outage)).toThrow(code.split(' ')[0]);
  for (const other of ['service', 'login'] as const)
    if (other !== outage) expect(() => assertNoOutage(state, other)).not.toThrow();
});

it('a refusal and a misuse are told apart by their names', () => {
  expect(String(new Refusal('NO_DATA'))).toBe('Refusal: NO_DATA');
  expect(String(new Misuse('no'))).toBe('Misuse: no');
});
