import { readFileSync } from 'node:fs';
import { runCommand } from './run-command.ts';
import type { Step } from './steps.ts';
import type { Tally } from './tally.ts';

export interface StepResult {
  step: Step;
  tally: Tally;
  seconds: number;
  /** Everything the step printed, and what else was wrong. */
  detail: string;
}

/** Runs one step and counts. `filters` narrow it, as the test runner itself understands them. */
export async function runStep(step: Step, filters: string[]): Promise<StepResult> {
  const from = performance.now();
  const { code, output, timedOut } = await runCommand({ ...step, args: [...step.args, ...filters] });
  const problems: string[] = [];
  let tally: Tally = { passed: 0, failed: 0 };
  try {
    tally = step.counts
      ? step.counts.read(readFileSync(step.counts.file, 'utf8'), filters.length > 0)
      : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
    if (tally.passed + tally.failed === 0) problems.push('The step ran no tests.');
    // A run that fails without a failing test (a broken hook, a leaked error) still failed.
    else if (code !== 0 && tally.failed === 0) problems.push(`The step ended with exit code ${code}.`);
    if (code === 0 && tally.failed === 0) step.afterwards?.();
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  if (timedOut) problems.unshift(`The step hung and was ended after ${step.minutes} minutes.`);
  if (problems.length > 0) tally = { ...tally, failed: Math.max(1, tally.failed) };
  return {
    step,
    tally,
    seconds: (performance.now() - from) / 1000,
    detail: [output.trim(), ...problems].join('\n'),
  };
}
