import { isCode, isSuccessCode, messageOf } from './reasons.ts';

/** Codes of success that do not say so. [8.03] [8.05] */
const DONE = /^(?:BONUS_CLEAR|OTP_(?:CODE_VALID|VERIFIED))$/;

/**
 * Reads the reply of a call that only confirms that it was done.
 * @throws when the reply has another shape, or the code of a refusal: it proves nothing, so the app reads the state again. [7.04]
 * [7.07] [7.08]
 */
export function readDone(reply: { message: string; success?: unknown }): true {
  const message = messageOf(reply);
  const isDone = message !== null && (!isCode(message) || isSuccessCode(message) || DONE.test(message));
  if (!isDone || (reply.success ?? true) !== true) throw new TypeError('reply: message is no success');
  return true;
}
