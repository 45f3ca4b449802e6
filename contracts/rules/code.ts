/** The most characters of a code that names something of the service: a bank, a promotion, a receipt, a chat session. */
export const LONGEST_CODE = 64;
