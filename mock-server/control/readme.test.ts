import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StartedMock } from '../start-mock.ts';
import { startTestServer } from '../testing.ts';
import { addressOf, type ControlEndpoint } from './endpoint.ts';
import { areas, type Verb } from './table.ts';

const PACKAGE = join(import.meta.dirname, '..');

let mock: StartedMock;
const folder = mkdtempSync(join(tmpdir(), 'script-'));
beforeAll(async () => {
  mock = await startTestServer();
});
afterAll(async () => {
  await mock.close();
  rmSync(folder, { recursive: true });
});

describe('the script of the README', () => {
  it('runs unchanged from a folder outside the repository', async () => {
    const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
    const script = /```js\n(.*?)```/s.exec(readme)?.[1] ?? '';
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(PACKAGE, join(folder, 'node_modules/mock-server'));
    writeFileSync(join(folder, 'script.mjs'), script);
    const { stdout } = await promisify(execFile)(process.execPath, ['script.mjs', mock.url], {
      cwd: folder,
    });
    expect(stdout).toBe('deposit 250 SUCCESS\nwallet 1250\n');
  });
});

const ROOT = join(PACKAGE, '..');

/** Each area with its addresses: `…` is `/qa/api/worlds/<name>`. */
const verbLines = Object.entries(areas).map(([area, verbs]) => {
  const methods = new Map<string, string[]>();
  for (const [key, endpoint] of Object.entries<ControlEndpoint>(verbs)) {
    const { method, path } = addressOf(key as Verb, endpoint);
    const shown = path.replace('/qa/api/worlds/{world}', '…');
    methods.set(shown, [...(methods.get(shown) ?? []), method]);
  }
  return `- ${area}: ${[...methods].map(([path, all]) => `${all.join(', ')} \`${path}\``).join('; ')}`;
});

describe('the list of verbs', () => {
  it.each(verbLines)('has the line of an area: %s', (line) => {
    expect(readFileSync(join(ROOT, 'mock-server/README.md'), 'utf8').split('\n')).toContain(line);
  });
});

/** The lines of a document that a reader pastes into a shell, in order. */
function commandsOf(document: string): string[] {
  const text = readFileSync(join(ROOT, document), 'utf8').replaceAll('\\\n', ' ');
  return text.split('\n').flatMap((line) => /^\s*((?:Q=|TOKEN=|curl ).*)$/.exec(line)?.[1] ?? []);
}

describe('the commands of the documents', () => {
  it.each(['mock-server/README.md', 'docs/debugging.md'])(
    'are accepted by the mock: %s',
    async (document) => {
      const commands = commandsOf(document);
      expect(commands.length).toBeGreaterThan(3);
      // -f makes curl fail for a refusal, except where the document plans one.
      const script = commands.map((line) =>
        line
          .replaceAll('http://127.0.0.1:4000', mock.url)
          .replace(/^curl (?!\S*\/api\/wallet)/, 'curl -sS --fail-with-body '),
      );
      const run = promisify(execFile)('bash', ['-ec', script.join('\n')], { cwd: folder });
      expect(
        await run.then(
          () => '',
          (error: unknown) => String((error as { stdout?: string }).stdout).slice(-500),
        ),
      ).toBe('');
    },
  );
});
