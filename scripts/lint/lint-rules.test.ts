import assert from 'node:assert/strict';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { ESLint } from 'eslint';
import { root } from '../root.ts';

/** Code that the rules forbid in such a file: [file, code, rule]. The file need not exist. */
const PLANTED: [string, string, string][] = [
  [
    'web/src/features/notice/notice.tsx',
    'export const a = () => import("./notice-strip.tsx").catch(() => null);',
    'house/import-chains',
  ],
  ['web/src/features/notice/notice.tsx', 'export { lazy } from "react";', 'no-restricted-imports'],
  [
    'web/src/features/login/login-page.tsx',
    'import { Link } from "react-router-dom"; export const a = Link;',
    'no-restricted-imports',
  ],
  [
    'web/src/lib/countdown.ts',
    'export const a = (e: Element, t: string) => { e.innerHTML = t; };',
    'house/raw-sinks',
  ],
  [
    'web/src/lib/countdown.ts',
    'export const a = (e: Element, t: string) => { e["outerHTML"] = t; };',
    'house/raw-sinks',
  ],
  [
    'web/src/lib/countdown.ts',
    'export const a = (e: Element, t: string) => e.insertAdjacentHTML("beforeend", t);',
    'house/raw-sinks',
  ],
  [
    'web/src/lib/countdown.ts',
    'export const a = (e: Element, t: string) => e.setAttribute("onclick", t);',
    'house/raw-sinks',
  ],
  ['web/src/lib/countdown.ts', 'export const a = (t: string) => document.write(t);', 'house/raw-sinks'],
  [
    'web/src/lib/countdown.ts',
    'export const a = (t: string) => /^a\\s*[,\\s]\\s*b$/.test(t);',
    'regexp/no-super-linear-backtracking',
  ],
  ['web/src/lib/countdown.ts', 'export const a = () => Math.random();', 'house/clock-and-random'],
  ['web/src/lib/countdown.ts', 'export const a = () => new Date();', 'house/clock-and-random'],
  ['web/src/lib/countdown.ts', 'export const a = () => localStorage.getItem("a");', 'no-restricted-globals'],
  ['web/src/lib/countdown.ts', 'export const a = () => window.localStorage.getItem("a");', 'house/storage'],
  [
    'web/src/lib/countdown.ts',
    'export const a = () => open("https://example.org");',
    'no-restricted-globals',
  ],
  [
    'web/src/lib/countdown.ts',
    'export const a = () => window.open("https://example.org");',
    'house/new-windows',
  ],
  ['web/src/lib/countdown.ts', 'export const a = () => setTimeout(() => {}, 1);', 'house/raw-timers'],
  [
    'web/src/platform/save-file.ts',
    'export const a = (w: Window) => w.setInterval(() => {}, 1);',
    'house/raw-timers',
  ],
  [
    'web/src/html/sanitise.ts',
    'export const a = () => window.requestAnimationFrame(() => {});',
    'house/raw-timers',
  ],
  [
    'kiosk/src/keypad/use-key-presses.ts',
    'export const a = () => AbortSignal.timeout(1);',
    'house/raw-timers',
  ],
  ['web/src/lib/countdown.ts', 'export const a = (baht: number) => baht * 100;', 'house/baht-arithmetic'],
  ['web/src/lib/countdown.ts', 'export const a = (satang: number) => satang / 100;', 'house/baht-arithmetic'],
  [
    'web/src/lib/countdown.ts',
    'export const a = (text: string) => parseFloat(text);',
    'house/amount-parsing',
  ],
  ['web/src/lib/countdown.ts', 'export const a = (text: string) => Number(text);', 'house/amount-parsing'],
  ['contracts/rules/phone.ts', 'export const a = (baht: number) => baht * 100;', 'house/baht-arithmetic'],
  [
    'mock-server/world/money/ledger.ts',
    'export const a = (baht: number) => baht * 100;',
    'house/baht-arithmetic',
  ],
  [
    'mock-server/world/money/ledger.ts',
    'export const a = (text: string) => Number(text);',
    'house/amount-parsing',
  ],
  [
    'mock-server/games/game-pages.ts',
    'export const a = (text: string) => Number(text);',
    'house/amount-parsing',
  ],
  [
    'mock-server/qa/handler.ts',
    'export const a = (satang: number) => satang / 100;',
    'house/baht-arithmetic',
  ],
  [
    'mock-server/world/money/ledger.test.ts',
    'export const a = (n: number) => n / 100;',
    'house/baht-arithmetic',
  ],
  [
    'console/src/sections/games.tsx',
    'export const a = (baht: number) => baht * 100;',
    'house/baht-arithmetic',
  ],
  [
    'console/src/sections/games.tsx',
    'export const a = (text: string) => parseFloat(text);',
    'house/amount-parsing',
  ],
  ['e2e/specs/deposit.spec.ts', 'export const a = (baht: number) => baht * 100;', 'house/baht-arithmetic'],
  ['e2e/pages/home-page.ts', 'export const a = (satang: number) => satang / 100;', 'house/baht-arithmetic'],
  ['web/src/lib/countdown.ts', 'export default 1;', 'house/default-exports'],
  ['contracts/rules/phone.ts', 'export const a = (t: string) => URL.parse(t);', 'house/young-calls'],
  [
    'web/src/api/pacts/planted.pact.test.ts',
    'export const a = (call: any) => call("POST /api/login", null, { body: {} });',
    'house/hand-written-bodies',
  ],
  ['web/src/lib/countdown.ts', 'export const a = (t: string): unknown => eval(t);', 'no-eval'],
  ['web/src/lib/countdown.ts', 'export const a = (t: string) => new Function(t);', 'no-new-func'],
  [
    'web/src/lib/countdown.ts',
    'export const a = (x: any) => { void x; };',
    '@typescript-eslint/no-explicit-any',
  ],
  [
    'web/src/lib/countdown.ts',
    '// @ts-ignore\nexport const a: number = "";',
    '@typescript-eslint/ban-ts-comment',
  ],
  [
    'web/src/lib/countdown.ts',
    '// eslint-disable-next-line no-eval\nexport const a: unknown = eval("1");',
    'house/reason-for-disable',
  ],
  [
    'web/src/lib/countdown.ts',
    '// oxlint-disable-next-line typescript/no-deprecated\nexport const a = escape;',
    'house/reason-for-disable',
  ],
  [
    'web/src/app/start/app.tsx',
    'export const A = () => <a href="/" target="_blank">x</a>;',
    'house/new-windows',
  ],
  [
    'web/src/app/start/app.tsx',
    'export const A = () => <p dangerouslySetInnerHTML={{ __html: "x" }} />;',
    'house/raw-sinks',
  ],
  ['web/src/app/start/app.tsx', 'export const A = () => <img src="x.png" />;', 'jsx-a11y-x/alt-text'],
  ['mock-server/world/money/ledger.ts', 'export const a = () => Date.now();', 'house/clock-and-random'],
  [
    'mock-server/qa/console/planted.js',
    'export const a = (e, t) => { e.innerHTML = t; };',
    'house/raw-sinks',
  ],
  ['kiosk/public/planted.js', 'document.body.outerHTML = location.hash;', 'house/raw-sinks'],
  [
    'web/src/lib/countdown.test.ts',
    'import { it } from "vitest";\nit.only("a", () => {});',
    'house/left-out-tests',
  ],
  [
    'e2e/specs/deposit.spec.ts',
    'import { test } from "../fixtures.ts";\ntest.fixme("a", () => {});',
    'house/left-out-tests',
  ],
];

