const { boundaries } = require('./scripts/lint/layers.cjs');

/**
 * Import rules. Packages: command-line serves all commands; contracts ← mock-server; contracts ← web ← kiosk; e2e talks HTTP and drives browsers.
 * Other packages control the mock through the client of mock-server/control, which imports no server code.
 * The rooms inside a package are in scripts/lint/layers.cjs; features do not import each other.
 */
const TESTS = '\\.(test|spec)\\.tsx?$|/testing/|/testing\\.ts$|/(vitest|playwright)\\.config\\.ts$';

/** The only entry point to control the mock. */
const CONTROL = '^mock-server/control/index\\.ts$';
/** Starts the mock; imports no server code. */
const PROCESS = '^mock-server/client/mock-process\\.ts$';
/** What the console may import from other packages. */
const CONSOLE_SEES = `${CONTROL}|^web/src/(ui/index\\.ts|ui/styles/|shared/session/storage-keys\\.ts)`;
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const packages = (...names) => `^(${names.map((name) => name.replace('.', '\\.')).join('|')})/`;

// Files directly in a folder are above its rooms.
const layers = boundaries().map(({ folder, room, others, rule }) =>
  forbid(
    rule,
    `${folder}/${room} imports only rooms below it`,
    { path: `^${folder}/${room}/`, pathNot: TESTS },
    { path: `^${folder}/((${others.join('|')})/|[^/]+\\.tsx?$)` },
  ),
);

/** Packages that one place wraps, so that the rest of the product does not depend on them. */
const wrapped = [
  ['dompurify', '^web/src/html/'],
  ['@base-ui/react', '^web/(src/ui|gallery)/'],
  ['socket.io-client', '^web/src/api/'],
].map(([name, home]) =>
  forbid(
    `one-home-for-${name.replace(/^@/, '').replace(/[/.]/g, '-')}`,
    `only ${home.slice(1)} uses ${name}`,
    { path: '^(web|kiosk)/', pathNot: `${home}|${TESTS}` },
    { path: `node_modules/${name.replace('.', '\\.')}/` },
  ),
);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      'Files that import each other should be one file, or share a third',
      {},
      { circular: true },
    ),
    forbid('no-unresolved', 'Every import resolves to a file or package', {}, { couldNotResolve: true }),
    forbid(
      'no-undeclared-packages',
      'A package lists what it imports in its package.json',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    forbid(
      'command-line-imports-no-package',
      'Every package may use it',
      { path: '^command-line/' },
      { path: packages('contracts', 'mock-server', 'web', 'kiosk', 'console', 'e2e', 'scripts') },
    ),
    forbid(
      'no-command-line-in-the-browser',
      '',
      { path: '^(web|kiosk|console)/src/', pathNot: TESTS },
      { path: '^command-line/' },
    ),
    forbid(
      'contracts-import-no-package',
      'The contract imports neither side',
      { path: '^contracts/', pathNot: '^contracts/verify/' },
      { path: packages('mock-server', 'web', 'kiosk', 'e2e', 'scripts') },
    ),
    forbid(
      'verification-controls-the-mock',
      'It starts the shipped mock, prepares its worlds, and imports nothing else from it',
      { path: '^contracts/verify/' },
      { path: packages('mock-server', 'web', 'kiosk', 'e2e', 'scripts'), pathNot: `${CONTROL}|${PROCESS}` },
    ),
    forbid(
      'control-imports-no-server',
      'Its table and client run in any script',
      { path: '^mock-server/control/', pathNot: TESTS },
      { path: '^mock-server/(?!control/)' },
    ),
    forbid(
      'mock-server-imports-only-contracts',
      '',
      { path: '^mock-server/' },
      { path: packages('web', 'kiosk', 'console', 'e2e', 'scripts') },
    ),
    forbid(
      'mock-server-runs-without-its-tests',
      '',
      { path: '^mock-server/', pathNot: `${TESTS}|^mock-server/test/` },
      { path: '^mock-server/test/' },
    ),
    forbid(
      'web-does-not-import-the-kiosk',
      'The exception: its tests run in the same browser as all tests.',
      { path: '^web/', pathNot: '^web/vitest[.]config[.]ts$' },
      { path: packages('kiosk', 'console', 'e2e', 'scripts') },
    ),
    forbid(
      'kiosk-does-not-import-the-tests',
      'The exception: its tests run in the same browser as all tests.',
      { path: '^kiosk/', pathNot: '^kiosk/vitest[.]config[.]ts$' },
      { path: packages('console', 'e2e', 'scripts') },
    ),
    forbid(
      'console-controls-the-mock',
      'It uses components and storage keys of web, and controls the mock only through its control API',
      { path: '^console/', pathNot: TESTS },
      { path: packages('contracts', 'mock-server', 'web', 'kiosk', 'e2e', 'scripts'), pathNot: CONSOLE_SEES },
    ),
    forbid(
      'console-tests-run-the-mock',
      'They import what the console may import, and run the mock in their own process',
      { path: '^console/' },
      {
        path: packages('contracts', 'mock-server', 'web', 'kiosk', 'e2e', 'scripts'),
        pathNot: `${CONSOLE_SEES}|^mock-server/testing\\.ts$`,
      },
    ),
    forbid(
      'e2e-imports-no-package',
      'It uses the product like a member, and controls the mock; texts are data',
      { path: '^e2e/' },
      {
        path: `${packages('contracts', 'mock-server', 'web', 'kiosk', 'console')}.*\\.(tsx?|[cm]?js)$`,
        pathNot: CONTROL,
      },
    ),
    forbid(
      'only-tests-use-the-mock',
      'The product never imports its mock',
      { path: '^(web|kiosk)/', pathNot: TESTS },
      { path: '^mock-server/' },
    ),
    forbid(
      'mock-through-its-testing-entry',
      '',
      { path: '^(web|kiosk)/' },
      { path: '^mock-server/', pathNot: '^mock-server/testing\\.ts$' },
    ),
    forbid(
      'web-through-its-exports',
      '',
      { path: packages('kiosk') },
      { path: '^web/', pathNot: '^web/(src/app/index\\.ts|vite\\.config\\.ts)$' },
    ),
    forbid(
      'contracts-through-their-exports',
      '',
      { path: packages('mock-server', 'web', 'kiosk') },
      { path: '^contracts/', pathNot: '^contracts/(index|rules/index|docs/index)\\.ts$' },
    ),
    forbid(
      'no-schemas-in-the-browser',
      'The browser gets only types of the contracts, which add no bytes',
      { path: '^(web|kiosk)/src/', pathNot: TESTS },
      { path: '^contracts/(?!rules/)|node_modules/typebox/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'no-test-helpers-in-the-product',
      '',
      { path: '^(web|kiosk)/src/', pathNot: TESTS },
      { path: '^(web|kiosk)/src/testing/' },
    ),
    forbid(
      'features-do-not-import-each-other',
      'Shared state is in shared/, shared screens are in app/shell/dialogs.tsx',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),
    ...layers,
    ...wrapped,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.reports|test-results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
