import { isBlank } from 'contracts/rules';
import { atom } from 'jotai';
import { entriesAtom, loadOlderAtom, olderAtom, outboxAtom } from './chat-state.ts';
import type { ChatContent } from './conversation.ts';

/** How many pages one press reads at most, in search of the words. */
const MOST_PAGES = 20;

/**
 * Reads earlier messages until `isEnough`, a failure or the beginning, and some pages at most.
 * @returns whether nothing earlier is left to read
 */
export const readBackAtom = atom(null, async (get, set, most: number, isEnough: () => boolean) => {
  for (let pages = 0; pages < most && get(olderAtom).status !== 'none' && !isEnough(); pages += 1) {
    await set(loadOlderAtom);
    if (get(olderAtom).status === 'failed') return false;
  }
  return get(olderAtom).status === 'none';
});

const baseQueryAtom = atom<string | null>(null);
/** Not its number, which changes with every message that has the words. */
const baseKeyAtom = atom<string | null>(null);

export const queryAtom = atom(
  (get) => get(baseQueryAtom),
  (get, set, query: string | null) => {
    set(baseQueryAtom, query);
    set(baseKeyAtom, get(keysAtom)[0] ?? null);
  },
);

function wordsOf(content: ChatContent): string {
  switch (content.kind) {
    case 'text':
      return content.text;
    case 'media':
      return content.name;
    case 'buttons':
    case 'quick-replies':
      return [content.text, ...content.actions.map(({ title }) => title)].join('\n');
    case 'cards':
      return content.cards
        .flatMap(({ title, subtitle, actions }) => [
          title,
          subtitle,
          ...actions.map((action) => action.title),
        ])
        .join('\n');
    case 'unknown':
      return '';
  }
}

/** As text alone; `name` gives a message without words one. */
export function spokenOf(content: ChatContent, name: (kind: 'file' | 'unknown') => string): string {
  const words = wordsOf(content);
  return isBlank(words) ? name(content.kind === 'unknown' ? 'unknown' : 'file') : words;
}

/** Newest first. */
const keysAtom = atom((get): string[] => {
  const words = get(baseQueryAtom)?.trim().toLocaleLowerCase() ?? '';
  if (words === '') return [];
  return get(entriesAtom)
    .filter(({ content }) => wordsOf(content).toLocaleLowerCase().includes(words))
    .map(({ key }) => key)
    .toReversed();
});

/** How many messages match, which of them is shown (from 1; 0 without any), and its key. */
export const foundAtom = atom((get) => {
  const keys = get(keysAtom);
  const index = Math.max(0, keys.indexOf(get(baseKeyAtom) ?? ''));
  const key = keys[index] ?? null;
  return { count: keys.length, number: key === null ? 0 : index + 1, key };
});

/** Together: a message moves from the outbox to the entries once it is sent, and the log scrolls to the entry that is found. */
export const logAtom = atom((get) => ({
  entries: get(entriesAtom),
  outbox: get(outboxAtom),
  found: get(foundAtom).key,
}));

export const findLaterAtom = atom(null, (_get, set): void => set(stepAtom, -1));

/** Reads earlier messages when those in memory have no more of the words. */
export const findEarlierAtom = atom(null, async (get, set): Promise<void> => {
  const query = get(baseQueryAtom);
  if (query === null || query.trim() === '') return;
  const from = get(foundAtom).key;
  const isFurther = () => {
    const { key, number, count } = get(foundAtom);
    return key !== null && (key !== from || number < count);
  };
  const isOver = () => get(baseQueryAtom) !== query;
  // Another press during a read would go one message too far.
  const most = get(olderAtom).status === 'loading' ? 0 : MOST_PAGES;
  const isAll = await set(readBackAtom, most, () => isFurther() || isOver());
  if (isOver() || !(isFurther() || isAll)) return;
  if (from === null) set(baseKeyAtom, get(foundAtom).key);
  else set(stepAtom, 1);
});

const stepAtom = atom(null, (get, set, step: 1 | -1): void => {
  const keys = get(keysAtom);
  const { number } = get(foundAtom);
  set(baseKeyAtom, keys[(number - 1 + step + keys.length) % keys.length] ?? null);
});
