const { boundaries } = require('./scripts/lint/layers.cjs');

/**
 * Who may import whom. Packages: contracts ← mock-server; contracts ← web ← kiosk; e2e talks HTTP and drives browsers.
 * Outside the mock, code controls it through the client of mock-server/control, which knows no server.
 * The rooms inside a package are in scripts/lint/layers.cjs; features do not import each other.
 */
const TESTS = '\\.(test|spec)\\.tsx?$|/testing/|/testing\\.ts$|/(vitest|playwright)\\.config\\.ts$';

/** The one door to controlling the mock. */
const CONTROL = '^mock-server/control/index\\.ts$';
/** What the console knows of other packages. */
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
  ['dayjs', '^web/src/lib/'],
  ['socket.io-client', '^web/src/api/'],
].map(([name, home]) =>
  forbid(
    `one-home-for-${name.replace(/^@/, '').replace(/[/.]/g, '-')}`,
    `${name} is used in ${home.slice(1)} alone`,
    { path: '^(web|kiosk)/', pathNot: `${home}|${TESTS}` },
    { path: `node_modules/${name.replace('.', '\\.')}/` },
  ),
);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid('no-cycles', 'Files that need each other are one file, or miss a third', {}, { circular: true }),
    forbid('no-unresolved', 'Every import leads somewhere', {}, { couldNotResolve: true }),
    forbid(
      'no-undeclared-packages',
      'What a package imports stands in its package.json',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    forbid(
      'contracts-stand-alone',
      'The agreement knows none of its parties',
      { path: '^contracts/', pathNot: '^contracts/verify/' },
      { path: packages('mock-server', 'web', 'kiosk', 'e2e', 'scripts') },
    ),
    forbid(
      'verification-controls-the-mock',
      'It prepares the worlds of the shipped mock, and knows nothing else of it',
      { path: '^contracts/verify/' },
      { path: packages('mock-server', 'web', 'kiosk', 'e2e', 'scripts'), pathNot: CONTROL },
    ),
    forbid(
      'control-knows-no-server',
      'Its table and client run in any script',
      { path: '^mock-server/control/', pathNot: TESTS },
      { path: '^mock-server/(?!control/)' },
    ),
    forbid(
      'mock-server-knows-contracts-only',
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
      'web-does-not-know-the-kiosk',
      'Its tests run in the browser that all tests run in.',
      { path: '^web/', pathNot: '^web/vitest[.]config[.]ts$' },
      { path: packages('kiosk', 'console', 'e2e', 'scripts') },
    ),
    forbid(
      'kiosk-does-not-know-the-tests',
      '',
      { path: '^kiosk/' },
      { path: packages('console', 'e2e', 'scripts') },
    ),
    forbid(
      'console-controls-the-mock',
      'It is drawn with the components of web, names its storage keys, and rules the mock by its control API alone',
      { path: '^console/', pathNot: TESTS },
      { path: packages('contracts', 'mock-server', 'web', 'kiosk', 'e2e', 'scripts'), pathNot: CONSOLE_SEES },
    ),
    forbid(
      'console-tests-run-the-mock',
      'They see what the console sees, and the mock in their own process',
      { path: '^console/' },
      {
        path: packages('contracts', 'mock-server', 'web', 'kiosk', 'e2e', 'scripts'),
        pathNot: `${CONSOLE_SEES}|^mock-server/testing\\.ts$`,
      },
    ),
    forbid(
      'e2e-imports-no-package',
      'It sees what a member sees, and controls the mock; texts are data',
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
      'mock-through-its-testing-door',
      '',
      { path: '^(web|kiosk)/' },
      { path: '^mock-server/', pathNot: '^mock-server/testing\\.ts$' },
    ),
    forbid(
      'web-through-its-doors',
      '',
      { path: packages('kiosk') },
      { path: '^web/', pathNot: '^web/(src/app/index\\.ts|vite\\.config\\.ts)$' },
    ),
    forbid(
      'contracts-through-their-doors',
      '',
      { path: packages('mock-server', 'web', 'kiosk') },
      { path: '^contracts/', pathNot: '^contracts/(index|rules/index|docs/index)\\.ts$' },
    ),
    forbid(
      'no-schemas-in-the-browser',
      'Only the types of the contracts weigh nothing',
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
      'Shared facts sit in shared/, shared screens meet in app/shell/dialogs.tsx',
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
