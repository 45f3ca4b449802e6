import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { Processes } from './processes.ts';

let folder = '';
let processes = new Processes();
const at = (name: string) => path.join(folder, name);
/** Notes its rule in a file, and runs until it is stopped. */
const program = `
  import { appendFileSync } from 'node:fs';
  import { rule } from './rules/rule.ts';
  appendFileSync('started.txt', rule + '\\n');
  setInterval(() => {}, 60_000);
`;
const ruleOf = (value: string) => `export const rule = '${value}';`;
/** Saves as many editors and git do: a new file takes the place of the old one. */
function replace(name: string, text: string) {
  writeFileSync(at('saved.tmp'), text);
  renameSync(at('saved.tmp'), at(name));
}

/** What the developer reads. */
const printed: string[] = [];
async function untilPrinted(text: string) {
  for (const giveUpAt = performance.now() + 15_000; performance.now() < giveUpAt; await delay(20)) {
    if (printed.some((line) => line.includes(text))) return;
  }
  assert.fail(`${text} was not printed, but ${printed.join(', ')}`);
}

async function untilStarted(expected: readonly string[]) {
  const started = () => {
    try {
      return readFileSync(at('started.txt'), 'utf8').split('\n').slice(0, -1);
    } catch {
      return [];
    }
  };
  for (const giveUpAt = performance.now() + 15_000; performance.now() < giveUpAt; await delay(20)) {
    if (started().length >= expected.length) break;
  }
  assert.deepEqual(started(), expected);
}

describe('a program that starts again on a change', () => {
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'processes-'));
    mkdirSync(at('rules'));
    writeFileSync(at('package.json'), '{ "type": "module" }');
    writeFileSync(at('start.ts'), program);
    writeFileSync(at('rules/rule.ts'), ruleOf('first'));
    printed.length = 0;
    mock.method(console, 'log', (line: string) => printed.push(line));
    processes = new Processes();
    processes.startAgainOnChange({ name: 'mock', folder, args: ['start.ts'], env: process.env }, [folder]);
  });
  afterEach(async () => {
    await processes.end();
    mock.restoreAll();
    rmSync(folder, { recursive: true });
  });

  it('sees each save that replaces the file', { timeout: 60_000 }, async () => {
    await untilStarted(['first']);
    replace('rules/rule.ts', ruleOf('second'));
    await untilStarted(['first', 'second']);
    replace('rules/rule.ts', ruleOf('third'));
    await untilStarted(['first', 'second', 'third']);
    writeFileSync(at('rules/rule.ts'), ruleOf('fourth'));
    await untilStarted(['first', 'second', 'third', 'fourth']);
  });

  it('sees a page script, which the mock serves', { timeout: 60_000 }, async () => {
    await untilStarted(['first']);
    writeFileSync(at('rules/mark.js'), 'document.title = "a world";');
    await untilStarted(['first', 'first']);
  });

  it('waits with a syntax error for its repair', { timeout: 60_000 }, async () => {
    await untilStarted(['first']);
    writeFileSync(at('rules/rule.ts'), 'export const rule = ;');
    await untilPrinted('has stopped');
    writeFileSync(at('rules/rule.ts'), ruleOf('repaired'));
    await untilStarted(['first', 'repaired']);
  });

  it('sees a file in a folder that is new, or deleted and made again', { timeout: 60_000 }, async () => {
    await untilStarted(['first']);
    mkdirSync(at('new'));
    writeFileSync(at('new/value.ts'), ruleOf('new'));
    await untilStarted(['first', 'first']);
    rmSync(at('new'), { recursive: true });
    await untilStarted(['first', 'first', 'first']);
    mkdirSync(at('new'));
    writeFileSync(at('new/value.ts'), ruleOf('again'));
    await untilStarted(['first', 'first', 'first', 'first']);
  });

  it('ignores its tests', { timeout: 60_000 }, async () => {
    await untilStarted(['first']);
    replace('rules/rule.ts', ruleOf('second'));
    writeFileSync(at('rules/rule.test.ts'), '');
    await untilStarted(['first', 'second']);
    assert.ok(printed.some((line) => line.includes('rules/rule.ts has changed')));
  });
});
