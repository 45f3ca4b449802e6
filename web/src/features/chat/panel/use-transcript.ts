import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isoDayText } from '../../../lib/date-text.ts';
import { servicesAtom, sessionSignalAtom } from '../../../shared/session/services.ts';
import { entriesAtom, loadStateAtom, showErrorAtom } from '../state/chat-state.ts';
import { readBackAtom } from '../state/find-state.ts';
import { transcriptOf } from '../state/transcript.ts';

/** How many pages are read for it at most; a line shows that something earlier is missing. */
const MOST_PAGES = 100;

/** Saves the whole conversation. Null where files cannot be saved. The file name has a date and no name. */
export function useTranscript(): (() => Promise<void>) | null {
  const { t } = useTranslation('chat');
  const { platform, clock } = useAtomValue(servicesAtom);
  const store = useStore();
  const readBack = useSetAtom(readBackAtom);
  const isSaving = useRef(false);
  const { saveFile } = platform;
  if (!saveFile) return null;
  return async () => {
    if (isSaving.current) return;
    isSaving.current = true;
    const isWhole = await readBack(MOST_PAGES, () => false);
    isSaving.current = false;
    // The next person at this screen must not get it.
    const signal = store.get(sessionSignalAtom);
    if (signal.aborted) return;
    const entries = store.get(entriesAtom);
    // The alert line says why nothing could be read.
    if (entries.length === 0 && store.get(loadStateAtom) === 'failed') return;
    const texts = {
      title: t('transcript_title'),
      you: t('transcript_you'),
      staff: t('transcript_staff'),
      nameOf: t,
    };
    const text = transcriptOf(entries, isWhole, texts);
    // [8.21]
    await saveFile(`chat-${isoDayText(clock.now())}.txt`, 'text/plain', text, signal).catch(() =>
      store.set(showErrorAtom, { kind: 'unknown' }),
    );
  };
}
