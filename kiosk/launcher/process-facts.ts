import { readdirSync, readFileSync } from 'node:fs';

/** Whether a process of that id runs. One that has ended and only waits to be collected does not. */
export function isRunning(pid: number): boolean {
  const fields = statFields(pid);
  if (fields) return fields[0] !== 'Z';
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, only not for us to signal.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * When a process was started, in ticks since boot: with its id it names a process for good, since ids are given again.
 * 0 where the system does not tell.
 */
export function startTicks(pid: number): number {
  return Number(statFields(pid)?.[19] ?? 0);
}

/** The running processes that work in a folder by an argument such as `--user-data-dir=<folder>`; Linux only. */
export function processesWorkingIn(folder: string): number[] {
  return processIds().filter((pid) => {
    const worksThere = (argument: string) => argument.startsWith('--') && argument.includes(`=${folder}`);
    return isRunning(pid) && commandLine(pid).some(worksThere);
  });
}

/** `/proc/<pid>/stat` from the state (field 3 of proc(5)) on: the name before it may hold spaces and parentheses. */
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

/** Chromium's helpers write their arguments in one piece, with spaces between. */
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
