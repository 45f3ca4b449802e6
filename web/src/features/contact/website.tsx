import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { safeLinkUrl } from '../../html/safe-url.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { websiteAtom } from '../../shared/visit/lookup-state.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import styles from './contact-page.module.css';

/** Only shop screens show this, so phones do not load it. */
const OpenOnPhone = lazyPart(
  async () => (await import('../../shared/printing/open-on-phone.tsx')).OpenOnPhone,
);

export function Website() {
  const { t } = useTranslation('contact');
  const { linkTarget } = useAtomValue(servicesAtom).platform;
  const website = useAtomValue(websiteAtom);
  const address = safeLinkUrl(website, window.location.href);
  if (!address) return null;
  const text = new URL(address).host;
  return (
    <p className={styles.website}>
      {t('website')}{' '}
      {linkTarget ? (
        <a href={address} target={linkTarget} rel="noopener noreferrer">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}

export function WebsiteCode() {
  const { linkTarget } = useAtomValue(servicesAtom).platform;
  if (linkTarget) return null;
  return (
    <div className={styles.phone}>
      <Suspense fallback={null}>
        <OpenOnPhone />
      </Suspense>
    </div>
  );
}
