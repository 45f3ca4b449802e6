/**
 * Longest text of a message. The app counts UTF-16 units, as `maxlength` does; the service counts code points, as a schema does. A text
 * never has fewer units than code points, so the service refuses no text that the app takes. [2.83] [5.28] [9.03]
 */
export const CHAT_TEXT_MAX = 2000;
/** Longest address of a file or picture, and longest path of an upload. [3.26] [3.28] [7.54] */
export const CHAT_PATH_MAX = 2000;
/** Longest id of a member or guest in the name of a room and in a message. [1.05] [7.56] */
export const CHAT_ID_MAX = 64;
/** Messages per page of history; `skip` increases by this number. [9.05] */
export const CHAT_PAGE = 10;
/** How often the client checks that its socket is connected. [9.06] */
export const CHAT_CHECK_MS = 5000;
/** How long the client waits after a message before it marks all as read. [4.13] [9.07] */
export const CHAT_READ_DEBOUNCE_MS = 1000;
/** How long the socket waits before it connects again. [7.56] [9.09] */
export const CHAT_RECONNECT_MS = 500;
