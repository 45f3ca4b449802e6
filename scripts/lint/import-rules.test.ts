import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { boundaries } from './layers.cjs';
import { program, root } from '../root.ts';

/** Files that each break one rule: [file, imports, rule]. */
const PLANTED: [string, string, string][] = [
  ...boundaries().flatMap(({ folder, room, others, rule }) =>
    others.map((other): [string, string, string] => [
      `${folder}/${room}/not-${other}.ts`,
      `../${other}/leaf.ts`,
      rule,
    ]),
  ),
  ['web/src/app/a.ts', '../main.tsx', 'web-app-stays-low'],
  ['command-line/a.ts', '../contracts/http/auth.ts', 'command-line-imports-no-package'],
  ['web/src/features/home/l.ts', 'command-line', 'no-command-line-in-the-browser'],
  ['contracts/http/a.ts', '../../web/src/lib/low.ts', 'contracts-import-no-package'],
  ['contracts/verify/a.ts', '../../mock-server/testing.ts', 'verification-controls-the-mock'],
  ['mock-server/control/a.ts', '../testing.ts', 'control-imports-no-server'],
  ['mock-server/world/a.ts', '../../web/src/lib/low.ts', 'mock-server-imports-only-contracts'],
  ['mock-server/world/b.ts', '../../contracts/http/auth.ts', 'contracts-through-their-exports'],
  ['mock-server/world/d.ts', '../http/route.ts', 'mock-server-world-stays-low'],
  ['mock-server/http/b.ts', '../app.ts', 'mock-server-http-stays-low'],
  ['mock-server/routes/b.ts', '../test/help.ts', 'mock-server-runs-without-its-tests'],
  ['mock-server/world/wallet/a.ts', '../world.ts', 'mock-server-world-wallet-stays-low'],
  ['web/src/features/home/b.ts', '../login/login-state.ts', 'features-do-not-import-each-other'],
  ['web/src/features/home/c.ts', 'socket.io-client', 'one-home-for-socket-io-client'],
  ['web/src/features/home/d.ts', 'mock-server/testing', 'only-tests-use-the-mock'],
  ['web/src/features/home/e.test.ts', '../../../../mock-server/start.ts', 'mock-through-its-testing-entry'],
  ['web/src/features/home/f.ts', 'contracts', 'no-schemas-in-the-browser'],
  ['web/src/features/home/g.ts', '../../testing/help.ts', 'no-test-helpers-in-the-product'],
  ['web/src/features/home/h.ts', '../../../../kiosk/src/shell.ts', 'web-does-not-import-the-kiosk'],
  ['web/src/features/home/i.ts', './nowhere.ts', 'no-unresolved'],
  ['web/src/features/home/j.ts', 'undeclared', 'no-undeclared-packages'],
  ['web/src/features/chat/state/a.ts', '../panel/high.ts', 'web-features-chat-state-stays-low'],
  ['web/src/features/chat/media/a.ts', '../composer/high.ts', 'web-features-chat-media-stays-low'],
  ['web/src/features/chat/list/a.ts', '../composer/high.ts', 'web-features-chat-list-stays-low'],
  ['web/src/features/statement/list/a.ts', '../search/high.ts', 'web-features-statement-list-stays-low'],
  ['web/src/features/statement/slips/a.ts', '../search/high.ts', 'web-features-statement-slips-stays-low'],
  ['kiosk/src/a.ts', '../../web/src/ui/button.ts', 'web-through-its-exports'],
  ['kiosk/launcher/b.ts', '../../e2e/fixtures.ts', 'kiosk-does-not-import-the-tests'],
  ['e2e/a.ts', '../web/src/lib/low.ts', 'e2e-imports-no-package'],
  ['e2e/b.ts', '../mock-server/testing.ts', 'e2e-imports-no-package'],
  ['web/src/lib/b.ts', './c.ts', 'no-cycles'],
];

/** Similar files that break no rule. */
const ALLOWED: [string, string][] = [
  ...boundaries().flatMap(({ folder, room, below }) =>
    below.map((lower): [string, string] => [`${folder}/${room}/uses-${lower}.ts`, `../${lower}/leaf.ts`]),
  ),
  ['web/src/lib/c.ts', './b.ts'],
  ['web/src/features/home/k.test.ts', 'mock-server/testing'],
  ['web/src/shared/b.ts', '../api/chat-socket.ts'],
  ['web/src/features/deposit/slip/a.ts', '../methods/leaf.ts'],
  ['web/src/features/deposit/dialog/a.ts', '../transfer/leaf.ts'],
  ['web/src/api/chat-socket.ts', 'socket.io-client'],
  ['web/src/features/chat/panel/a.ts', '../composer/high.ts'],
  ['kiosk/src/b.ts', 'web/app'],
  ['mock-server/world/c.ts', 'contracts'],
  ['mock-server/world/f.ts', '../engine/clock.ts'],
  ['mock-server/world/games/b.ts', '../money/ledger.ts'],
  ['mock-server/routes/c.ts', '../http/route.ts'],
  ['mock-server/app.test.ts', './test/help.ts'],
  ['contracts/verify/b.ts', '../../mock-server/control/index.ts'],
  ['contracts/verify/c.ts', '../../mock-server/client/mock-process.ts'],
  ['e2e/c.ts', 'mock-server/control'],
  ['web/deploy/a.ts', 'command-line'],
];

