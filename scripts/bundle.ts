// npm run bundle: lists the files of each screen and the contents of each script, and checks the budgets.
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { flag, readCommandLine } from 'command-line';
import { kioskRules } from './bundle/kiosk-rules.ts';
import { measure, readBuild, type Script } from './bundle/measure.ts';
import { testOnlyModules } from './bundle/test-only.ts';
import { screens } from './bundle/screens.ts';
import { buildApps, distOf } from './serve/build-apps.ts';
import { reportError, UserError } from './user-error.ts';

const { parts } = readCommandLine({
  command: 'npm run bundle --',
  options: { parts: flag('also lists the contents of each script') },
});
const number = (value: number) => value.toLocaleString('en').padStart(9);

function partsOf({ modules }: Script): string {
  const sizes = new Map<string, number>();
  for (const [name, size] of modules) {
    const depth = name.startsWith('@') || name.startsWith('web/') || name.startsWith('kiosk/') ? 2 : 1;
    const part = name
      .split('/')
      .slice(0, name.startsWith('web/src/') ? 4 : depth)
      .join('/');
    sizes.set(part, (sizes.get(part) ?? 0) + size);
  }
  const largest = [...sizes].sort(([, one], [, other]) => other - one).slice(0, 6);
  return largest.map(([part, size]) => `${part} ${Math.round(size / 1000)}k`).join(', ');
}

async function kioskRulesOf(app: 'web' | 'kiosk'): Promise<number> {
  const sheets = globSync(path.join(distOf(app), 'assets/*.css'));
  const counts = sheets.map(async (sheet) => kioskRules(await readFile(sheet, 'utf8')));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

try {
  await buildApps();
  const { scripts, sizes } = await readBuild(distOf('web'));
  const sizeOf = (file: string) => sizes.get(file) ?? 0;
  const measured = measure(scripts, screens, sizeOf);
  console.log('Screens: bytes (Brotli) and files beyond those of the screen before\n');
  for (const { name, bytes, files, faults } of measured)
    console.log([name.padEnd(12), number(bytes), String(files.length).padStart(3), ...faults].join('  '));
  if (parts) {
    console.log('\nScripts: bytes (Brotli), and their largest parts before minification\n');
    for (const script of scripts.toSorted((one, other) => sizeOf(other.file) - sizeOf(one.file)))
      console.log(
        `${number(sizeOf(script.file))}  ${script.file.replace('assets/', '')}: ${partsOf(script)}`,
      );
  }
  const stray = (
    await Promise.all((['web', 'kiosk'] as const).map(async (app) => readBuild(distOf(app))))
  ).flatMap(({ scripts }) => testOnlyModules(scripts));
  if (stray.length > 0) throw new UserError(`The built app contains test-only modules: ${stray.join(', ')}`);
  const [inWeb, inKiosk] = [await kioskRulesOf('web'), await kioskRulesOf('kiosk')];
  if (inWeb > 0 || inKiosk === 0)
    throw new UserError(`Rules only for the kiosk: ${inWeb} in the member app, ${inKiosk} in the kiosk’s`);
  const over = measured.filter(({ faults }) => faults.length > 0);
  if (over.length > 0)
    throw new UserError(
      `Screens over their budgets in scripts/bundle/screens.ts: ${over.map(({ name }) => name).join(', ')}`,
    );
} catch (error) {
  reportError(error);
  process.exitCode = 1;
}
