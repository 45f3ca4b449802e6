/** Sent by a page to the waiting worker when both belong to the same build. */
export const TAKE_OVER = 'take-over';

/** Folders on the app's origin that other servers handle: the backend, and the mock with its console. */
export const FOREIGN_FOLDERS = ['api', 'socket.io', 'files', 'games', 'qa', 'mock'] as const;

/** Matches the path of a request that the worker leaves alone: another server's, or a file's. */
export const isOfAnother = new RegExp(
  `^/(?:${FOREIGN_FOLDERS.map((folder) => folder.replace('.', '\\.')).join('|')})(?:[/?]|$)|^[^?]*\\.(?!html(?:\\?|$))[^/?]*(?:\\?|$)`,
);
