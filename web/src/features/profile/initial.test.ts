import { expect, it } from 'vitest';
import { outsideText } from '../../lib/outside-text.ts';
import { initialOf } from './initial.ts';

it.each([
  ['somchai', 'S'],
  [' สมชาย', 'ส'],
  ['เอกชัย', 'เอ'],
  ['ແກ້ວ', 'ແກ້'],
  ['محمد', 'م'],
  [outsideText('محمد'), 'م'],
  ['\u200bsomchai', 'S'],
  ['👩‍👧 Nok', '👩‍👧'],
  ['', ''],
])('the initial of “%s” is “%s”', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
