import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { entriesAtom } from '../state/chat-state.ts';
import { spokenOf } from '../state/find-state.ts';

const MOST_LETTERS = 200;
/** A screen reader would read for minutes after a long pause: of more, only their number is told. */
const MOST_AT_ONCE = 10;
/** A message that comes late stands among the latest. */
const LATEST = 200;

interface Announced {
  /** Differs between two messages of the same text, which must both be announced. */
  key: string;
  text: string;
}

/**
 * The messages from support that have just arrived, each announced once; those from before, in the first history too, are not.
 * Messages of a gap come together and may stand before known ones. (C5)
 */
export function useAnnounced(): readonly Announced[] {
  const { t } = useTranslation('chat');
  const latest = useAtomValue(entriesAtom)
    .slice(-LATEST)
    .filter(({ isMine, order }) => !isMine && order > 0);
  const [said, setSaid] = useState(() => ({
    keys: new Set(latest.map(({ key }) => key)),
    messages: [] as readonly Announced[],
  }));
  const fresh = latest.filter(({ key }) => !said.keys.has(key));
  if (fresh.length === 0) return said.messages;
  // Kept as they are: another language must not announce them again.
  const [last] = fresh.slice(-1);
  const messages =
    last && fresh.length > MOST_AT_ONCE
      ? [{ key: last.key, text: t('announced_many', { number: fresh.length }) }]
      : fresh.map(({ key, content }) => ({
          key,
          text: t('announced', { text: spokenOf(content, t).slice(0, MOST_LETTERS) }),
        }));
  const keys = new Set([...said.keys, ...fresh.map(({ key }) => key)].slice(-2 * LATEST));
  setSaid({ keys, messages });
  return messages;
}
