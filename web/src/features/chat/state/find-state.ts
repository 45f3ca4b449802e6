import { isBlank } from 'contracts/rules';
import { atom } from 'jotai';
import { entriesAtom } from './chat-state.ts';
import type { ChatContent } from './conversation.ts';

const baseQueryAtom = atom<string | null>(null);
const baseIndexAtom = atom(0);

export const queryAtom = atom(
  (get) => get(baseQueryAtom),
  (_get, set, query: string | null) => {
    set(baseQueryAtom, query);
    set(baseIndexAtom, 0);
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

const placesAtom = atom((get): number[] => {
  const words = get(baseQueryAtom)?.trim().toLocaleLowerCase() ?? '';
  if (words === '') return [];
  return get(entriesAtom)
    .flatMap(({ content }, index) => (wordsOf(content).toLocaleLowerCase().includes(words) ? [index] : []))
    .toReversed();
});

export const foundAtom = atom((get) => {
  const places = get(placesAtom);
  const number = Math.min(get(baseIndexAtom), places.length - 1);
  return { count: places.length, number: number + 1, place: places[number] ?? null };
});

export const stepFoundAtom = atom(null, (get, set, step: 1 | -1): void => {
  const { count, number } = get(foundAtom);
  if (count > 0) set(baseIndexAtom, (number - 1 + step + count) % count);
});
