import { describe, expect, it } from 'vitest';
import type { Beat } from './beat.ts';
import { buildOf, isNightlyRestartDue, isReloadDue } from './upkeep.ts';

const beat: Beat = {
  page: 'a',
  phase: 'attract',
  isVisible: true,
  isBlank: false,
  build: '/assets/index-1.js',
  errors: [],
};
const HOURS = 3_600_000;

describe('the restart at night', () => {
  it('comes at four, to a browser of six hours before which nobody stands', () => {
    expect(isNightlyRestartDue(4, 6 * HOURS, beat)).toBe(true);
    expect(isNightlyRestartDue(5, 6 * HOURS, beat)).toBe(false);
    expect(isNightlyRestartDue(4, 6 * HOURS - 1, beat)).toBe(false);
    for (const phase of ['session', 'interval', 'closed', 'staff'] as const)
      expect(isNightlyRestartDue(4, 6 * HOURS, { ...beat, phase })).toBe(false);
    expect(isNightlyRestartDue(4, 6 * HOURS, null)).toBe(false);
  });
});

describe('a new build', () => {
  it('is loaded between sessions only', () => {
    expect(isReloadDue(beat, '/assets/index-2.js')).toBe(true);
    expect(isReloadDue(beat, '/assets/index-1.js')).toBe(false);
    expect(isReloadDue({ ...beat, phase: 'session' }, '/assets/index-2.js')).toBe(false);
  });

  it('is not guessed where a page does not name one', () => {
    expect(isReloadDue(beat, null)).toBe(false);
    expect(isReloadDue({ ...beat, build: '' }, '/assets/index-2.js')).toBe(false);
  });

  it('is read from the page’s modules, and no other script', () => {
    const html =
      '<script src="/a.js"></script><script type="module" crossorigin src="/assets/index-2.js"></script>';
    expect(buildOf(html)).toBe('/assets/index-2.js');
    expect(buildOf(`${html}<script src="/b.js" type="module"></script>`)).toBe('/assets/index-2.js /b.js');
    expect(buildOf('<p>none</p>')).toBeNull();
  });
});
