import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../root.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** What a source starts or requires, beside what `npm start` installs, and its name in the table. */
const NEEDS: readonly (readonly [RegExp, string])[] = [
  [/'unshare'|'systemd-nspawn'/, 'root'],
  [/'Xvfb'/, 'Xvfb'],
  [/'xdotool'/, 'xdotool'],
  [/'ffmpeg'/, 'ffmpeg'],
  [/'import',/, 'ImageMagick'],
  [/'cupsd'/, 'CUPS'],
  [/'pdftotext'/, 'poppler-utils'],
  [/'speech-dispatcher'/, 'speech-dispatcher'],
  [/espeak-ng -v/, 'espeak-ng'],
  [/'debootstrap'/, 'debootstrap'],
  [/'systemd-nspawn'/, 'systemd-container'],
  [/'nginx'/, 'nginx'],
];

/** The file and all that it imports by a relative path. */
function sourcesOf(file: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(file)) return found;
  const source = read(file);
  found.set(file, source);
  for (const [, name = ''] of source.matchAll(/^(?:import|export|\}).*from '(\.[^']+\.ts)'/gm))
    sourcesOf(path.join(path.dirname(file), name), found);
  return found;
}

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const file = /^(?:drill|bench)\b/.test(name) ? /[\w./-]+\.ts/.exec(line)?.[0] : undefined;
  return file === undefined ? [] : [{ name, file }];
});
const rows = new Map(
  [...read('docs/drills.md').matchAll(/^\| `npm run ([\w:-]+)` *\|.*\| ([^|]*?) *\|$/gm)].map(
    ([, name = '', needs = '']) => [name, needs],
  ),
);

describe('docs/drills.md', () => {
  it('has a row for each drill and benchmark, and for nothing else', () => {
    assert.deepEqual([...rows.keys()].sort(), commands.map(({ name }) => name).sort());
  });

  for (const { name, file } of commands)
    it(`names all programs that ${name} needs`, () => {
      const text = [...sourcesOf(file).values()].join('\n');
      const needs = NEEDS.filter(([pattern]) => pattern.test(text)).map(([, need]) => need);
      const named = NEEDS.map(([, need]) => need).filter((need) => rows.get(name)?.includes(need));
      assert.deepEqual(named, needs);
    });
});
