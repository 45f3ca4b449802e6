import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { messageOf } from 'command-line';
import { runCommand } from './run-command.ts';
import type { Counts } from './counts.ts';
import type { Step } from './steps.ts';

export interface StepResult {
  step: Step;
  counts: Counts;
  seconds: number;
  /** The step's output, unless it was printed live, and other errors. */
  detail: string;
}

/** A whole run starts without reports. A single step leaves those of others, because it may run beside a whole run. */
export function prepareReports(folder: string, isWholeRun: boolean): void {
  if (isWholeRun) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/** Runs one step and counts its tests. `filters` are passed to the test runner. */
export async function runStep(step: Step, filters: string[], isLive = false): Promise<StepResult> {
  const from = performance.now();
  // A runner that dies leaves no report, and an earlier one must not replace it.
  if (step.report) rmSync(step.report.file, { force: true });
  const { code, signal, output, timedOut } = await runCommand({
    ...step,
    args: [...step.args, ...filters],
    isLive,
  });
  const problems: string[] = [];
  let counts: Counts = { passed: 0, failed: 0 };
  try {
    counts = step.report
      ? step.report.read(readFileSync(step.report.file, 'utf8'), filters.length > 0)
      : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
    if (counts.passed + counts.failed === 0) problems.push('The step ran no tests.');
    // A run that fails without a failing test (a broken hook, a leaked error) still failed.
    else if (code !== 0 && counts.failed === 0) problems.push(`The step ended with exit code ${code}.`);
    if (code === 0 && counts.failed === 0) step.afterwards?.();
  } catch (error) {
    problems.push(messageOf(error));
  }
  // Names who ended the runner: a machine without memory kills it, and it leaves no report.
  if (signal !== null && !timedOut) problems.unshift(`The step was killed by ${signal}.`);
  if (timedOut) problems.unshift(`The step hung and was ended after ${step.minutes} minutes.`);
  if (problems.length > 0) counts = { ...counts, failed: Math.max(1, counts.failed) };
  return {
    step,
    counts,
    seconds: (performance.now() - from) / 1000,
    detail: [...(isLive ? [] : [output.trim()]), ...problems].join('\n'),
  };
}
