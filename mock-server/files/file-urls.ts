/** Where uploads are served, below the mock's root. */
export const FILES_PREFIX = '/files';

/** The path under which a file is served. */
export function filePath(id: string): string {
  return `${FILES_PREFIX}/${id}`;
}
