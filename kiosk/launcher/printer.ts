import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { PrinterState } from './staff/shapes.ts';

const run = promisify(execFile);
const ANSWER_TIMEOUT_MS = 3_000;

const UNKNOWN: PrinterState = { state: 'unknown', waiting: 0, last: 0 };

type Lpstat = (args: string[]) => Promise<string>;
type Cancel = (job: string) => Promise<unknown>;

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
    const numbers = [...jobs, ...done].map(numberOf);
    return { state: stateOf(described), waiting: jobs.length, last: Math.max(0, ...numbers) };
  } catch {
    return UNKNOWN;
  }
}

/**
 * Cancels what came into the queue after a job. Resolves to the cancelled jobs. (K12)
 * @throws Error when the print service does not list its jobs
 */
export async function cancelAfter(
  last: number,
  lpstat: Lpstat = askLpstat,
  cancel: Cancel = cancelJob,
): Promise<string[]> {
  const jobs = await waitingJobs(lpstat);
  return cancelAll(
    jobs.filter((job) => numberOf(job) > last),
    cancel,
  );
}

/**
 * The page's print timeout (20 s) and some more: the page takes a job that leaves the queue for printed, also if the launcher
 * cancelled it.
 */
const PRINTED_WITHIN_MS = 25_000;

/**
 * Cancels receipts that were in the queue at a look long before, and those from before this launcher at the first look. A printer
 * that is unplugged or out of paper accepts a receipt, and CUPS keeps it, also over a restart of the machine: it would come out
 * for another member, and no other is printed before it. (K12)
 */
export function createQueueWatch(now: () => number, lpstat: Lpstat = askLpstat, cancel: Cancel = cancelJob) {
  let isFirst = true;
  /** When a look first found each job that waits. */
  let found: ReadonlyMap<string, number> = new Map();
  return {
    /** Resolves to the cancelled jobs. */
    async look(): Promise<string[]> {
      const time = now();
      // Also without an answer: the next look may find a new receipt.
      const since = isFirst ? -Infinity : time;
      isFirst = false;
      try {
        const jobs = await waitingJobs(lpstat);
        found = new Map(jobs.map((job) => [job, found.get(job) ?? since]));
        const old = [...found].filter(([, at]) => time - at >= PRINTED_WITHIN_MS);
        return await cancelAll(
          old.map(([job]) => job),
          cancel,
        );
      } catch {
        return [];
      }
    },
  };
}

/**
 * CUPS refuses to cancel the jobs of other users, such as a technician's test page, and those that are done. A job
 * counts as cancelled without an answer in time too: otherwise its empty queue would prove that it was printed.
 */
async function cancelAll(jobs: string[], cancel: Cancel): Promise<string[]> {
  const ends = await Promise.allSettled(jobs.map(cancel));
  return jobs.filter((_job, index) => {
    const end = ends[index];
    if (end?.status !== 'rejected') return true;
    return (end.reason as { killed?: unknown } | null)?.killed === true;
  });
}

const cancelJob: Cancel = (job) => run('cancel', [job], { timeout: ANSWER_TIMEOUT_MS });

const numberOf = (job: string) => Number(job.slice(job.lastIndexOf('-') + 1));

async function waitingJobs(lpstat: Lpstat): Promise<string[]> {
  const name = await defaultPrinter(lpstat);
  return name === null ? [] : jobsOf(name, lpstat);
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
