// npm run pacts:coverage compares the pacts with the specification's list of calls.
import { join } from 'node:path';
import { readCommandLine } from 'command-line';
import { readPacts } from '../pact-files.ts';
import { coverageOf, summaryOf } from './coverage.ts';

readCommandLine({ command: 'npm run pacts:coverage' });

const pacts = readPacts(join(import.meta.dirname, '../../pacts'));
const coverage = coverageOf(pacts.flatMap(({ pact }) => pact.interactions));
for (const problem of coverage.problems) console.error(`✗ ${problem}`);
console.log(summaryOf(coverage));
console.log(`codes: ${coverage.codes.join(' ')}`);
process.exitCode = coverage.problems.length > 0 ? 1 : 0;
