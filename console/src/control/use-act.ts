import { useRef, useState } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { postToast } from 'web/ui';
import { MockSilent } from './world.ts';

const SHOWN_MS = 3_000;
const ERROR_MS = 9_000;

export interface Act {
  isRunning: boolean;
  /** Shows `done` or the error. `useAct` ignores a second press while the action runs. @returns whether it succeeded */
  act: (done: string | null, action: () => Promise<unknown>) => Promise<boolean>;
}

/** Runs an action each time, also while another runs. */
export function useReport(): Act['act'] {
  const { t } = useTranslation();
  return async (done, action) => {
    try {
      await action();
      // After many quick presses, the last success is shown; an error stays.
      if (done !== null)
        postToast({ id: 'done', kind: 'success', text: t('done', { what: done }), duration: SHOWN_MS });
      return true;
    } catch (error) {
      postToast({ kind: 'error', text: sentenceOf(t, error), duration: ERROR_MS });
      return false;
    }
  };
}

export function useAct(): Act {
  const report = useReport();
  const [isRunning, setRunning] = useState(false);
  // State updates too late to stop a second click in the same tick.
  const isLocked = useRef(false);
  const act: Act['act'] = async (done, action) => {
    if (isLocked.current) return false;
    isLocked.current = true;
    setRunning(true);
    const isDone = await report(done, action);
    isLocked.current = false;
    setRunning(false);
    return isDone;
  };
  return { isRunning, act };
}

export function sentenceOf(t: TFunction, error: unknown): string {
  if (error instanceof MockSilent) return t('live.silent');
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/^(?:GET|POST|PUT|DELETE) \/\S+: /, '');
}
