import type { Script } from './measure.ts';

/** What only testers may have in an app. */
const TEST_ONLY = ['kiosk/src/dock/', '/src/testing/'];

/** The modules of a build that are for tests alone, of which there must be none. */
export function testOnlyModules(scripts: readonly Script[]): string[] {
  return scripts
    .flatMap(({ modules }) => modules.map(([name]) => name))
    .filter((name) => TEST_ONLY.some((part) => name.includes(part)));
}
