import { expect, it } from 'vitest';
import { initialOf } from './initial.ts';

it.each([
  ['somchai', 'S'],
  [' สมชาย', 'ส'],
  ['เอกชัย', 'เอ'],
  ['ແກ້ວ', 'ແກ້'],
  ['محمد', 'م'],
  ['👩‍👧 Nok', '👩‍👧'],
  ['', ''],
])('the initial of “%s” is “%s”', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
