// npm test                                every check and every test, then one line with the sum
// npm test -- --only <step>               one step
// npm test -- --only <step> -- <filters>  one step, with filters for its test runner
import { availableParallelism } from 'node:os';
import { choice, CommandLineError, messageOf, readCommandLine } from 'command-line';
import { endCommands } from './checks/run-command.ts';
import { prepareReports, runStep, type StepResult } from './checks/run-step.ts';
import { lastSteps, parallelSteps, reports, type Step } from './checks/steps.ts';
import { buildApps } from './serve/build-apps.ts';
import { endWithNpm } from './serve/end-with-npm.ts';

const startedAt = performance.now();
const { only, filters } = readArguments();
const chosen = (steps: Step[]) => steps.filter((step) => only === null || groupOf(step) === only);
const total = { passed: 0, failed: 0 };

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void endCommands().finally(() => process.exit(130)));
}
endWithNpm();

prepareReports(reports, only === null);

// Runs two steps at a time if there are enough cores.
const waiting = chosen(parallelSteps);
const atOnce = availableParallelism() > 1 ? 2 : 1;
await Promise.all(Array.from({ length: atOnce }, () => runAll(waiting)));
await runBrowserSteps(chosen(lastSteps));

console.log(`\n${Math.round((performance.now() - startedAt) / 1000)} s in all`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

/** Takes the steps off the list one by one, so that two callers can share it. */
async function runAll(waiting: Step[]) {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    report(await runStep(step, filters, only !== null));
  }
}

/** The journeys run on the shipped apps, so they are built first, outside the step's time limit. */
async function runBrowserSteps(steps: Step[]) {
  if (steps.length === 0) return;
  try {
    await buildApps();
  } catch (error) {
    const detail = messageOf(error);
    for (const step of steps) report({ step, counts: { passed: 0, failed: 1 }, seconds: 0, detail });
    return;
  }
  await runAll(steps);
}

function report({ step, counts, seconds, detail }: StepResult) {
  total.passed += counts.passed;
  total.failed += counts.failed;
  const isGood = counts.failed === 0;
  const sum = `${counts.passed} passed${isGood ? '' : `, ${counts.failed} FAILED`}`;
  console.log(`${isGood ? '✓' : '✗'} ${step.name.padEnd(18)} ${sum.padEnd(24)} ${seconds.toFixed(1)} s`);
  for (const flaky of counts.flaky ?? []) console.log(`    passed only on retry: ${flaky}`);
  if (!isGood && detail !== '') console.log(detail.replace(/^/gm, '    '));
}

function readArguments(): { only: string | null; filters: string[] } {
  const names = [...new Set([...parallelSteps, ...lastSteps].map(groupOf))];
  return readCommandLine(
    {
      command: 'npm test --',
      options: {
        only: { ...choice(names, null, 'only this; filters go to its test runner'), placeholder: 'step' },
      },
      rest: '[-- filters]',
    },
    ({ only, rest }) => {
      if (only === null && rest.length > 0) throw new CommandLineError('Filters need --only <step>.');
      return { only, filters: rest };
    },
  );
}

/** `types` and `types scripts` are both the step `types`. */
function groupOf(step: Step): string {
  return step.name.split(' ')[0] ?? step.name;
}
