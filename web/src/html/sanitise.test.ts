import { expect, it } from 'vitest';
import { sanitise } from './sanitise.ts';

function shown(html: string): string {
  const host = document.createElement('div');
  host.innerHTML = sanitise(html);
  return host.textContent;
}

it.each([
  ['a text without any tag', 'Pay \u202e00.001\u202c baht'],
  ['a text that writes them as entities', 'Pay &#x202e;00.001&#x202c; baht'],
  ['a paragraph', '<p>Pay \u202e00.001\u202c baht</p>'],
])('HTML of the service shows direction controls instead of obeying them: %s', (_what, html) => {
  expect(shown(html)).toBe('Pay \ufffd00.001\ufffd baht');
});

it('an alternative text of a picture obeys no direction controls', () => {
  expect(sanitise('<img src="/media/a.png" alt="Pay \u202e00.001">')).toContain('alt="Pay \ufffd00.001"');
});

it('HTML of the service is cut to the length that the contract allows', () => {
  const long = shown(`<p>${'ก'.repeat(30_000)}</p>`);
  expect(long.replaceAll('\u200b', '')).toHaveLength(20_000 - '<p>'.length);
  // In one run, a browser would need seconds for the rest.
  expect(long).toMatch(/^(?:ก{1,300}\u200b)+ก+$/);
});
