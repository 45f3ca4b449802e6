import { readdirSync, readFileSync } from 'node:fs';

/** A zombie does not count. */
export function isRunning(pid: number): boolean {
  const fields = statFields(pid);
  if (fields) return fields[0] !== 'Z';
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Start time of a process, in ticks since boot. Together with the id it identifies a process, because ids are reused. 0
 * if the system does not report it.
 */
export function startTicks(pid: number): number {
  return Number(statFields(pid)?.[19] ?? 0);
}

/** Running processes with an argument such as `--user-data-dir=<folder>`; Linux only. */
export function processesWorkingIn(folder: string): number[] {
  return processIds().filter((pid) => {
    const worksThere = (argument: string) => argument.startsWith('--') && argument.includes(`=${folder}`);
    return isRunning(pid) && commandLine(pid).some(worksThere);
  });
}

/**
 * The fields of `/proc/<pid>/stat` from the state (field 3 of proc(5)) on: the name before it may contain spaces and
 * parentheses.
 */
function statFields(pid: number): string[] | null {
  const stat = readProc(`${pid}/stat`);
  return stat === '' ? null : stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function processIds(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

/** Chromium's helpers write their arguments as one string, separated by spaces. */
function commandLine(pid: number): string[] {
  return readProc(`${pid}/cmdline`).split(/[\0 ]/);
}

function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return '';
  }
}
