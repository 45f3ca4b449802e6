// npm run requirements             writes e2e/requirements.md from e2e/requirements/ and the titles of all tests
// npm run requirements -- --check  fails when that page is out of date
// Both fail on wrong data and on titles that cite an unknown id.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildRequirements } from './requirements/build-requirements.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const root = path.join(import.meta.dirname, '..');
const { total, open, errors } = await buildRequirements(root, { writes: !values.check });

console.log(`${total} requirements, ${open.length} open: ${open.join(' ')}`);
for (const error of errors) console.error(error);
process.exitCode = errors.length === 0 ? 0 : 1;
