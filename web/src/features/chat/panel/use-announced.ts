import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { entriesAtom, loadStateAtom } from '../state/chat-state.ts';
import { spokenOf } from '../state/find-state.ts';

const MOST_LETTERS = 200;

/** Text of the newest message from support, once it arrives; messages from before are not announced. */
export function useAnnounced(): string {
  const { t } = useTranslation('chat');
  const entries = useAtomValue(entriesAtom);
  const load = useAtomValue(loadStateAtom);
  const newest = entries.findLast(({ isMine }) => !isMine);
  const [first, setFirst] = useState<string | null | undefined>();
  if (first === undefined && load === 'ready') setFirst(newest?.key ?? null);
  if (!newest || first === undefined || newest.key === first) return '';
  return t('announced', { text: spokenOf(newest.content, t).slice(0, MOST_LETTERS) });
}
