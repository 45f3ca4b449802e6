import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { PrinterState } from './staff/shapes.ts';

const run = promisify(execFile);
const ANSWER_TIMEOUT_MS = 3_000;

const UNKNOWN: PrinterState = { state: 'unknown', waiting: 0, last: 0 };

type Lpstat = (args: string[]) => Promise<string>;

/** Asks CUPS; `unknown` if there is no print service or no default printer. */
export async function readPrinter(lpstat: Lpstat = askLpstat): Promise<PrinterState> {
  try {
    const name = await defaultPrinter(lpstat);
    if (name === null) return UNKNOWN;
    const [described, jobs, done] = await Promise.all([
      lpstat(['-l', '-p', name, '-a', name]),
      jobsOf(name, lpstat),
      // A fast printer is done between two looks.
      jobsOf(name, lpstat, ['-W', 'completed']),
    ]);
    const numbers = [...jobs, ...done].map((job) => Number(job.slice(name.length + 1)));
    return { state: stateOf(described), waiting: jobs.length, last: Math.max(0, ...numbers) };
  } catch {
    return UNKNOWN;
  }
}

/**
 * Cancels receipts that wait at two looks. A printer that is unplugged or out of paper accepts a receipt, and CUPS keeps it, also
 * over a restart of the machine: it would come out for another member, and no other is printed before it. (K12)
 */
export function createQueueWatch(
  lpstat: Lpstat = askLpstat,
  cancel: (job: string) => Promise<unknown> = (job) => run('cancel', [job], { timeout: ANSWER_TIMEOUT_MS }),
) {
  let before: string[] = [];
  return {
    /** Resolves to the cancelled jobs. */
    async look(): Promise<string[]> {
      try {
        const name = await defaultPrinter(lpstat);
        const jobs = name === null ? [] : await jobsOf(name, lpstat);
        const left = jobs.filter((job) => before.includes(job));
        before = jobs;
        const ends = await Promise.allSettled(left.map(cancel));
        // CUPS refuses to cancel the jobs of other users, such as a technician's test page.
        return left.filter((_job, index) => ends[index]?.status === 'fulfilled');
      } catch {
        return [];
      }
    },
  };
}

async function defaultPrinter(lpstat: Lpstat): Promise<string | null> {
  return /: (\S+)\s*$/.exec(await lpstat(['-d']))?.[1] ?? null;
}

async function jobsOf(printer: string, lpstat: Lpstat, which: string[] = []): Promise<string[]> {
  const names = (await lpstat([...which, '-o', printer]))
    .split('\n')
    .map((line) => line.split(' ', 1)[0] ?? '');
  return names.filter((name) => name.startsWith(`${printer}-`));
}

function stateOf(described: string): PrinterState['state'] {
  if (/media-(?:empty|needed)/.test(described)) return 'no-paper';
  if (/ disabled since | not accepting |offline|cover-open/.test(described)) return 'offline';
  if (described.includes('connecting-to-device')) return 'connecting';
  return 'ready';
}

async function askLpstat(args: string[]): Promise<string> {
  const env = { ...process.env, LC_ALL: 'C' };
  return (await run('lpstat', args, { env, timeout: ANSWER_TIMEOUT_MS })).stdout;
}
