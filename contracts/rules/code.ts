/** The most characters of a code that names something of the service: a bank, a promotion, a receipt, a chat session. */
export const LONGEST_CODE = 64;
/** Of an invite code: `PR` and the profile's id. [2.47] */
export const LONGEST_INVITE_CODE = 2 + LONGEST_CODE;
