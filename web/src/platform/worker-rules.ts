/** What a page sends the worker that waits, when it runs that worker's build. */
export const TAKE_OVER = 'take-over';

/** Folders of the app's origin that others answer: the backend, and the mock with its console. */
export const FOREIGN_FOLDERS = ['api', 'socket.io', 'files', 'games', 'qa', 'mock'] as const;

/** Paths that are not the app's page: those folders, and every file but the page itself. */
export const isOfAnother = new RegExp(
  `^/(?:${FOREIGN_FOLDERS.map((folder) => folder.replace('.', '\\.')).join('|')})(?:[/?]|$)|^[^?]*\\.(?!html(?:\\?|$))[^/?]*(?:\\?|$)`,
);
