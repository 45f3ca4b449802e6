import { describe, expect, it } from 'vitest';
import { isNewWorld } from './is-new-world.ts';

describe('a world in the console', () => {
  it.each<[what: string, verbs: (string | null)[], isNew: boolean]>([
    ['was made', ['PUT /'], true],
    ['was made, and then called', ['PUT /', null, null], true],
    ['has a history since the console was opened', ['PUT /history'], true],
    ['was made, and then signed in to', ['PUT /', 'POST /members/{phone}/tokens'], true],
    ['was changed by a control', ['PUT /', 'POST /members'], false],
    ['was copied, branched or stored', [null], false],
    ['was copied, branched or stored, and then called', [null, null], false],
    ['has lost its first points', ['POST /members/{phone}/tokens'], false],
    ['has lost all points', [], false],
  ])('that %s: %j, new: %s', (_what, verbs, isNew) => {
    const points = verbs.map((verb) => ({ verb }));
    expect(isNewWorld({ isKept: true, isTooLarge: false, points })).toBe(isNew);
    expect(isNewWorld({ isKept: true, isTooLarge: true, points })).toBe(false);
  });

  it('of which no history is kept is taken for new', () => {
    expect(isNewWorld({ isKept: false, isTooLarge: false, points: [] })).toBe(true);
  });
});
