import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { safeLinkUrl } from '../../html/safe-url.ts';
import { websiteAtom } from '../visit/lookup-state.ts';
import { PhoneCode } from './phone-code.tsx';

/** Shows the service's website as a QR where external links cannot open; it signs no one in. [3.07] (K7) */
export function OpenOnPhone() {
  const { t } = useTranslation('money');
  const address = safeLinkUrl(useAtomValue(websiteAtom), window.location.href);
  if (!address) return null;
  return (
    <PhoneCode text={address} label={t('phone.code_label')} title={t('phone.open_title')}>
      {t('phone.open_text')}
      <span>{new URL(address).host}</span>
    </PhoneCode>
  );
}