/** Files that the planted files import. */
const LEAVES = [
  ...boundaries().map(({ folder, room }) => `${folder}/${room}/leaf.ts`),
  'contracts/index.ts',
  'contracts/http/auth.ts',
  'command-line/index.ts',
  'mock-server/testing.ts',
  'mock-server/client/mock-process.ts',
  'mock-server/control/index.ts',
  'mock-server/start.ts',
  'mock-server/app.ts',
  'mock-server/engine/clock.ts',
  'mock-server/http/route.ts',
  'mock-server/qa/verbs.ts',
  'mock-server/routes/wallet.ts',
  'mock-server/scenarios/demo.ts',
  'mock-server/test/help.ts',
  'mock-server/world/world.ts',
  'mock-server/world/games/play.ts',
  'mock-server/world/members/members.ts',
  'mock-server/world/money/ledger.ts',
  'mock-server/world/rewards/spin.ts',
  'mock-server/world/wallet/transfers.ts',
  'web/src/lib/low.ts',
  'web/src/ui/button.ts',
  'web/src/platform/platform.ts',
  'web/src/shared/services.ts',
  'web/src/features/login/login-state.ts',
  'web/src/features/deposit/methods/leaf.ts',
  'web/src/features/deposit/qr/leaf.ts',
  'web/src/features/deposit/gift/leaf.ts',
  'web/src/features/deposit/transfer/leaf.ts',
  'web/src/features/deposit/dialog/leaf.ts',
  'web/src/features/chat/panel/high.ts',
  'web/src/features/chat/composer/high.ts',
  'web/src/features/statement/search/high.ts',
  'web/src/app/index.ts',
  'web/src/main.tsx',
  'web/src/testing/help.ts',
  'web/node_modules/socket.io-client/index.ts',
  'web/node_modules/undeclared/index.ts',
  'kiosk/src/shell.ts',
  'e2e/fixtures.ts',
];

const PACKAGES = {
  'command-line': { exports: { '.': './index.ts' } },
  contracts: { exports: { '.': './index.ts' } },
  'mock-server': {
    exports: { './control': './control/index.ts', './testing': './testing.ts' },
    dependencies: { contracts: '1' },
  },
  web: {
    exports: { './app': './src/app/index.ts' },
    dependencies: { 'socket.io-client': '1', 'command-line': '1', contracts: '1', 'mock-server': '1' },
  },
  kiosk: { dependencies: { web: '1' } },
  console: {},
  e2e: { devDependencies: { 'mock-server': '1' } },
};

interface Violation {
  from: string;
  rule: { name: string };
}

describe('the import rules', () => {
  let folder: string;
  let violations: Violation[];

  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'import-rules-'));
    await writeWorkspace(folder);
    violations = await cruise(folder);
  });
  after(() => rm(folder, { recursive: true }));

  for (const [file, imported, rule] of PLANTED) {
    it(`${rule}: ${file} may not import ${imported}`, () => {
      assert.ok(
        violations.some((violation) => violation.from === file && violation.rule.name === rule),
        `found only ${JSON.stringify(violations.filter(({ from }) => from === file))}`,
      );
    });
  }

  it('accept imports that follow them', () => {
    const innocent = new Set(ALLOWED.map(([file]) => file).filter((file) => file !== 'web/src/lib/c.ts'));
    assert.deepEqual(
      violations.filter(({ from }) => innocent.has(from)),
      [],
    );
  });
});

async function writeWorkspace(folder: string) {
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  };
  await copyFile(path.join(root, 'tsconfig.base.json'), path.join(folder, 'tsconfig.base.json'));
  for (const [name, manifest] of Object.entries(PACKAGES)) {
    await write(`${name}/package.json`, JSON.stringify({ name, type: 'module', ...manifest }));
  }
  for (const file of LEAVES) await write(file, 'export const leaf = 1;\n');
  for (const [file, imported] of [...PLANTED, ...ALLOWED]) {
    await write(file, `import * as all from '${imported}';\nexport const used = all;\n`);
  }
  for (const [name, ...dependencies] of [
    ['web', 'command-line', 'contracts', 'mock-server'],
    ['mock-server', 'contracts'],
    ['kiosk', 'web'],
    ['e2e', 'mock-server'],
  ] as const) {
    await mkdir(path.join(folder, name, 'node_modules'), { recursive: true });
    for (const dependency of dependencies) {
      await symlink(path.join(folder, dependency), path.join(folder, name, 'node_modules', dependency));
    }
  }
}

function cruise(folder: string): Promise<Violation[]> {
  const config = path.join(root, '.dependency-cruiser.cjs');
  const args = [
    program('.', 'dependency-cruiser/bin/dependency-cruiser.mjs'),
    '--config',
    config,
    '--output-type',
    'json',
    ...Object.keys(PACKAGES),
  ];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 1 << 24 }, (error, stdout, stderr) => {
      try {
        resolve((JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations);
      } catch {
        reject(new Error(stderr, { cause: error }));
      }
    });
  });
}
