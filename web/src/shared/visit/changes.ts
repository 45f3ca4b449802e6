import { createPageNews } from './page-news.ts';

const CHANGED = 'changed';

/** Says that this page has changed something of its member at the service, and nothing else. Every action that succeeds sends it. */
export const changesAtom = createPageNews('changes', (message) => (message === CHANGED ? CHANGED : null));
