import { useAtomValue } from 'jotai';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { servicesAtom } from '../../shared/session/services.ts';
import type { Wallet } from '../../shared/wallet/wallet-reply.ts';
import styles from './first-day.module.css';

const STEPS = ['deposit', 'open', 'play'] as const;

export function FirstDay({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation('home');
  const { platform } = useAtomValue(servicesAtom);
  const { gameAccounts, total } = wallet;
  if (!platform.openGameWindow || gameAccounts.length === 0 || gameAccounts.some(({ isActive }) => isActive))
    return null;
  const done = total !== null && total > 0 ? 1 : 0;
  return (
    <section className={styles.card} aria-label={t('first.label')}>
      <h2 className={styles.title}>{t('first.title')}</h2>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li
            key={step}
            className={styles.step}
            data-done={index < done || undefined}
            aria-current={index === done ? 'step' : undefined}
          >
            <span aria-hidden className={styles.mark}>
              {index < done ? <Check /> : index + 1}
            </span>
            {t(`first.${step}`)}
            {index < done && <span className="visually-hidden">{t('first.done')}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
