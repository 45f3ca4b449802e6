import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { entriesAtom } from '../state/chat-state.ts';
import { spokenOf } from '../state/find-state.ts';

const MOST_LETTERS = 200;
/** After a long pause, the log tells the rest. */
const MOST_AT_ONCE = 10;

interface Announced {
  /** Differs between two messages of the same text, which must both be announced. */
  key: number;
  text: string;
}

/**
 * The messages from support that have just arrived, each announced once; those from before, in the first history too, are not.
 * Messages of a gap come together and may stand before known ones. (C5)
 */
export function useAnnounced(): readonly Announced[] {
  const { t } = useTranslation('chat');
  const entries = useAtomValue(entriesAtom);
  const newest = entries.reduce((most, { isMine, order }) => (isMine ? most : Math.max(most, order)), 0);
  const [said, setSaid] = useState({ newest, messages: [] as readonly Announced[] });
  if (newest <= said.newest) return said.messages;
  // Kept as they are: another language must not announce them again.
  const messages = entries
    .filter(({ isMine, order }) => !isMine && order > said.newest)
    .slice(-MOST_AT_ONCE)
    .map(({ order, content }) => ({
      key: order,
      text: t('announced', { text: spokenOf(content, t).slice(0, MOST_LETTERS) }),
    }));
  setSaid({ newest, messages });
  return messages;
}
