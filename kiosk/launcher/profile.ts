import { lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning, processesWorkingIn, startTicks } from './process-facts.ts';

/** statfs(2) type of an in-memory file system: deleted files leave no trace on disk. */
const TMPFS = 0x01021994;
/** A profile grows to about 50 MB with its cache. Containers often have a /dev/shm of 64 MB, which Chromium needs itself. */
const ROOM = 256 * 1024 * 1024;

const NAME = /^wallet-kiosk-(\d+)-(\d+)-\w+$/;

export interface Profile {
  path: string;
  /** Redirects into the profile what Chromium and its libraries otherwise write elsewhere: crash dumps, caches, settings. */
  environment: Record<string, string>;
  remove(): void;
}

/**
 * Without these settings Chromium saves the phone number of each member who signs in to its password and form lists,
 * which pages cannot clear, and shows a translate bubble over the page. The managed policies set the same; these settings
 * work without them. No policy and no flag stops F7, which asks in a window over the page whether arrow keys should move a
 * text cursor.
 */
const PREFERENCES = {
  credentials_enable_service: false,
  credentials_enable_autosignin: false,
  profile: { password_manager_enabled: false },
  translate: { enabled: false },
  settings: { a11y: { caretbrowsing: { show_dialog: false } } },
  autofill: { enabled: false, profile_enabled: false, credit_card_enabled: false },
};

/** Creates a new profile folder for one launch, closed to other users and in memory if possible. (K1) */
export function createProfile(folder: string = profileFolder()): Profile {
  const path = mkdtempSync(join(folder, `wallet-kiosk-${process.pid}-${startTicks(process.pid)}-`));
  const environment = {
    XDG_CONFIG_HOME: join(path, 'config'),
    XDG_CACHE_HOME: join(path, 'cache'),
    XDG_DATA_HOME: join(path, 'data'),
    BREAKPAD_DUMP_LOCATION: join(path, 'dumps'),
  };
  for (const inside of Object.values(environment)) mkdirSync(inside);
  mkdirSync(join(path, 'Default'));
  writeFileSync(join(path, 'Default/Preferences'), JSON.stringify(PREFERENCES));
  return { path, environment, remove: () => removeProfile(path) };
}

/**
 * Deletes the profiles of launchers that could not do so themselves (SIGKILL, power loss), and kills any Chromium that
 * outlived its launcher. Keeps the profiles of running launchers. Returns those it found; one that cannot be deleted does not keep
 * the terminal from starting.
 */
export function sweepProfiles(folders: readonly string[] = [...memoryFolders(), tmpdir()]): string[] {
  const left = [...new Set(folders)].flatMap(profilesIn).filter(isStale);
  for (const path of left) {
    endProcessesIn(path);
    try {
      removeProfile(path);
    } catch {
      // The caller sees that it is still there.
    }
  }
  return left;
}

/** The profile's name is unique, so no other process matches. */
export function endProcessesIn(path: string): void {
  for (const pid of processesWorkingIn(path)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has already exited.
    }
  }
}

function removeProfile(path: string): void {
  // A dying helper may create a file between listing and deleting.
  rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
}

function profilesIn(folder: string): string[] {
  const isOwn = (path: string) => {
    const { uid } = lstatSync(path);
    return uid === process.getuid?.();
  };
  try {
    return readdirSync(folder)
      .filter((name) => NAME.test(name))
      .map((name) => join(folder, name))
      .filter(isOwn);
  } catch {
    return [];
  }
}

function isStale(path: string): boolean {
  const [, pid, ticks] = NAME.exec(path.split('/').at(-1) ?? '') ?? [];
  return !isRunning(Number(pid)) || startTicks(Number(pid)) !== Number(ticks);
}

function profileFolder(): string {
  return memoryFolders().find(hasRoom) ?? tmpdir();
}

function memoryFolders(): string[] {
  const candidates = ['/dev/shm', process.env['XDG_RUNTIME_DIR']];
  return candidates.filter((folder) => folder !== undefined).filter(isInMemory);
}

/** Whether files in the folder never reach a disk. False for a folder that does not exist. */
export function isInMemory(folder: string): boolean {
  try {
    return statfsSync(folder).type === TMPFS;
  } catch {
    return false;
  }
}

/**
 * Whether a profile fits.
 * @throws Error for a folder that does not exist
 */
export function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ROOM;
}
