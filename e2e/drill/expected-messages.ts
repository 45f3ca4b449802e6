/** The browser's own line about a request that failed or was refused, and the one line of the app that the spec asks for. */
export const EXPECTED_MESSAGES =
  /Failed to load resource|^warning: The wallet could not be read|WebSocket connection|net::ERR_/;
