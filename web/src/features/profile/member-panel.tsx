import { shownPhone } from 'contracts/rules';
import { useSetAtom } from 'jotai';
import { LockKeyhole, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dateTimeText, isoTimeText } from '../../lib/date-text.ts';
import { outsideText } from '../../lib/outside-text.ts';
import { openDialogAtom } from '../../shared/session/dialog-state.ts';
import { Button } from '../../ui/form/button.tsx';
import { Private } from '../../ui/display/private.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import type { MemberProfile } from '../../shared/account/profile-state.ts';
import styles from './profile-page.module.css';

export function MemberPanel({ profile }: { profile: MemberProfile }) {
  const { t } = useTranslation('profile');
  const openDialog = useSetAtom(openDialogAtom);
  return (
    <section className={styles.panel} aria-labelledby="member-name">
      <div className={styles.name}>
        <h2 id="member-name">
          <Private>{profile.name || '-'}</Private>
        </h2>
        <IconButton
          label={t('profile_name.title')}
          icon={Pencil}
          onClick={() => openDialog({ name: 'profile-name' })}
        />
      </div>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{t('id_label')}</dt>
          <dd className={styles.figures}>
            <Private>{outsideText(profile.id)}</Private>
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('username_label')}</dt>
          <dd className={styles.figures}>
            <Private>{outsideText(shownPhone(profile.username)) || '-'}</Private>
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('created_label')}</dt>
          <dd className={styles.figures}>
            <time dateTime={isoTimeText(profile.createdAt)}>{dateTimeText(profile.createdAt)}</time>
          </dd>
        </div>
      </dl>
      <Button icon={LockKeyhole} wide onClick={() => openDialog({ name: 'change-password' })}>
        {t('password_button')}
      </Button>
    </section>
  );
}
