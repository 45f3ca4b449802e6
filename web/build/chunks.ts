import type { Rolldown } from 'vite';

type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];

/** Large, and needed by few: never part of a file that is fetched for something else. */
const RARE = /read-slip|slip-payload|encrypt-link|chat-panel/;

/** Modules of one feature are one file, whatever page or dialog of it is opened first. */
function featureOf(id: string): string | null {
  if (RARE.test(id)) return null;
  return /\/web\/src\/features\/(?!chat|home|notice)([\w-]+)\//.exec(id)?.[1] ?? null;
}

/**
 * What lies in one file. Left alone, every module that two screens share is a file of its own, and on a phone each file
 * costs a part of a round trip. A group takes along what its modules import, as far as no group before it has that.
 */
export const chunkGroups: Group[] = [
  { name: 'app', tags: ['$initial'], priority: 9 },
  { name: 'app', test: /rolldown.runtime/, priority: 9 },
  { name: 'sanitiser', test: /node_modules\/dompurify|\/web\/src\/html\/(sanitise|server-html)/, priority: 8 },
  { name: 'overlay', test: /node_modules\/@base-ui|\/web\/src\/ui\/overlay\/(sheet|alert-dialog|toast-stage)/, priority: 7 },
  { name: 'member', test: /\/web\/src\/(app\/shell\/(member-shell|dialogs|resume-orders)|features\/home\/)/, priority: 6 },
  {
    name: 'shared',
    test: (id) => featureOf(id) === null,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 20_000,
    priority: 5,
  },
  { name: featureOf, test: (id) => featureOf(id) !== null, priority: 4 },
];
