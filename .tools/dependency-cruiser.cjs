/**
 * Who may import whom. Packages: contracts ← mock-server; contracts ← web ← kiosk; e2e talks HTTP and drives browsers.
 * Whoever controls the mock from outside does so through the client of mock-server/control, which knows no server.
 * Inside web: lib ← api, platform, html, ui ← shared ← features ← app ← main; features do not import each other.
 */
const TESTS = '\\.(test|spec)\\.tsx?$|/testing/|/testing\\.ts$|/(vitest|playwright)\\.config\\.ts$';

/**
 * Layers of a package, lowest first; those of one line stand side by side and do not know each other.
 * A file directly in the package's folder is above its layers.
 */
const LAYERS = {
  'web/src': [['lib'], ['api', 'platform', 'html', 'ui'], ['shared'], ['features'], ['app']],
  'web/src/ui': [['styles', 'art'], ['display'], ['form'], ['overlay', 'layout']],
  'web/src/shared': [['session'], ['wallet'], ['texts'], ['orders'], ['account']],
  'web/src/features/deposit': [['methods'], ['qr', 'slip', 'gift', 'transfer'], ['dialog']],
  'web/src/features/chat': [['state'], ['media'], ['list', 'composer'], ['panel']],
  'web/src/features/statement': [['list'], ['search', 'slips']],
  'web/src/app': [['loading'], ['pages'], ['shell'], ['routing'], ['start']],
  'mock-server': [
    ['engine'],
    ['world'],
    ['scenarios', 'http', 'hosts'],
    ['files', 'games', 'sockets'],
    ['routes', 'qa'],
  ],
  'mock-server/world': [
    ['service'],
    ['money'],
    ['members'],
    ['rewards', 'chat'],
    ['games'],
    ['deposits', 'wallet'],
  ],
};
/** The one door to controlling the mock. */
const CONTROL = '^mock-server/control/index\\.ts$';
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const packages = (...names) => `^(${names.map((name) => name.replace('.', '\\.')).join('|')})/`;

const layers = Object.entries(LAYERS).flatMap(([folder, lines]) =>
  lines.flatMap((line, index) =>
    line.map((layer) => {
      const below = lines.slice(0, index).flat();
      const others = lines.flat().filter((other) => other !== layer && !below.includes(other));
      return forbid(
        `${folder.replace('/src', '').replaceAll('/', '-')}-${layer}-stays-low`,
        `${folder}/${layer} imports only what lies below it`,
        { path: `^${folder}/${layer}/`, pathNot: TESTS },
        { path: `^${folder}/((${others.join('|')})/|[^/]+\\.tsx?$)` },
      );
    }),
  ),
);

/** Packages that one place wraps, so that the rest of the product does not depend on them. */
const wrapped = [
  ['axios', '^web/src/(api|testing)/'],
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
      { path: packages('mock-server', 'web', 'kiosk', 'e2e', '.tools') },
    ),
    forbid(
      'verification-controls-the-mock',
      'It prepares the worlds of the shipped mock, and knows nothing else of it',
      { path: '^contracts/verify/' },
      { path: packages('mock-server', 'web', 'kiosk', 'e2e', '.tools'), pathNot: CONTROL },
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
      { path: packages('web', 'kiosk', 'e2e', '.tools') },
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
      { path: packages('kiosk', 'e2e', '.tools') },
    ),
    forbid('kiosk-does-not-know-the-tests', '', { path: '^kiosk/' }, { path: packages('e2e', '.tools') }),
    forbid(
      'e2e-imports-no-package',
      'It sees what a member sees, and controls the mock; texts are data',
      { path: '^e2e/' },
      {
        path: `${packages('contracts', 'mock-server', 'web', 'kiosk')}.*\\.(tsx?|[cm]?js)$`,
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
      { path: '^contracts/', pathNot: '^contracts/(index|rules/index)\\.ts$' },
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
