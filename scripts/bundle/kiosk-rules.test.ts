import assert from 'node:assert/strict';
import { it } from 'node:test';
import { kioskRules } from './kiosk-rules.ts';

it('the rules that apply only at the kiosk are those whose every selector begins with its device', () => {
  const kiosk = 'html[data-device=kiosk]';
  const css = `
    ${kiosk} { margin: 0 }
    @media (width > 1px) { ${kiosk}[data-orientation=portrait] .a, ${kiosk} .b { margin: 0 } }
    ${kiosk} .a, .b { margin: 0 }
    html:not([data-device=kiosk]) .a { margin: 0 }
    @keyframes turn { to { margin: 0 } }
    .a { margin: 0 }`;
  assert.equal(kioskRules(css), 2);
});
