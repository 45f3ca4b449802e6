// npm run requirements             writes e2e/requirements.md from e2e/requirements/ and the titles of all tests
// npm run requirements -- --check  fails when that page is out of date
// Both fail on wrong data, on titles that cite an unknown id, on lines that no title cites, and on ids in round brackets that
// docs/additions.md does not explain.
import { flag, readCommandLine } from 'command-line';
import { buildRequirements } from './requirements/build-requirements.ts';
import { root } from './root.ts';

const { check } = readCommandLine({
  command: 'npm run requirements --',
  options: { check: flag('fails when the page is out of date, instead of writing it') },
});
const { total, open, errors } = await buildRequirements(root, { writes: !check });

console.log(`${total} requirements, ${open.length} open: ${open.join(' ')}`);
for (const error of errors) console.error(error);
process.exitCode = errors.length === 0 ? 0 : 1;
