import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ANSWER_TIMEOUT_MS = 3_000;

export interface PrinterState {
  state: 'ready' | 'no-paper' | 'offline' | 'unknown';
  waiting: number;
}

/** Asks CUPS; `unknown` if there is no print service or no default printer. */
export async function readPrinter(
  lpstat: (args: string[]) => Promise<string> = askLpstat,
): Promise<PrinterState> {
  try {
    const [, name] = /: (\S+)\s*$/.exec(await lpstat(['-d'])) ?? [];
    if (!name) return { state: 'unknown', waiting: 0 };
    const [described, jobs] = await Promise.all([lpstat(['-l', '-p', name]), lpstat(['-o', name])]);
    const waiting = jobs.split('\n').filter((line) => line.startsWith(`${name}-`)).length;
    return { state: stateOf(described), waiting };
  } catch {
    return { state: 'unknown', waiting: 0 };
  }
}

function stateOf(described: string): PrinterState['state'] {
  if (/media-(?:empty|needed)/.test(described)) return 'no-paper';
  if (/ disabled since |offline|cover-open|connecting-to-device/.test(described)) return 'offline';
  return 'ready';
}

async function askLpstat(args: string[]): Promise<string> {
  const env = { ...process.env, LC_ALL: 'C' };
  return (await run('lpstat', args, { env, timeout: ANSWER_TIMEOUT_MS })).stdout;
}
