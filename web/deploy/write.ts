// Prepares the built app for your own host, with configurations for nginx and Caddy; see web/deploy/README.md.
import path from 'node:path';
import { messageOf } from 'command-line';
import { readOptions } from './options.ts';
import { writeSite } from './write-site.ts';

const options = readOptions();
try {
  const names = await writeSite(path.join(import.meta.dirname, '../dist'), options);
  console.log(`${path.resolve(options.to)}: ${names.join(', ')}`);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
