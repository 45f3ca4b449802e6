import { shownAccountNo } from 'contracts/rules';
import { useSetAtom } from 'jotai';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openDialogAtom } from '../../shared/session/dialog-state.ts';
import { useLocale } from '../../shared/session/use-locale.ts';
import { BankMark } from '../../ui/art/bank-mark.tsx';
import { Private } from '../../ui/display/private.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import type { MemberProfile } from '../../shared/account/profile-state.ts';
import { CopyFact } from './copy-fact.tsx';
import styles from './profile-page.module.css';

export function BankPanel({ bank }: Pick<MemberProfile, 'bank'>) {
  const { t } = useTranslation('profile');
  const openDialog = useSetAtom(openDialogAtom);
  const [locale] = useLocale();
  return (
    <section className={styles.panel} aria-labelledby="bank-heading">
      <div className={styles.head}>
        <BankMark code={bank.code} />
        <div>
          <h2 id="bank-heading">{t('bank_heading')}</h2>
          <p className={styles.quiet}>{t('bank_text')}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{t('account_name_label')}</dt>
          <dd className={styles.changeable}>
            <Private>{bank.accountName || '-'}</Private>
            <IconButton
              label={t('edit_name_button')}
              icon={Pencil}
              onClick={() => openDialog({ name: 'account-name' })}
            />
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('bank_label')}</dt>
          <dd>
            <span lang="th">{bank.nameTH || '-'}</span>
            {/* The spec requires the Thai name; members who read no Thai also see the English one. [2.65] */}
            {locale !== 'th' && bank.nameEN !== '' && (
              <span lang="en" className={styles.quiet}>
                {bank.nameEN}
              </span>
            )}
          </dd>
        </div>
        <CopyFact
          label={t('account_no_label')}
          text={bank.accountNo}
          shown={shownAccountNo(bank.accountNo)}
        />
      </dl>
    </section>
  );
}
