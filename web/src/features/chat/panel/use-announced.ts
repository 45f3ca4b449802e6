import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { entriesAtom } from '../state/chat-state.ts';
import { spokenOf } from '../state/find-state.ts';

const MOST_LETTERS = 200;

interface Announced {
  /** Differs between two messages of the same text, which must both be announced. */
  key: string;
  text: string;
}

/** The newest message from support, once it arrives; messages from before, in the first history too, are not announced. */
export function useAnnounced(): Announced | null {
  const { t } = useTranslation('chat');
  const entries = useAtomValue(entriesAtom);
  const newest = entries.findLast(({ isMine, order }) => !isMine && order > 0);
  const [first] = useState(newest?.key);
  if (!newest || newest.key === first) return null;
  const text = t('announced', { text: spokenOf(newest.content, t).slice(0, MOST_LETTERS) });
  return { key: newest.key, text };
}
