import { count, readCommandLine } from 'command-line';
import { runStorm } from './storm.ts';

/**
 * Sends messages both ways while the connection is cut, delayed, doubled and reordered, the mock restarts, tabs sleep and
 * reload, and the member signs out and in: both sides must have the same history, every message once and in order.
 * `npm run drill:chat-storm -- --seed 1 --seeds 10 --messages 1000`
 */
const { seed, seeds, messages } = readCommandLine({
  command: 'npm run drill:chat-storm --',
  options: {
    seed: count(1, 'the first seed; a seed repeats its run'),
    seeds: count(1, 'runs this many seeds'),
    messages: count(1000, 'messages in each run'),
  },
});

// Expected warnings about the failing network.
console.warn = () => {};

const began = performance.now();
let bad = 0;
const totals = { written: 0, answered: 0, wiped: 0 };
const happened: Record<string, number> = {};
for (let run = 0; run < seeds; run += 1) {
  const report = await runStorm({ seed: seed + run, messages });
  totals.written += report.written;
  totals.answered += report.answered;
  totals.wiped += report.wiped;
  for (const [name, times] of Object.entries(report.happened)) happened[name] = (happened[name] ?? 0) + times;
  const isEqual = report.violations.length === 0;
  if (!isEqual) bad += 1;
  console.log(`Seed ${report.seed}: ${isEqual ? 'equal' : 'not equal'}`);
  for (const violation of report.violations) console.log(`  ${violation}`);
}
console.log(
  `${seeds} seeds, ${totals.written} messages of members and ${totals.answered} of agents, ` +
    `${totals.wiped} wiped by a sign-out before they had left; ${bad} seeds with a violation`,
);
console.log(
  Object.entries(happened)
    .map(([name, times]) => `${name} ${times}`)
    .join(', '),
);
console.log(`${Math.round((performance.now() - began) / 1000)} s`);
process.exit(bad === 0 ? 0 : 1);
