import type { Script } from './measure.ts';

const TEST_ONLY = ['kiosk/src/test-panel/', '/src/testing/'];

/** The test-only modules of a build; there must be none. */
export function testOnlyModules(scripts: readonly Script[]): string[] {
  return scripts
    .flatMap(({ modules }) => modules.map(([name]) => name))
    .filter((name) => TEST_ONLY.some((part) => name.includes(part)));
}
