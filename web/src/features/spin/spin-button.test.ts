import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the button without coins is grey, under a cursor that says so [2.79]', () => {
  const sheet = readFileSync(`${import.meta.dirname}/spin-button.module.css`, 'utf8');
  const [, rules = ''] = /&\[aria-disabled\]:not\(\[aria-busy\]\) \{([^}]*)\}/.exec(sheet) ?? [];
  expect(rules).toContain('background: var(--surface-overlay);');
  expect(rules).toContain('color: var(--text-quiet);');
  expect(rules).toContain('cursor: not-allowed;');
});
