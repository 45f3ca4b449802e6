import { useAtomValue, useSetAtom } from 'jotai';
import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { servicesAtom } from '../../../shared/session/services.ts';
import { LongWait } from '../../../shared/texts/taking-long.tsx';
import { useFailureText } from '../../../shared/texts/use-failure-text.ts';
import { uploadsAtom } from '../files/chat-upload.ts';
import { type ChatError, dismissErrorAtom, outboxAtom, errorAtom } from '../state/chat-state.ts';
import styles from './chat-panel.module.css';
import type { ConnectionState } from '../state/chat-connection.ts';

const ALERT_MS = 4000;

/** Shows an error for 4 s [8.21], a lost connection until it is back (C4), and that a message takes long. */
export function AlertLine({ connection }: { connection: ConnectionState }) {
  const { t } = useTranslation('chat');
  const errorText = useErrorText();
  const { clock } = useAtomValue(servicesAtom);
  const error = useAtomValue(errorAtom);
  const dismiss = useSetAtom(dismissErrorAtom);
  useEffect(() => {
    if (!error) return;
    return clock.after(ALERT_MS, dismiss);
  }, [clock, error, dismiss]);
  const awaited = useAwaited();
  const content = () => {
    if (error) return errorText(error);
    if (connection === 'lost') return t('reconnecting');
    return awaited !== null && <LongWait key={awaited} />;
  };
  return (
    <p className={styles.alert} role="status">
      {error && <CircleAlert aria-hidden />}
      {content()}
    </p>
  );
}

/** The first message that waits for an answer. A file that is still on its way shows its progress instead. */
function useAwaited(): number | null {
  const outbox = useAtomValue(outboxAtom);
  const uploads = useAtomValue(uploadsAtom);
  const first = outbox.find(({ localId, status }) => {
    if (status !== 'uploading_file') return status === 'sending';
    return (uploads.get(localId)?.share ?? 1) === 1;
  });
  return first?.localId ?? null;
}

function useErrorText(): (error: ChatError) => string {
  const { t } = useTranslation('chat');
  const failureText = useFailureText();
  return (error) => {
    if (error.kind === 'file') {
      if (error.reason === 'too-large') return t('file_too_large', { size: error.megabytes });
      return t(error.reason === 'unreadable' ? 'file_failed' : 'file_unsupported');
    }
    if (error.kind === 'refused' && error.code === 'FILE_TOO_LARGE') return t('file_refused');
    // The catalogue has no codes for chat files; its file codes are about slips. [8.09]
    if (error.kind === 'refused' && error.code === 'SLIP_UPLOAD_FAIL') return t('file_failed');
    if (error.kind === 'refused' && /^SLIP_(?:NO|INVALID)_FILE$/.test(error.code))
      return t('file_unsupported');
    return failureText(error);
  };
}
