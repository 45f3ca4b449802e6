import type { ErrorCode } from 'contracts';
import { Refusal } from '../refusal.ts';

/** Parts of the service that QA may let fail, and the code with which a call that needs one is then refused. */
export const serviceParts = {
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

export type ServicePart = keyof typeof serviceParts;

/** As much of a world as is asked here. */
interface Service {
  failing: ReadonlySet<ServicePart>;
}

export function works({ failing }: Service, part: ServicePart): boolean {
  return !failing.has(part);
}

/** @throws Refusal with the part's code while it fails. */
export function assertWorks(world: Service, part: ServicePart): void {
  if (!works(world, part)) throw new Refusal(serviceParts[part]);
}
