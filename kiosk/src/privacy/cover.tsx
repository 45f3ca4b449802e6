import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cover } from 'web/app';
import styles from './cover.module.css';
import type { Privacy } from './privacy.ts';
import { privateParts } from './private-text.ts';

/** Marks what is hidden or could be: a press on it shows it. */
export const COVERED = 'data-covered';

/** Covers private content with dots that take the same room over every content. (K11) */
export function createCover(privacy: Privacy): Cover {
  return function KioskCover({ as, children }) {
    const isShown = useSyncExternalStore(privacy.subscribe, privacy.isShown);
    // Nothing to cover while a name is not known yet.
    if (children === '') return children;
    if (as !== 'figures' || typeof children !== 'string')
      return <Covered isShown={isShown}>{children}</Covered>;
    return (
      // One element, because some labels lay out their children side by side.
      <span>
        {privateParts(children).map(({ text, isPrivate }, index) =>
          isPrivate ? (
            <Covered key={index} isShown={isShown}>
              {text}
            </Covered>
          ) : (
            text
          ),
        )}
      </span>
    );
  };
}

function Covered({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <span className={styles.cover} {...{ [COVERED]: isShown ? 'shown' : 'hidden' }}>
      <span className={styles.content} aria-hidden={!isShown || undefined}>
        {children}
      </span>
      {/* Suspends separately, so that the page does not wait for one word. */}
      {!isShown && (
        <Suspense fallback={null}>
          <Hidden />
        </Suspense>
      )}
    </span>
  );
}

/** For screen readers. */
function Hidden() {
  const { t } = useTranslation('kiosk');
  return <span className="visually-hidden">{t('privacy.hidden')}</span>;
}
