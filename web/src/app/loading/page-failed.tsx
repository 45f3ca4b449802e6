import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotLoadedText } from '../../shared/texts/with-money-safe.ts';
import { useBackOnline } from '../../shared/visit/use-back-online.ts';
import { isOfferedByPageAtom, useNewerBuild } from '../../shared/visit/use-newer-build.ts';
import { Button } from '../../ui/form/button.tsx';
import { EmptyState } from '../../ui/display/empty-state.tsx';

/** Once a newer build is deployed, the host no longer has this build's files: only a reload helps. */
export function PageFailed({ retry }: { retry: () => void }) {
  const { t } = useTranslation();
  const notLoaded = useNotLoadedText();
  const isOutdated = useNewerBuild();
  const setOffered = useSetAtom(isOfferedByPageAtom);
  useEffect(() => {
    setOffered(isOutdated);
    return () => setOffered(false);
  }, [setOffered, isOutdated]);
  useBackOnline(() => {
    if (!isOutdated) retry();
  });
  return (
    <EmptyState
      headingLevel={1}
      title={t(isOutdated ? 'update.text' : 'not_loaded.title')}
      text={isOutdated ? undefined : notLoaded}
      action={
        <Button kind="gold" onClick={isOutdated ? () => window.location.reload() : retry}>
          {t(isOutdated ? 'update.reload_button' : 'retry_button')}
        </Button>
      }
    />
  );
}
