import type { Rolldown } from 'vite';

type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];

/** Large modules that few visits need: they never join a chunk that is fetched for something else. */
const RARE = /\/(?:read-slip|slip-payload|encrypt-link|chat-panel)\./;

const FEATURE = /\/web\/src\/features\/(?!chat\/|home\/|notice\/)([\w-]+)\//;

/** Only deposits use the rules of QRs. */
const OF_DEPOSITS = /\/contracts\/rules\/qr\./;

const featureOf = (id: string): string | null =>
  RARE.test(id) ? null : OF_DEPOSITS.test(id) ? 'deposit' : (FEATURE.exec(id)?.[1] ?? null);

/**
 * Chunk groups; the first match wins. Without them, every module that two screens share gets its own file, and on a phone each
 * file costs part of a round trip. A group also takes the modules that it imports, unless an earlier group has them.
 */
const groups: Group[] = [
  // Code that every visit needs, including the login.
  { name: 'app', tags: ['$initial'] },
  // Small parts of public and member pages. This group comes first, so that they never depend on a larger chunk. The preview
  // of balances and the receipt belong to the money dialogs alone.
  {
    name: 'parts',
    test: /\/lucide-react\/|\/contracts\/(?!rules\/qr\.)|\/withdraw-toast\.|\/web\/src\/(?:html\/safe-url\.|(?:lib|api|platform|ui\/(?:display(?!\/(?:balance-preview|receipt))|form|art|layout))\/)|\/shared\/(?:session\/|visit\/reading\.|texts\/(?:loading|retry-button|load-failed|copy-text|link-out)\.)/,
    minShareCount: 2,
  },
  {
    name: 'sanitiser',
    test: /\/dompurify\/|\/web\/src\/html\/(?:sanitise|plain-lines|server-)|\/banner-carousel\./,
  },
  // Overlays.
  {
    name: 'overlay',
    test: /\/@base-ui\/|\/web\/src\/ui\/(?:overlay\/(?:sheet|alert-dialog)|toast\/toast-stage)/,
  },
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
