import { useAtomValue } from 'jotai';
import type { Shareable } from '../../platform/platform.ts';
import { showToast } from '../../ui/toast/toast.tsx';
import { useLock } from '../session/lock.ts';
import { servicesAtom, sessionSignalAtom } from '../session/services.ts';

/**
 * Shares one thing at a time, because a browser refuses a second sheet while one is open. Null where nothing can be shared. (W4)
 */
export function useShare(copied: string, failed: string): ((content: Shareable) => void) | null {
  const { share } = useAtomValue(servicesAtom).platform;
  const signal = useAtomValue(sessionSignalAtom);
  const lock = useLock();
  if (!share) return null;
  return (content) =>
    void lock.run(async () => {
      const end = await share(content);
      // The next member must not hear of it.
      if (signal.aborted) return;
      if (end === 'copied') showToast({ kind: 'success', text: copied });
      else if (end === 'failed') showToast({ kind: 'error', text: failed });
    });
}
