/** Characters of a chat text. [9.03] [5.28] */
export const CHAT_TEXT_MAX = 2000;
/** Messages of one page of history; `skip` grows by it. [9.05] */
export const CHAT_PAGE = 10;
/** How often the client looks whether its socket is still connected. [9.06] */
export const CHAT_CHECK_MS = 5000;
export const CHAT_READ_DEBOUNCE_MS = 1000;
/** [9.09] */
export const CHAT_RECONNECT_MS = 500;
