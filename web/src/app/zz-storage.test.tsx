import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { storageKeys } from '../shared/session/storage-keys.ts';
import { takeConsoleErrors } from '../testing/console-errors.ts';
import { makeWorld, renderApp, type TestWorld } from '../testing/render-app.tsx';

const big = 'x'.repeat(5_000_000);
const V: [string, string][] = [
  ['empty', ''], ['cut', '{"a":'], ['null', 'null'], ['num', '7'], ['neg', '-1'], ['huge', '1e400'], ['nan', 'NaN'], ['bool', 'true'], ['str', '"x"'],
  ['arr', '[]'], ['arrnull', '[null]'], ['nested', '['.repeat(3000) + ']'.repeat(3000)],
  ['obj', '{}'],
  ['proto', '{"__proto__":{"input":1,"before":{}},"constructor":{"input":1,"before":{}},"toString":{"a":1},"hasOwnProperty":{"x":1}}'],
  ['protoval', '{"member":"__proto__","codes":["__proto__","constructor"],"draft":{"__proto__":1},"owner":"__proto__"}'],
  ['word', 'constructor'], ['word2', '__proto__'], ['big', big], ['bigjson', JSON.stringify({ member: big, draft: { phone: big.slice(0, 100000) }, owner: big, messages: [] })],
  ['orders', JSON.stringify({ transfer: { input: null, before: null }, withdraw: { input: 'x', before: [] }, gift: { input: {}, before: {} }, slip: { input: 1, before: 1 }, invite: { input: -1, before: { keys: [1], balances: 3 } }, invite_part: { input: 1e308, before: { keys: null, balances: null } }, refund_bonus: { input: 1, before: 2 }, refund_wallet: {}, bonus: { input: 1 }, promotion: { before: 2 }, end_bonus: { input: [], before: [] }, spin: { input: {}, before: {} }, claim: { input: {}, before: {} }, bring_back: { input: {}, before: {} }, 'game_move:NOPE': { input: { from: 'WALLET', to: 'NOPE', amount: 1 }, before: { keys: null, balances: null } }, 'game_move:': {}, unknown: { input: 1, before: 1 } })],
];
let world: TestWorld;
beforeAll(async () => { world = await makeWorld(); });
afterEach(() => { localStorage.clear(); sessionStorage.clear(); });
const keys = Object.values(storageKeys).filter((k) => k !== 'token');
const RAW = /undefined|NaN|\[object|Invalid Date|TypeError|Infinity/;

const OWN: Record<string, string[]> = { '/user/home': ['open-intents', 'left-intents', 'left-for-game', 'last-played'], '/user/spin': ['spin-result'], '/register': ['register-draft', 'register-code', 'register-wait-until'], '/login': ['login-wait-until'], '/user/profile': [], '/user/bonus': [], '/user/contact': ['chat-unsent'] };
import { appendFileSync } from 'node:fs';
it('all', async () => {
for (const [path, own] of Object.entries(OWN)) {
  const signedIn = path.startsWith('/user') ? '0812345678' : '';
  for (const set of [keys, ...own.map((key) => [key])])
    for (const [name, value] of V) {
      localStorage.clear(); sessionStorage.clear(); window.name = '';
      for (const key of set) { try { localStorage.setItem(key, value); } catch {} try { sessionStorage.setItem(key, value); } catch {} }
      let line = `${path} ${set.length > 1 ? 'ALL' : set[0]} ${name}: `;
      try {
        const { unmount, clock, user } = await renderApp({ path, world, ...(signedIn ? { signedIn } : {}) });
        await act(() => clock.advance(2_000));
        if (path === '/user/contact' && set.length === 1) { const b = screen.queryByRole('button', { name: /chat/i }); if (b) { await user.click(b); await act(() => clock.advance(2_000)); } else line += ' NOCHAT '; }
        const errors = takeConsoleErrors();
        const text = document.body.textContent ?? '';
        unmount();
        const bad = [];
        if (errors.length) bad.push('ERR ' + String(errors[0]).slice(0, 200));
        if (text.length < 60) bad.push('BLANK ' + text);
        if (/Something went wrong|could not be shown|does not work/.test(text)) bad.push('BROKEN');
        const raw = RAW.exec(text); if (raw) bad.push('RAW ' + text.slice(Math.max(0, raw.index - 40), raw.index + 40));
        line += (bad.length ? 'BAD ' + bad.join(' | ') : 'ok') + ' :: ' + text.slice(0, 50).replace(/\s+/g, ' ');
      } catch (e) { line += 'THROW ' + String(e).slice(0, 200); }
      appendFileSync('/tmp/w/wa-tmp/st.txt', line + '\n');
    }
}
}, 3_000_000);
