import { useAtomValue, useSetAtom } from 'jotai';
import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { servicesAtom } from '../../../shared/session/services.ts';
import { useFailureText } from '../../../shared/texts/use-failure-text.ts';
import { type ChatProblem, forgetProblemAtom, problemAtom } from '../state/chat-state.ts';
import styles from './chat-panel.module.css';
import type { ConnectionState } from '../state/chat-connection.ts';

/** [9.11] */
const ALERT_MS = 4000;

/** Shows an error for 4 s [8.21], and a lost connection until it is back. (C4) */
export function AlertLine({ connection }: { connection: ConnectionState }) {
  const { t } = useTranslation('chat');
  const problemText = useProblemText();
  const { clock } = useAtomValue(servicesAtom);
  const problem = useAtomValue(problemAtom);
  const forget = useSetAtom(forgetProblemAtom);
  useEffect(() => {
    if (!problem) return;
    return clock.after(ALERT_MS, forget);
  }, [clock, problem, forget]);
  const text = problem ? problemText(problem) : connection === 'lost' ? t('reconnecting') : '';
  return (
    <p className={styles.alert} role="status">
      {problem && <CircleAlert aria-hidden />}
      {text}
    </p>
  );
}

function useProblemText(): (problem: ChatProblem) => string {
  const { t } = useTranslation('chat');
  const failureText = useFailureText();
  return (problem) => {
    if (problem.kind === 'file')
      return problem.reason === 'too-large'
        ? t('file_too_large', { size: problem.megabytes })
        : t('file_unsupported');
    // The catalogue has no codes for chat files; its file codes are about slips. [8.09]
    if (problem.kind === 'refused' && problem.code === 'SLIP_UPLOAD_FAIL') return t('file_failed');
    if (problem.kind === 'refused' && /^SLIP_(?:NO|INVALID)_FILE$/.test(problem.code))
      return t('file_unsupported');
    return failureText(problem);
  };
}
