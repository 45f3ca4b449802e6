import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import regexp from 'eslint-plugin-regexp';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { houseRules } from './scripts/lint/house-rules.js';
import {
  AMOUNT_PARSING,
  BAHT_ARITHMETIC,
  CLOCK_AND_DICE,
  DEFAULT_EXPORTS,
  HAND_WRITTEN_BODIES,
  IMPORT_CHAINS,
  LEFT_OUT_TESTS,
  NEW_WINDOWS,
  RAW_SINKS,
  RAW_TIMERS,
  STORAGE,
  YOUNG_CALLS,
} from './scripts/lint/restricted-syntax.js';

const TESTS = ['**/*.{test,spec}.{ts,tsx}', '**/testing/**', '**/testing.ts', '**/verify/**', 'e2e/**'];
/** Percentages, images, and numbers in storage, in a QR's payload and in a history entry: none of them are amounts. */
const NO_AMOUNTS = [
  'web/src/api/http.ts',
  'web/src/app/routing/one-entry-router.tsx',
  'web/src/features/deposit/slip/{slip-payload.ts,slip-sending.tsx}',
  'web/src/features/spin/wheel/*.ts',
  'web/src/shared/{session/wait,wallet/wallet-{reply,state}}.ts',
  'web/src/ui/{art/river-scene,display/progress-bar}.tsx',
];
const PRODUCT = ['web/{src,gallery}/**/*.{ts,tsx}', 'kiosk/src/**/*.{ts,tsx}'];
// ESLint replaces a rule's options as a whole, so each kind of file lists all of its restrictions here.
const restrict = (...groups) => ({ 'no-restricted-syntax': ['error', ...groups.flat()] });

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
      ...restrict(RAW_SINKS, NEW_WINDOWS, DEFAULT_EXPORTS),
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
      ...restrict(
        RAW_SINKS,
        NEW_WINDOWS,
        STORAGE,
        YOUNG_CALLS,
        DEFAULT_EXPORTS,
        CLOCK_AND_DICE,
        RAW_TIMERS,
        IMPORT_CHAINS,
        BAHT_ARITHMETIC,
        AMOUNT_PARSING,
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
  {
    files: NO_AMOUNTS,
    rules: restrict(
      RAW_SINKS,
      NEW_WINDOWS,
      STORAGE,
      YOUNG_CALLS,
      DEFAULT_EXPORTS,
      CLOCK_AND_DICE,
      RAW_TIMERS,
      IMPORT_CHAINS,
    ),
  },
  { files: ['contracts/**/*.ts'], rules: restrict(RAW_SINKS, YOUNG_CALLS, DEFAULT_EXPORTS, CLOCK_AND_DICE) },
  {
    // The ids in its paths are numbers too, so it may read those from text.
    files: ['mock-server/**/*.ts'],
    rules: restrict(RAW_SINKS, NEW_WINDOWS, DEFAULT_EXPORTS, BAHT_ARITHMETIC),
  },
  {
    files: ['mock-server/{control,games}/**/*.ts'],
    rules: restrict(RAW_SINKS, NEW_WINDOWS, DEFAULT_EXPORTS, BAHT_ARITHMETIC, AMOUNT_PARSING),
  },
  {
    files: ['mock-server/{world,engine,scenarios,routes}/**/*.ts'],
    // Rates: percentages and multiples with two decimals.
    ignores: ['mock-server/world/money/rates.ts'],
    rules: restrict(RAW_SINKS, YOUNG_CALLS, DEFAULT_EXPORTS, CLOCK_AND_DICE, BAHT_ARITHMETIC, AMOUNT_PARSING),
  },
  {
    files: ['mock-server/world/money/rates.ts'],
    rules: restrict(RAW_SINKS, YOUNG_CALLS, DEFAULT_EXPORTS, CLOCK_AND_DICE),
  },
  {
    files: ['contracts/rules/**/*.ts'],
    ignores: ['contracts/rules/amounts.ts'],
    rules: restrict(RAW_SINKS, YOUNG_CALLS, DEFAULT_EXPORTS, CLOCK_AND_DICE, BAHT_ARITHMETIC, AMOUNT_PARSING),
  },
  {
    // These files wrap the machine's clock.
    files: ['web/src/lib/{clock,random}.ts', 'mock-server/engine/{clock,random}.ts'],
    rules: restrict(RAW_SINKS, NEW_WINDOWS, DEFAULT_EXPORTS),
  },
  {
    // The only place that handles server HTML.
    files: ['web/src/html/**/*.{ts,tsx}'],
    rules: restrict(NEW_WINDOWS, STORAGE, DEFAULT_EXPORTS, CLOCK_AND_DICE, RAW_TIMERS),
  },
  {
    // Platform differences: storage, windows.
    files: ['web/src/platform/**/*.ts', 'kiosk/src/{kiosk-platform,session/wipe}.ts'],
    rules: {
      ...restrict(RAW_SINKS, DEFAULT_EXPORTS, CLOCK_AND_DICE, RAW_TIMERS),
      'no-restricted-globals': 'off',
    },
  },
  {
    // A page for testers in their own browser: it opens tabs and is not part of the product.
    files: ['console/src/**/*.{ts,tsx}'],
    rules: restrict(RAW_SINKS, DEFAULT_EXPORTS, BAHT_ARITHMETIC, AMOUNT_PARSING),
  },
  {
    // Reads the number fields of the verbs from text.
    files: ['console/src/ui/schema.ts'],
    rules: restrict(RAW_SINKS, DEFAULT_EXPORTS, BAHT_ARITHMETIC),
  },
  {
    files: TESTS,
    rules: {
      ...restrict(LEFT_OUT_TESTS),
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
    rules: restrict(LEFT_OUT_TESTS, BAHT_ARITHMETIC),
  },
  {
    files: ['web/src/api/pacts/**/*.ts'],
    rules: restrict(LEFT_OUT_TESTS, HAND_WRITTEN_BODIES),
  },
  {
    // Tools require default exports.
    files: ['**/*.config.{ts,js}', 'e2e/servers.ts'],
    rules: restrict(RAW_SINKS),
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    // The compiler checks types and platform names where a file is typed.
    rules: { 'no-undef': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },
);
