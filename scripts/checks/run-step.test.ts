import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { prepareReports, runStep } from './run-step.ts';
import type { Step } from './steps.ts';

describe('runStep', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'run-step-'));
  });
  after(() => rm(folder, { recursive: true }));

  const step = (script: string, extra: Partial<Step> = {}): Step => ({
    name: 'planted',
    folder,
    args: ['--eval', script],
    minutes: 1,
    ...extra,
  });
  /** A step whose runner reports these counts. */
  const counting = (script: string, passed: number, failed: number) =>
    step(`require("node:fs").writeFileSync("counts", ""); ${script}`, {
      report: { file: path.join(folder, 'counts'), read: () => ({ passed, failed }) },
    });

  it('lets the processes of a step share what Node has compiled', async () => {
    const { detail } = await runStep(step('console.log(require("node:module").getCompileCacheDir())'), []);
    assert.match(detail, /node_modules.\.cache.compiled/);
  });

  it('counts a check as one', async () => {
    assert.deepEqual((await runStep(step(''), [])).counts, { passed: 1, failed: 0 });
    assert.deepEqual((await runStep(step('process.exit(3)'), [])).counts, { passed: 0, failed: 1 });
  });

  it('keeps all output', async () => {
    const { detail } = await runStep(step('console.log("out"); console.error("err")'), []);
    assert.match(detail, /out/);
    assert.match(detail, /err/);
  });

  it('counts a run that fails without a failing test as failed', async () => {
    assert.deepEqual((await runStep(counting('process.exit(1)', 7, 0), [])).counts, { passed: 7, failed: 1 });
  });

  it('counts a run without tests as failed', async () => {
    const { counts, detail } = await runStep(counting('', 0, 0), []);
    assert.deepEqual(counts, { passed: 0, failed: 1 });
    assert.match(detail, /ran no tests/);
  });

  it('counts a test runner that dies before it reports as failed', async () => {
    const silent = step('process.exit(1)', {
      report: { file: path.join(folder, 'no-such-report'), read: () => ({ passed: 1, failed: 0 }) },
    });
    assert.deepEqual((await runStep(silent, [])).counts, { passed: 0, failed: 1 });
  });

  it('ignores the report of an earlier run', async () => {
    const file = path.join(folder, 'old-report');
    await writeFile(file, '');
    const silent = step('', { report: { file, read: () => ({ passed: 1, failed: 0 }) } });
    assert.deepEqual((await runStep(silent, [])).counts, { passed: 0, failed: 1 });
  });

  it('names the signal that ended a test runner before it reported', async () => {
    const killed = step('process.kill(process.pid, "SIGKILL")', {
      report: { file: path.join(folder, 'no-such-report'), read: () => ({ passed: 1, failed: 0 }) },
    });
    const { counts, detail } = await runStep(killed, []);
    assert.deepEqual(counts, { passed: 0, failed: 1 });
    assert.match(detail, /killed by SIGKILL/);
  });

  it('counts a follow-up check that throws as failed, and shows its message', async () => {
    const { counts, detail } = await runStep(
      step('', {
        afterwards: () => {
          throw new Error('the pacts differ');
        },
      }),
      [],
    );
    assert.equal(counts.failed, 1);
    assert.match(detail, /the pacts differ/);
  });

  it('ends a step that hangs, with its child processes', { timeout: 20_000 }, async () => {
    // The grandchild keeps the output open: the step ends only after it is dead, too.
    const hanging = `
      const { spawn } = require("node:child_process");
      spawn(process.execPath, ["--eval", "setInterval(() => {}, 1000)"], { stdio: "inherit" });
      setInterval(() => {}, 1000);`;
    const { counts, detail } = await runStep(step(hanging, { minutes: 1 / 60 }), []);
    assert.deepEqual(counts, { passed: 0, failed: 1 });
    assert.match(detail, /hung and was ended/);
  });
});

describe('prepareReports', () => {
  it('clears all reports for a whole run, and none for a single step', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'reports-'));
    const report = path.join(folder, 'of-another-step');
    await writeFile(report, '');
    prepareReports(folder, false);
    assert.ok(existsSync(report));
    prepareReports(folder, true);
    assert.ok(!existsSync(report));
    assert.ok(existsSync(folder));
    await rm(folder, { recursive: true });
  });
});
