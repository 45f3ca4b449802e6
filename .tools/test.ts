// npm test: every check and every test, then one line with the sum. `npm test -- --only <step>` runs one step.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApps, root } from './build-apps.ts';
import { lanes, lastSteps, type Step, type Tally } from './steps.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = (step: Step) => values.only === undefined || step.name.split(' ')[0] === values.only;

const total: Tally = { passed: 0, failed: 0 };
const startedAt = performance.now();

rmSync(join(root, '.reports'), { recursive: true, force: true });
mkdirSync(join(root, '.reports'), { recursive: true });

const chosen = [...lanes.flat(), ...lastSteps].filter(wanted);
if (chosen.length === 0) {
  const names = [...new Set([...lanes.flat(), ...lastSteps].map((step) => step.name.split(' ')[0]))];
  console.error(`There is no step "${values.only}". Steps: ${names.join(', ')}`);
  process.exit(1);
}

// Two lanes side by side where there are the cores for it.
const inLanes = lanes.map((lane) => lane.filter(wanted));
if (availableParallelism() > 1) await Promise.all(inLanes.map(runLane));
else for (const lane of inLanes) await runLane(lane);
for (const step of lastSteps.filter(wanted)) {
  try {
    await buildApps();
    await runStep(step);
  } catch (error) {
    report(step, { passed: 0, failed: 1 }, 0, error instanceof Error ? error.message : String(error));
  }
}

console.log(`\n${Math.round((performance.now() - startedAt) / 1000)} s in all`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

async function runLane(lane: Step[]) {
  for (const step of lane) await runStep(step);
}

async function runStep(step: Step) {
  const from = performance.now();
  const { code, output, timedOut } = await execute(step);
  const seconds = (performance.now() - from) / 1000;
  let tally: Tally;
  let detail = output;
  try {
    tally = step.tally?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
    if (tally.passed + tally.failed === 0) throw new Error('the step ran no tests');
    if (timedOut) throw new Error(`the step was ended after ${step.minutes} minutes`);
    // A run that fails without a failing test (a broken hook, a leaked error) still failed.
    if (code !== 0 && tally.failed === 0) throw new Error(`the step ended with exit code ${code}`);
    if (tally.failed === 0) step.afterwards?.();
  } catch (error) {
    tally = { passed: 0, failed: 1 };
    detail += `\n${error instanceof Error ? error.message : String(error)}`;
  }
  report(step, tally, seconds, detail);
}

function report(step: Step, tally: Tally, seconds: number, detail: string) {
  total.passed += tally.passed;
  total.failed += tally.failed;
  const counts =
    tally.failed > 0 ? `${tally.passed} passed, ${tally.failed} FAILED` : `${tally.passed} passed`;
  console.log(
    `${tally.failed > 0 ? '✗' : '✓'} ${step.name.padEnd(18)} ${counts.padEnd(24)} ${seconds.toFixed(1)} s`,
  );
  if (tally.failed > 0) console.log(detail.trim().replace(/^/gm, '    '));
}

function execute(step: Step): Promise<{ code: number | null; output: string; timedOut: boolean }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, step.args, {
      cwd: step.folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that a step that hangs is ended with the browsers it started.
      detached: true,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...step.env },
    });
    let output = '';
    let timedOut = false;
    const limit = setTimeout(() => {
      timedOut = true;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, step.minutes * 60_000);
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => (output += error.message));
    child.on('close', (code) => {
      clearTimeout(limit);
      resolve({ code, output, timedOut });
    });
  });
}
