import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { safeLinkUrl } from '../../html/safe-url.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { websiteAtom } from '../../shared/texts/lookup-state.ts';
import { servicesAtom } from '../../shared/session/services.ts';

/** Only shop screens show this, so phones do not load it. */
const OpenOnPhone = lazyPart(async () => (await import('../../shared/paper/open-on-phone.tsx')).OpenOnPhone);

/** The service's website, as a link if links may leave the app, otherwise as text and as a QR code. [3.07] */
export function Website() {
  const { t } = useTranslation('contact');
  const { linkTarget } = useAtomValue(servicesAtom).platform;
  const website = useAtomValue(websiteAtom);
  const address = safeLinkUrl(website, window.location.href);
  if (!address) return null;
  const text = new URL(address).host;
  return (
    <>
      <p>
        {t('website')}{' '}
        {linkTarget ? (
          <a href={address} target={linkTarget} rel="noopener noreferrer">
            {text}
          </a>
        ) : (
          text
        )}
      </p>
      {!linkTarget && (
        <Suspense fallback={null}>
          <OpenOnPhone />
        </Suspense>
      )}
    </>
  );
}
