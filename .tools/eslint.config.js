import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Ways to put raw text into the document or to run it; only web/src/html may. */
const RAW_SINKS = [
  [
    'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    'Server HTML goes through web/src/html/server-html.tsx.',
  ],
  ['JSXAttribute[name.name="srcDoc"]', 'No documents out of text.'],
  [
    'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML|srcdoc)$/]',
    'Server HTML goes through web/src/html.',
  ],
  [
    'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe|createContextualFragment|parseFromString)$/]',
    'Server HTML goes through web/src/html.',
  ],
  [
    'CallExpression[callee.object.name="document"][callee.property.name=/^(write|writeln)$/]',
    'No document.write.',
  ],
].map(([selector, message]) => ({ selector, message }));

const NEW_WINDOWS = [
  ['JSXAttribute[name.name="target"]', 'Only the platform decides where a link opens.'],
  [
    'CallExpression[callee.property.name="open"][callee.object.name="window"]',
    'Only the platform opens windows.',
  ],
].map(([selector, message]) => ({ selector, message }));

const NO_DEFAULT_EXPORT = { selector: 'ExportDefaultDeclaration', message: 'Exports have names.' };

/** The clock and the dice are passed in, so that worlds and tests are repeatable. */
const NO_CLOCK_NO_DICE = [
  {
    selector: 'CallExpression[callee.object.name="Math"][callee.property.name="random"]',
    message: 'Random is passed in.',
  },
  {
    selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    message: 'The clock is passed in.',
  },
  { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: 'The clock is passed in.' },
];

export default tseslint.config(
  { ignores: ['**/node_modules/', '**/dist/', '.reports/', 'e2e/test-results/', 'contracts/pacts/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: `${import.meta.dirname}/..` },
    },
    rules: {
      'no-restricted-syntax': ['error', ...RAW_SINKS, ...NEW_WINDOWS, NO_DEFAULT_EXPORT],
      'no-eval': 'error',
      '@typescript-eslint/no-implied-eval': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `void promise` says that nobody waits; a bare arrow that returns void is how handlers read best.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
      // Services are closures, not classes: their methods need no `this`.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/restrict-plus-operands': ['error', { allowNumberAndString: true }],
      // Async functions without await keep an interface's shape.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['web/**/*.tsx', 'kiosk/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.configs.recommended],
  },
  {
    files: [
      'mock-server/world/**/*.ts',
      'mock-server/scenarios/**/*.ts',
      'web/src/{features,api,html,lib,ui}/**/*.{ts,tsx}',
    ],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', ...RAW_SINKS, ...NEW_WINDOWS, NO_DEFAULT_EXPORT, ...NO_CLOCK_NO_DICE],
    },
  },
  {
    // The one sanitising door.
    files: ['web/src/html/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...NEW_WINDOWS, NO_DEFAULT_EXPORT] },
  },
  {
    // Tools ask for default exports.
    files: ['**/*.config.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['**/*.{test,spec}.{ts,tsx}', '**/testing/**', '**/verify/**', 'e2e/**', '**/testing.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|fixme|todo)$/]',
          message: 'A test is run or deleted.',
        },
      ],
      // Playwright reads a fixture's needs off its first parameter, so that it must be a pattern even when it is empty.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      // Storage and characters are spread on purpose.
      '@typescript-eslint/no-misused-spread': 'off',
      // An element that is not there fails the test by itself.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        window: 'readonly',
        document: 'readonly',
        fetch: 'readonly',
        module: 'writable',
        location: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        setInterval: 'readonly',
        clearTimeout: 'readonly',
        clearInterval: 'readonly',
        addEventListener: 'readonly',
        matchMedia: 'readonly',
        navigator: 'readonly',
        history: 'readonly',
        Intl: 'readonly',
        AbortController: 'readonly',
        EventSource: 'readonly',
        WebSocket: 'readonly',
      },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off', 'no-var': 'off' },
  },
);
