import { type FSWatcher, readdirSync, watch } from 'node:fs';
import path from 'node:path';

const SOURCE = /(?<!\.test)\.(?:ts|js|json)$/;
const LEFT_OUT = new Set(['node_modules', 'pacts', 'dist']);
/** Saves of several files, or a file that is emptied and then written, count as one change. */
const SETTLED_MS = 100;

/**
 * Calls `onChange` after a source file in the folders has changed, until the returned function is called. Watches folders:
 * a watch on a file ends when an editor or git replaces the file, so `node --watch` misses every later change.
 */
export function watchSources(roots: readonly string[], onChange: (file: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  let settled: NodeJS.Timeout | undefined;

  const forget = (folder: string) => {
    for (const [watched, watcher] of watchers) {
      if (watched !== folder && !watched.startsWith(folder + path.sep)) continue;
      watcher.close();
      watchers.delete(watched);
    }
  };

  const watchFolder = (folder: string) => {
    const watcher = watch(folder, (_event, name) => {
      if (name === null) return;
      const file = path.join(folder, name);
      // A new folder may hold files already.
      if (!SOURCE.test(name) && !watchAgain(file)) return;
      clearTimeout(settled);
      settled = setTimeout(() => onChange(file), SETTLED_MS);
    });
    // The folder is deleted.
    watcher.once('error', () => forget(folder));
    watchers.set(folder, watcher);
  };

  /** @returns whether the path is a folder; git may have deleted it and made it again */
  const watchAgain = (folder: string): boolean => {
    forget(folder);
    return watchTree(folder);
  };

  const watchTree = (folder: string): boolean => {
    if (LEFT_OUT.has(path.basename(folder))) return false;
    try {
      // Before it is listed, so that no file is created in between.
      watchFolder(folder);
      const entries = readdirSync(folder, { withFileTypes: true });
      for (const entry of entries) if (entry.isDirectory()) watchTree(path.join(folder, entry.name));
      return true;
    } catch {
      forget(folder);
      return false;
    }
  };

  roots.forEach(watchTree);
  return () => {
    clearTimeout(settled);
    for (const watcher of watchers.values()) watcher.close();
  };
}
