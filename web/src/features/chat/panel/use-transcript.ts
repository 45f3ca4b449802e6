import { useAtomValue, useStore } from 'jotai';
import { useTranslation } from 'react-i18next';
import { isoDayText } from '../../../lib/date-text.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { entriesAtom } from '../state/chat-state.ts';
import { transcriptOf } from '../state/transcript.ts';

/** Null where files cannot be saved. The file name has a date and no name. */
export function useTranscript(): (() => void) | null {
  const { t } = useTranslation('chat');
  const { platform, clock } = useAtomValue(servicesAtom);
  const store = useStore();
  const { saveFile } = platform;
  if (!saveFile) return null;
  return () => {
    const texts = {
      title: t('transcript_title'),
      you: t('transcript_you'),
      staff: t('transcript_staff'),
      nameOf: t,
    };
    const text = transcriptOf(store.get(entriesAtom), texts);
    saveFile(`chat-${isoDayText(clock.now())}.txt`, 'text/plain', text);
  };
}
