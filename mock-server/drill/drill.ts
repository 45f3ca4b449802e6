import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { count, type Option, readCommandLine } from 'command-line';
import { Random } from '../engine/random.ts';
import { runKills } from './kills.ts';
import { heldBytes } from './held-bytes.ts';
import { startMockProcess } from '../client/mock-process.ts';
import { type DrillResult, runDrill } from './run-drill.ts';
import { runRecipes, WORKERS } from './run-recipes.ts';
import type { Target } from './target.ts';

/**
 * Starts a mock, attacks every entry point of it, and prints the results. The same seed repeats an attack.
 * `npm run drill:hostile -- --seed 7 --share 0.1`
 */
const PAGE_BYTES = 4096;
const KILLS = 50;

const part: Option<number> = {
  placeholder: 'number',
  purpose: 'runs this part of the attacks, such as 0.1',
  allowed: 'a number above 0 and at most 1',
  example: '0.1',
  fallback: 1,
  parse: (text) => (/^(?:0?\.\d+|1)$/.test(text) && Number(text) > 0 ? Number(text) : undefined),
};
const { seed, share } = readCommandLine({
  command: 'npm run drill:hostile --',
  options: { seed: count((Date.now() % 1_000_000_000) + 1, 'repeats an attack'), share: part },
});
console.log(`Seed ${seed}: --seed ${seed} repeats this attack.`);

const child = spawn(process.execPath, ['--inspect=127.0.0.1:0', `${import.meta.dirname}/../start.ts`], {
  // Not the settings of this shell.
  env: { PATH: process.env['PATH'], MOCK_PORT: '0' },
  stdio: ['ignore', 'pipe', 'pipe'],
});
let ends = 0;
let uncaught = 0;
child.once('exit', () => (ends += 1));
// Without `shareAmongTesters`, an uncaught error would have ended the process.
child.stderr.on('data', (text) => (uncaught += String(text).split('Uncaught error').length - 1));
const [[said], [listening]] = (await Promise.all([
  once(child.stdout, 'data'),
  once(child.stderr, 'data'),
])) as [[Buffer], [Buffer]];
const url = /http:\/\/[\d.]+:\d+/.exec(String(said))?.[0] ?? '';

const inspector = /ws:\/\/[\w.:/-]+/.exec(String(listening))?.[0] ?? '';
const target: Target = {
  url,
  memory: () => residentBytes(child.pid ?? 0),
  held: () => heldBytes(inspector),
  ends: () => ends + uncaught,
};
const began = performance.now();
const results = await runDrill(target, { seed, share }).catch((error: unknown): DrillResult[] => [
  {
    what: 'process ends',
    found: `${ends + uncaught}; the drill stopped early`,
    isGood: false,
    details: [String(error)],
  },
]);
child.removeAllListeners('exit').kill('SIGTERM');
results.push(await recipeResult(), await killResult());
print(results);
console.log(`\n${Math.round((performance.now() - began) / 1000)} s, seed ${seed}`);
process.exitCode = results.every(({ isGood }) => isGood) ? 0 : 1;

async function recipeResult(): Promise<DrillResult> {
  const mock = await startMockProcess();
  try {
    const { runs, strays } = await runRecipes(mock.url, WORKERS);
    return {
      what: 'codes in worlds beside others',
      found: `${strays.length} wrong of ${runs}, ${WORKERS} worlds at once`,
      isGood: strays.length === 0,
      details: strays,
    };
  } finally {
    await mock.end();
  }
}

async function killResult(): Promise<DrillResult> {
  const random = new Random(seed);
  const { kills, acknowledged, lost, unbalanced } = await runKills(Math.ceil(KILLS * share), () =>
    random.fraction(),
  );
  return {
    what: 'answered writes that a kill lost',
    found: `${lost} of ${acknowledged} in ${kills} kills; ${unbalanced} worlds with a wrong balance`,
    isGood: lost === 0 && unbalanced === 0,
  };
}

/** Null on systems that do not report it in a file. */
function residentBytes(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES;
  } catch {
    return null;
  }
}

function print(all: readonly DrillResult[]): void {
  const width = Math.max(...all.map(({ what }) => what.length));
  for (const { what, found, isGood, details = [] } of all) {
    console.log(`${isGood ? ' ' : '✗'} ${what.padEnd(width)}  ${found}`);
    if (!isGood) for (const detail of details) console.log(`    ${detail}`);
  }
}
