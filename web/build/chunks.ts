import type { Rolldown } from 'vite';

type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];

/** Large, and needed by few: never part of a file that is fetched for something else. */
const RARE = /\/(?:read-slip|slip-payload|encrypt-link|chat-panel)\./;

const FEATURE = /\/web\/src\/features\/(?!chat\/|home\/|notice\/)([\w-]+)\//;

/** Pages and dialogs of one feature are one file, whatever is opened first. */
const featureOf = (id: string): string | null => (RARE.test(id) ? null : (FEATURE.exec(id)?.[1] ?? null));

/**
 * What lies in one file, the first group that fits before the later ones. Left alone, every module that two screens share is
 * a file of its own, and on a phone each file costs a part of a round trip. A group takes along what its modules import, as
 * far as no group before it has that.
 */
const groups: Group[] = [
  // What every visit needs, the login included.
  { name: 'app', tags: ['$initial'] },
  // Small parts of pages, a visitor's and a member's. They come first: what they share with a larger file must not lead there.
  {
    name: 'parts',
    test: /\/lucide-react\/|\/contracts\/|\/web\/src\/(?:lib|api|platform|ui\/(?:display|form|art|layout))\/|\/shared\/(?:session\/|texts\/(?:loading|retry-button|copy-text|link-out)\.)/,
    minShareCount: 2,
  },
  { name: 'sanitiser', test: /\/dompurify\/|\/web\/src\/html\/(?:sanitise|server-)|\/banner-carousel\./ },
  // What lies over a page.
  { name: 'overlay', test: /\/@base-ui\/|\/web\/src\/ui\/overlay\/(?:sheet|alert-dialog|toast-stage)/ },
  // A member's first screen.
  {
    name: 'member',
    test: /\/web\/src\/(?:app\/(?:pages\/member-home|shell\/(?:member-shell|dialogs|resume-orders))|features\/home\/(?!banners-dialog|games\/return-offer))/,
  },
  { name: 'shared', test: (id) => featureOf(id) === null, minShareCount: 2 },
  { name: featureOf, debugName: 'feature', test: (id) => featureOf(id) !== null },
];

export const chunkGroups: Group[] = groups.map((group, index) => ({
  ...group,
  priority: groups.length - index,
}));
