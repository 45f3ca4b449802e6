import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as {
  version: string;
};

/** Of the product: app, console and mock have one. [9.34] */
export const MOCK_VERSION = version;
