import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { postToast } from 'web/ui';

const SHOWN_MS = 3_000;
const ERROR_MS = 9_000;

export interface Act {
  isRunning: boolean;
  /** Runs the action and shows `done` or the error. A second press while it runs is ignored. @returns whether it succeeded */
  act: (done: string | null, action: () => Promise<unknown>) => Promise<boolean>;
}

/** Runs one action at a time and reports its outcome. */
export function useAct(): Act {
  const { t } = useTranslation();
  const [isRunning, setRunning] = useState(false);
  // State updates too late to stop a second click in the same tick.
  const isLocked = useRef(false);
  const act: Act['act'] = async (done, action) => {
    if (isLocked.current) return false;
    isLocked.current = true;
    setRunning(true);
    try {
      await action();
      // After many quick presses, the last success is shown; an error stays.
      if (done !== null)
        postToast({ id: 'done', kind: 'success', text: t('done', { what: done }), duration: SHOWN_MS });
      return true;
    } catch (error) {
      postToast({ kind: 'error', text: sentenceOf(error), duration: ERROR_MS });
      return false;
    } finally {
      isLocked.current = false;
      setRunning(false);
    }
  };
  return { isRunning, act };
}

/** The API's message without the address in front of it. */
export function sentenceOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/^(?:GET|POST|PUT|DELETE) \/\S+: /, '');
}