/** Files that are exempt and may contain the same code. */
const ALLOWED: [string, string][] = [
  ['web/src/html/sanitise.ts', 'export const a = (e: Element, t: string) => { e.innerHTML = t; };'],
  ['web/src/platform/browser-platform.ts', 'export const a = () => window.open("https://example.org");'],
  ['web/src/lib/clock.ts', 'export const a = () => Date.now();'],
  ['web/src/lib/clock.ts', 'export const a = () => setTimeout(() => {}, 1);'],
  ['web/src/lib/countdown.test.ts', 'export const a = () => setTimeout(() => {}, 1);'],
  ['web/vite.config.ts', 'export default 1;'],
  ['contracts/rules/amounts.ts', 'export const a = (baht: number) => baht * 100;'],
  ['mock-server/world/money/rates.ts', 'export const a = (percent: number) => percent * 100;'],
  ['mock-server/qa/handlers/journal.ts', 'export const a = (id: string) => Number(id);'],
  ['console/src/ui/schema.ts', 'export const a = (typed: string) => Number(typed);'],
];

describe('the lint rules', () => {
  let eslint: ESLint;
  const lint = async (file: string, code: string) => {
    const [result] = await eslint.lintText(`${code}\n`, { filePath: path.join(root, file) });
    return result?.messages.map(({ ruleId, message }) => ruleId ?? message) ?? [];
  };

  before(() => {
    eslint = new ESLint({ cwd: root });
  });

  for (const [file, code, rule] of PLANTED) {
    it(`reject in ${file}: ${code.replace(/\s+/g, ' ')}`, async () => {
      const found = await lint(file, code);
      assert.ok(found.includes(rule), `expected ${rule}, found ${found.join(', ')}`);
    });
  }

  for (const [file, code] of ALLOWED) {
    it(`allow in ${file}: ${code}`, async () => {
      assert.deepEqual(await lint(file, code), []);
    });
  }
});
