import { describe, expect, it } from 'vitest';
import type { Beat } from './beat.ts';
import { buildOf, isNightlyRestartDue, isReloadDue } from './upkeep.ts';

const beat: Beat = {
  page: 'a',
  phase: 'attract',
  isVisible: true,
  isBlank: false,
  isZoomed: false,
  isResponding: true,
  build: '/assets/index-1.js',
  errors: [],
  isPrinting: false,
};
const HOURS = 3_600_000;

describe('the nightly restart', () => {
  it('is due at four, for a browser older than six hours, between sessions', () => {
    expect(isNightlyRestartDue(4, 6 * HOURS, beat)).toBe(true);
    expect(isNightlyRestartDue(5, 6 * HOURS, beat)).toBe(false);
    expect(isNightlyRestartDue(4, 6 * HOURS - 1, beat)).toBe(false);
    for (const phase of ['session', 'interval', 'closed', 'staff'] as const)
      expect(isNightlyRestartDue(4, 6 * HOURS, { ...beat, phase })).toBe(false);
    expect(isNightlyRestartDue(4, 6 * HOURS, null)).toBe(false);
  });
});

describe('a new build', () => {
  it('loads only between sessions', () => {
    expect(isReloadDue(beat, '/assets/index-2.js')).toBe(true);
    expect(isReloadDue(beat, '/assets/index-1.js')).toBe(false);
    for (const phase of ['starting', 'session', 'interval', 'closed', 'staff'] as const)
      expect(isReloadDue({ ...beat, phase }, '/assets/index-2.js'), phase).toBe(false);
  });

  it('is never assumed if a page does not name one', () => {
    expect(isReloadDue(beat, null)).toBe(false);
    expect(isReloadDue({ ...beat, build: '' }, '/assets/index-2.js')).toBe(false);
  });

  it('is read only from the page’s module scripts', () => {
    const html =
      '<script src="/a.js"></script><script type="module" crossorigin src="/assets/index-2.js"></script>';
    expect(buildOf(html)).toBe('/assets/index-2.js');
    expect(buildOf(`${html}<script src="/b.js" type="module"></script>`)).toBe('/assets/index-2.js /b.js');
    expect(buildOf('<p>none</p>')).toBeNull();
  });
});
