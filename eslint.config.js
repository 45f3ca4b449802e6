import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import regexp from 'eslint-plugin-regexp';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { houseRules } from './scripts/lint/house-rules.js';
import { restrictedSyntax } from './scripts/lint/restricted-syntax.js';

const TESTS = ['**/*.{test,spec}.{ts,tsx}', '**/testing/**', '**/testing.ts', '**/verify/**', 'e2e/**'];
/** What converts amounts, and other numbers: rates, percentages, images, those in storage, a QR's payload, a history entry. */
const OWN_NUMBERS = [
  'contracts/rules/amounts.ts',
  'mock-server/world/money/rates.ts',
  'web/src/api/http.ts',
  'web/src/app/routing/one-entry-router.tsx',
  'web/src/features/deposit/slip/{slip-payload.ts,slip-sending.tsx}',
  'web/src/features/spin/wheel/*.ts',
  'web/src/shared/{session/wait,wallet/wallet-{reply,state}}.ts',
  'web/src/ui/{art/river-scene,display/progress-bar}.tsx',
];
const PRODUCT = ['web/{src,gallery}/**/*.{ts,tsx}', 'kiosk/src/**/*.{ts,tsx}'];
const set = (level, names) => Object.fromEntries(names.map((name) => [`house/${name}`, level]));
/** Refuses syntax of `scripts/lint/restricted-syntax.js`. */
const refuse = (...names) => set('error', names);
const allow = (...names) => set('off', names);

export default defineConfig(
  { ignores: ['**/node_modules/', '**/dist/', '.reports/', 'e2e/test-results/', 'contracts/pacts/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    plugins: { house: houseRules, regexp },
    rules: {
      'house/reason-for-disable': 'error',
      // A long text from outside would freeze the app or the mock for minutes.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-script-url': 'error',
      ...refuse('raw-sinks', 'new-windows', 'default-exports'),
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    // oxlint checks the typed rules and React's (.oxlintrc.json) natively, in a fraction of the time.
    extends: [tseslint.configs.strict],
    rules: { '@typescript-eslint/consistent-type-imports': 'error' },
  },
  {
    files: ['{web,kiosk,console}/**/*.tsx'],
    extends: [jsxA11y.configs.strict],
  },
  {
    files: PRODUCT,
    rules: {
      ...refuse(
        'storage',
        'young-calls',
        'clock-and-random',
        'raw-timers',
        'import-chains',
        'baht-arithmetic',
        'amount-parsing',
      ),
      'no-restricted-globals': ['error', 'open', 'localStorage', 'sessionStorage', 'indexedDB'],
      'no-restricted-imports': [
        'error',
        {
          name: 'react',
          importNames: ['lazy'],
          message: 'A part that fails to load breaks the page: use lib/lazy-part.ts.',
        },
        {
          name: 'react-router-dom',
          importNames: ['Link', 'NavLink', 'Form'],
          message: 'They include server prefetching: use ui/form/link.tsx.',
        },
      ],
    },
  },
  { files: ['web/src/lib/lazy-part.ts'], rules: { 'no-restricted-imports': 'off' } },
  { files: ['contracts/**/*.ts'], rules: refuse('young-calls', 'clock-and-random') },
  { files: ['{contracts/rules,mock-server}/**/*.ts'], rules: refuse('baht-arithmetic') },
  {
    // The mock's other rooms read the ids in their paths, which are numbers too, from text.
    files: ['{contracts/rules,mock-server/{control,games,world,engine,scenarios,routes}}/**/*.ts'],
    rules: refuse('amount-parsing'),
  },
  {
    files: ['mock-server/{world,engine,scenarios,routes}/**/*.ts'],
    rules: refuse('young-calls', 'clock-and-random'),
  },
  { files: OWN_NUMBERS, rules: allow('baht-arithmetic', 'amount-parsing') },
  {
    // These files wrap the machine's clock.
    files: ['web/src/lib/{clock,random}.ts', 'mock-server/engine/{clock,random}.ts'],
    rules: allow('clock-and-random', 'raw-timers'),
  },
  {
    // The only place that handles server HTML.
    files: ['web/src/html/**/*.{ts,tsx}'],
    rules: allow('raw-sinks'),
  },
  {
    // Platform differences: storage, windows.
    files: ['web/src/platform/**/*.ts', 'kiosk/src/{kiosk-platform,session/wipe}.ts'],
    rules: { ...allow('storage', 'new-windows'), 'no-restricted-globals': 'off' },
  },
  {
    // A page for testers in their own browser: it opens tabs and is not part of the product.
    files: ['console/src/**/*.{ts,tsx}'],
    rules: { ...allow('new-windows'), ...refuse('baht-arithmetic', 'amount-parsing') },
  },
  {
    // Reads the number fields of the verbs from text.
    files: ['console/src/ui/schema.ts'],
    rules: allow('amount-parsing'),
  },
  {
    files: TESTS,
    rules: {
      ...allow(...Object.keys(restrictedSyntax)),
      ...refuse('left-out-tests'),
      'no-restricted-globals': 'off',
      // Tests read no text from outside.
      'regexp/no-super-linear-backtracking': 'off',
      // Tests pass such URLs to code that must reject them.
      'no-script-url': 'off',
      // Playwright fixtures without dependencies take an empty pattern.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: [
      'mock-server/**/*.test.ts',
      'mock-server/testing.ts',
      'e2e/*.ts',
      'e2e/{specs,pages,films,drill}/**/*.ts',
    ],
    rules: refuse('baht-arithmetic'),
  },
  { files: ['web/src/api/pacts/**/*.ts'], rules: refuse('hand-written-bodies') },
  {
    // Tools require default exports.
    files: ['**/*.config.{ts,js}', 'e2e/servers.ts'],
    rules: { ...refuse('raw-sinks'), ...allow('default-exports') },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    // The compiler checks types and platform names where a file is typed.
    rules: { 'no-undef': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },
);
