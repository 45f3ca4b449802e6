// npm run browsers: checks the styles of the built apps against the oldest supported browsers.
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { oldestBrowsers } from '../web/build/browsers.ts';
import { beyondFloor } from './browsers/beyond-floor.ts';
import { buildApps, distOf } from './serve/build-apps.ts';

await buildApps();
// The kiosk runs in its own browser.
const sheets = globSync(path.join(distOf('web'), 'assets/*.css'));
let faults = sheets.length === 0 ? 1 : 0;
for (const sheet of sheets) {
  for (const use of beyondFloor(await readFile(sheet, 'utf8'), oldestBrowsers)) {
    console.error(`${path.basename(sheet)}: ${use}`);
    faults += 1;
  }
}
const oldest = Object.entries(oldestBrowsers).map(([name, version]) => `${name} ${version}`);
console.log(`${sheets.length} style sheets, ${faults} uses beyond ${oldest.join(', ')}`);
process.exitCode = faults > 0 ? 1 : 0;
