import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { playwrightCounts, tapCounts, vitestCounts } from './counts.ts';

const vitestReport = (counts: object, testResults: object[] = []) =>
  JSON.stringify({ numPassedTests: 0, numFailedTests: 0, numTotalTests: 0, testResults, ...counts });

const playwrightReport = (stats: object, errors: object[] = [], suites: object[] = []) =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors, suites });

describe('the counts of vitest', () => {
  it('contain its passed and failed tests', () => {
    const report = vitestReport({ numPassedTests: 3, numFailedTests: 2, numTotalTests: 5 });
    assert.deepEqual(vitestCounts(report, false), { passed: 3, failed: 2, flaky: [] });
  });

  it('count a skipped test as failed, unless a person narrowed the run', () => {
    const report = vitestReport({ numPassedTests: 3, numTotalTests: 4 });
    assert.deepEqual(vitestCounts(report, false), { passed: 3, failed: 1, flaky: [] });
    assert.deepEqual(vitestCounts(report, true), { passed: 3, failed: 0, flaky: [] });
  });

  it('count a file that does not load as failed', () => {
    const report = vitestReport({ numPassedTests: 1, numTotalTests: 1 }, [
      { status: 'passed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
    ]);
    assert.deepEqual(vitestCounts(report, false), { passed: 1, failed: 1, flaky: [] });
  });

  it('name the tests that passed only on retry', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'steady', failureMessages: [] },
      { status: 'passed', fullName: 'flaky', failureMessages: ['Error: too early\n    at a place'] },
      { status: 'failed', fullName: 'broken', failureMessages: ['Error: wrong'] },
    ];
    const report = vitestReport({ numPassedTests: 2, numFailedTests: 1, numTotalTests: 3 }, [
      { status: 'failed', assertionResults },
    ]);
    assert.deepEqual(vitestCounts(report, false), {
      passed: 2,
      failed: 1,
      flaky: ['flaky: Error: too early'],
    });
  });
});

describe('the counts of Playwright', () => {
  it('count skipped journeys as failed', () => {
    const report = playwrightReport({ expected: 5, unexpected: 1, skipped: 1 });
    assert.deepEqual(playwrightCounts(report, false), { passed: 5, failed: 2, flaky: [] });
    assert.deepEqual(playwrightCounts(report, true), { passed: 5, failed: 1, flaky: [] });
  });

  it('name the journeys that passed only on retry', () => {
    const test = (status: string, message?: string) => ({
      status,
      projectName: 'phone',
      results: [message === undefined ? {} : { error: { message } }],
    });
    const specs = [
      { title: 'steady', tests: [test('expected')] },
      { title: 'flaky', tests: [test('flaky', 'Error: too early\n  a picture')] },
    ];
    const report = playwrightReport({ expected: 1, flaky: 1 }, [], [{ suites: [{ specs }] }]);
    assert.deepEqual(playwrightCounts(report, false), {
      passed: 2,
      failed: 0,
      flaky: ['flaky (phone): Error: too early'],
    });
  });

  it('count errors outside tests as failed', () => {
    assert.deepEqual(playwrightCounts(playwrightReport({ expected: 5 }, [{}]), false), {
      passed: 5,
      failed: 1,
      flaky: [],
    });
  });
});

describe('the counts of Node’s own runner', () => {
  it('come from the summary; every test that did not pass counts as failed', () => {
    const report = 'ok 1 - # pass 99\n# tests 6\n# pass 3\n# fail 1\n# cancelled 1\n# skipped 1\n';
    assert.deepEqual(tapCounts(report, false), { passed: 3, failed: 3 });
  });
});
