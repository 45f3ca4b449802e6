import { useAtomValue } from 'jotai';
import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../lib/class-names.ts';
import { safeLinkUrl } from '../../html/safe-url.ts';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { SheetCompanion } from '../../ui/overlay/sheet-companion.tsx';
import { inviteLink } from '../account/invite-link.ts';
import { servicesAtom } from '../session/services.ts';
import { CopyText } from '../texts/copy-text.tsx';
import { websiteAtom } from '../visit/lookup-state.ts';
import { useShare } from '../printing/use-share.ts';
import { PhoneCode } from '../printing/phone-code.tsx';
import styles from './invite-link-row.module.css';

export function InviteLinkRow({
  profileId,
  className,
}: {
  profileId: string;
  className?: string | undefined;
}) {
  const { t } = useTranslation(['home', 'common']);
  const { platform } = useAtomValue(servicesAtom);
  const link = inviteLink(window.location.origin, profileId);
  const share = useShare(t('common:copied_toast', { text: link }), t('invite_link_share_failed'));
  if (!platform.hasClipboard) return <InviteCode profileId={profileId} />;

  return (
    <div className={classNames(styles.row, className)}>
      <p className={styles.words}>
        <span className={styles.label}>{t('invite_link_label')}</span>
        <span className={styles.link}>{link.replace(/^https?:\/\//, '')}</span>
      </p>
      <CopyText label={t('invite_link_copy')} text={link} />
      {share && (
        <IconButton label={t('invite_link_share')} icon={Share2} onClick={() => share({ url: link })} />
      )}
    </div>
  );
}

/** For a friend's phone, with the public address of the site: the address of this screen leads nowhere. (K7) */
function InviteCode({ profileId }: { profileId: string }) {
  const { t } = useTranslation(['home', 'money']);
  const website = safeLinkUrl(useAtomValue(websiteAtom), window.location.href);
  if (!website) return null;
  return (
    <SheetCompanion>
      <PhoneCode
        text={inviteLink(new URL(website).origin, profileId)}
        label={t('money:phone.code_label')}
        title={t('invite_code_title')}
      >
        {t('invite_code_text')}
      </PhoneCode>
    </SheetCompanion>
  );
}
