export const CHAT_TEXT_MAX = 2000;
/** Messages per page of history; `skip` increases by this number. [9.05] */
export const CHAT_PAGE = 10;
/** How often the client checks that its socket is connected. [9.06] */
export const CHAT_CHECK_MS = 5000;
export const CHAT_READ_DEBOUNCE_MS = 1000;
export const CHAT_RECONNECT_MS = 500;
