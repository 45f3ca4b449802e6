import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sheet = readFileSync(`${import.meta.dirname}/spin-button.module.css`, 'utf8');

it('the button stands in the middle of the wheel [2.79]', () => {
  const [, rules = ''] = /^\.hub \{([^&]*)/.exec(sheet) ?? [];
  expect(rules).toContain('position: absolute;');
  expect(rules).toContain('inset: 50% auto auto 50%;');
  expect(rules).toContain('translate: -50% -50%;');
});

it('the button without coins is grey, under a cursor that says so [2.79]', () => {
  const [, rules = ''] = /&\[aria-disabled\]:not\(\[aria-busy\]\) \{([^}]*)\}/.exec(sheet) ?? [];
  expect(rules).toContain('background: var(--surface-overlay);');
  expect(rules).toContain('color: var(--text-quiet);');
  expect(rules).toContain('cursor: not-allowed;');
});
