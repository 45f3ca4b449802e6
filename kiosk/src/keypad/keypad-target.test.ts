import { describe, expect, it } from 'vitest';
import { isSecret, layoutFor } from './keypad-target.ts';

describe('the board for a field', () => {
  it.each([
    ['tel', 'tel', 'digits'],
    ['numeric', 'text', 'digits'],
    ['decimal', 'text', 'decimal'],
    ['', 'password', 'letters'],
    ['', 'text', 'letters'],
    ['text', 'tel', 'letters'],
    ['', 'tel', 'digits'],
    ['search', 'search', 'letters'],
  ])('is, for inputmode "%s" and type "%s", the %s board', (inputMode, type, layout) => {
    expect(layoutFor({ inputMode, type })).toBe(layout);
  });
});

describe('secrecy', () => {
  it('stays on a password that is shown in plain letters', () => {
    expect(isSecret({ type: 'password', autocomplete: '' })).toBe(true);
    expect(isSecret({ type: 'text', autocomplete: 'current-password' })).toBe(true);
    expect(isSecret({ type: 'tel', autocomplete: 'username' })).toBe(false);
  });
});
