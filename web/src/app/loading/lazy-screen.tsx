import type { Namespace } from 'i18next';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../shared/session/locale.ts';
import { CodeWaiting } from './code-waiting.tsx';

export type Namespaces = Exclude<Namespace, readonly string[]>[];

type Status = 'loading' | 'ready' | 'failed';

interface LazyScreenOptions<Props> {
  load: () => Promise<ComponentType<Props>>;
  texts: Namespaces;
  Failed: ComponentType<{ retry: () => void }>;
  Waiting?: ComponentType;
}

/**
 * A screen whose code and texts are fetched when it is first shown, or earlier by `preload`. React's own lazy delays content
 * after a fallback by 300 ms; this shows it immediately. A failed fetch can be retried instead of breaking the app. [9.13]
 */
export function lazyScreen<Props extends object>({
  load,
  texts,
  Failed,
  Waiting = CodeWaiting,
}: LazyScreenOptions<Props>) {
  let Loaded: ComponentType<Props> | undefined;
  const fetchCode = async () => {
    Loaded ??= await load();
  };

  function LazyScreen(props: Props) {
    const { i18n } = useTranslation();
    const [status, setStatus] = useState<Status>(() =>
      Loaded && texts.every((namespace) => i18n.hasResourceBundle(i18n.language, namespace))
        ? 'ready'
        : 'loading',
    );

    useEffect(() => {
      if (status !== 'loading') return;
      let isGone = false;
      const show = (next: Status) => {
        if (!isGone) setStatus(next);
      };
      Promise.all([fetchCode(), loadTexts(i18n, texts)]).then(
        () => show('ready'),
        () => show('failed'),
      );
      return () => {
        isGone = true;
      };
    }, [status, i18n]);

    if (status === 'failed') return <Failed retry={() => setStatus('loading')} />;
    if (status === 'loading' || !Loaded) return <Waiting />;
    return <Loaded {...props} />;
  }

  /**
   * Fetches the code ahead; a failure shows only when the screen is opened.
   * @returns the texts to fetch in parallel
   */
  LazyScreen.preload = () => {
    fetchCode().catch(() => undefined);
    return texts;
  };
  return LazyScreen;
}
