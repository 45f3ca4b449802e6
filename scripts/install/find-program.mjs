import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

/**
 * The full path of the first of these programs that exists and is executable.
 * @param {string[]} names program names on the PATH, or absolute paths
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 */
export function findProgram(names, env = process.env) {
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const candidates = names.flatMap((name) =>
    path.isAbsolute(name) ? [name] : folders.map((folder) => path.join(folder, name)),
  );
  return candidates.find(isProgram);
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
