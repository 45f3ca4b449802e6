import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the loading overlay stays hidden for its first 200 ms [7.01] [9.13]', () => {
  const sheet = readFileSync(`${import.meta.dirname}/loading-overlay.module.css`, 'utf8');
  const [, animation = ''] = /^\.overlay \{[^}]*\banimation: ([^;]+);/m.exec(sheet) ?? [];
  // Name, duration, curve, delay; `both` applies the first frame, which is hidden, during the delay.
  expect(animation.split(' ')).toEqual(['appear', 'var(--t-base)', 'var(--ease)', '200ms', 'both']);
  expect(sheet).toMatch(/@keyframes appear \{\s*from \{\s*opacity: 0;\s*visibility: hidden;/);
});
