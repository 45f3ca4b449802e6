/**
 * Imports flow one way: contracts ← mock-server; contracts ← web ← kiosk; e2e talks HTTP and drives browsers.
 * Inside web: lib ← api, platform, html, ui ← state ← features ← app ← main; features do not import each other.
 */
const TEST =
  '\\.(test|spec)\\.tsx?$|/testing/|/testing\\.ts$|vitest\\.config\\.ts$|playwright\\.config\\.ts$';

const layer = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TEST },
  to: { path: to },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    layer(
      'contracts-stand-alone',
      'contracts import no other package',
      '^contracts/',
      '^(mock-server|web|kiosk|e2e|\\.tools)/',
    ),
    layer('mock-server-knows-contracts-only', '', '^mock-server/', '^(web|kiosk|e2e|\\.tools)/'),
    layer('web-does-not-know-the-kiosk', '', '^web/', '^(kiosk|e2e|\\.tools)/'),
    layer('only-tests-use-the-mock', 'The product never imports the mock', '^(web|kiosk)/', '^mock-server/'),
    layer('kiosk-does-not-know-e2e', '', '^kiosk/', '^(e2e|\\.tools)/'),
    {
      name: 'mock-only-through-its-testing-door',
      severity: 'error',
      from: { path: '^(web|kiosk)/' },
      to: { path: '^mock-server/', pathNot: '^mock-server/testing\\.ts$' },
    },
    {
      name: 'web-only-through-its-doors',
      severity: 'error',
      from: { path: '^kiosk/' },
      to: { path: '^web/', pathNot: '^web/(src/app/index\\.ts|vite\\.config\\.ts)$' },
    },
    {
      name: 'contracts-only-through-their-doors',
      severity: 'error',
      from: { path: '^(mock-server|web|kiosk)/' },
      to: { path: '^contracts/', pathNot: '^contracts/(index|rules/index)\\.ts$' },
    },
    {
      name: 'e2e-imports-no-package',
      comment: 'texts and pictures are data, code is not',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(contracts|mock-server|web|kiosk)/.*\\.tsx?$' },
    },
    layer('web-lib-is-lowest', '', '^web/src/lib/', '^web/src/(api|platform|html|ui|state|features|app)/'),
    layer(
      'web-api-is-low',
      'The transport never shows, navigates or keeps state',
      '^web/src/api/',
      '^web/src/(platform|html|ui|state|features|app)/',
    ),
    layer('web-platform-is-low', '', '^web/src/platform/', '^web/src/(api|html|ui|state|features|app)/'),
    layer('web-html-is-low', '', '^web/src/html/', '^web/src/(api|platform|ui|state|features|app)/'),
    layer('web-ui-is-low', '', '^web/src/ui/', '^web/src/(api|platform|html|state|features|app)/'),
    layer('web-state-knows-no-screen', '', '^web/src/state/', '^web/src/(ui|html|features|app)/'),
    layer('web-features-do-not-know-the-app', '', '^web/src/features/', '^web/src/app/'),
    {
      name: 'web-features-do-not-import-each-other',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'no-typebox-in-the-browser',
      comment: 'Web uses the types of the contracts only',
      severity: 'error',
      from: { path: '^(web|kiosk)/src/', pathNot: TEST },
      to: { path: '^(contracts/(?!rules)|node_modules/.*typebox)', dependencyTypesNot: ['type-only'] },
    },
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
