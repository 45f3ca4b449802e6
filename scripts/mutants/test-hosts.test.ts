import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { reports } from '../checks/steps.ts';
import { root } from '../root.ts';
import { TestHosts } from './test-hosts.ts';

mkdirSync(reports, { recursive: true });
const copy = mkdtempSync(path.join(reports, 'test-hosts-'));
const hosts = new TestHosts(copy, { bail: 1, retry: 0 });
after(() => {
  hosts.end();
  rmSync(copy, { recursive: true });
});

const write = (name: string, text: string) => writeFileSync(path.join(copy, 'code', name), text);
const run = (pattern: string, { defect = null as string | null, minutes = 1 } = {}) =>
  hosts.run('code', { files: ['code/a.test.ts', 'code/b.test.ts'], pattern, defect }, minutes);

mkdirSync(path.join(copy, 'code'));
symlinkSync(path.join(root, 'contracts/node_modules'), path.join(copy, 'code/node_modules'));
write('package.json', '{ "type": "module" }');
write('vitest.config.ts', "export default { test: { pool: 'threads', isolate: false } };");
write('sum.ts', 'export const sum = (a: number, b: number) => a + b;');
write('product.ts', 'export const product = (a: number, b: number) => a * b;');
write(
  'a.test.ts',
  `import { expect, it } from 'vitest';
import { sum } from './sum.ts';
it('adds', () => expect(sum(2, 3)).toBe(5));
it('adds again', () => expect(sum(2, 4)).toBe(6));`,
);
write(
  'b.test.ts',
  `import { expect, it } from 'vitest';
import { product } from './product.ts';
it('multiplies', () => expect(product(2, 3)).toBe(6));
it('waits', () => {
  expect(Number(process.env['DRILL_WAIT_MS'])).toBeGreaterThanOrEqual(5_000);
  expect(Number(process.env['DRILL_WAIT_MS'])).toBeLessThanOrEqual(20_000);
});`,
);

/** Plants a defect in a file, runs all tests, and mends the file. */
async function runWith(name: string, defect: string, mended: string, minutes = 1) {
  write(name, defect);
  const answer = await run('', { defect: `code/${name}`, minutes });
  write(name, mended);
  return answer;
}

describe('the kept Vitest of a package', { timeout: 120_000 }, () => {
  const sum = 'export const sum = (a: number, b: number) => a + b;';
  const product = 'export const product = (a: number, b: number) => a * b;';
  const failures = async (answer: ReturnType<typeof run>) => {
    const result = await answer;
    assert.ok(typeof result === 'object');
    return result.failures.map((failure) => failure.split(': ').slice(0, 2).join(': '));
  };

  it('runs the tests of a title, and distinguishes that none ran from that all passed', async () => {
    assert.deepEqual(await run('adds'), { passed: 2, failures: [] });
    assert.deepEqual(await run('multiplies'), { passed: 1, failures: [] });
    assert.deepEqual(await run('no such title'), { passed: 0, failures: [] });
  });

  it('tells the tests how long to wait for a screen', async () => {
    assert.deepEqual(await run('waits'), { passed: 1, failures: [] });
  });

  it('sees each defect in its own run only, and ends that run on the first failure', async () => {
    const wrongSum = runWith('sum.ts', 'export const sum = (a: number, b: number) => a - b;', sum);
    assert.deepEqual(await failures(wrongSum), ['a.test.ts: adds']);
    const wrongProduct = runWith('product.ts', 'export const product = (a: number) => a;', product);
    assert.deepEqual(await failures(wrongProduct), ['b.test.ts: multiplies']);
    assert.deepEqual(await run(''), { passed: 4, failures: [] });
  });

  it('counts a file that does not load, and an error that nothing handles', async () => {
    const broken = runWith('product.ts', 'throw new Error("broken");', product);
    assert.deepEqual(await failures(broken), ['b.test.ts: broken']);
    const rejecting = `${sum}\nvoid Promise.reject(new Error('unhandled'));`;
    assert.match((await failures(runWith('sum.ts', rejecting, sum))).join(), /unhandled/);
    assert.deepEqual(await run(''), { passed: 4, failures: [] });
  });

  it('ends a run that hangs, and goes on in a new process', async () => {
    assert.equal(await runWith('sum.ts', 'for (;;);', sum, 0.05), 'hangs');
    assert.deepEqual(await run(''), { passed: 4, failures: [] });
  });
});
