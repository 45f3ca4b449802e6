import { Landmark, Smartphone, Wallet } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SpokenGuide } from '../../../shared/voice/spoken-guide.tsx';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { SheetCompanion } from '../../../ui/overlay/sheet-companion.tsx';
import { hasWayToPay, isQuick, type DepositMethod } from '../methods/deposit-methods.ts';
import styles from '../methods/deposit.module.css';
import { MethodRow } from './method-row.tsx';

const GROUPS = [
  { name: 'qr', kinds: ['qr'] },
  { name: 'transfer', kinds: ['transfer'] },
  { name: 'wallet', kinds: ['wallet', 'gift'] },
  { name: 'slip', kinds: ['slip'] },
] as const;

export function MethodList({ methods }: { methods: readonly DepositMethod[] }) {
  const { t } = useTranslation(['deposit', 'common']);
  const [first] = methods;
  const fastest = first && isQuick(first) ? first : undefined;
  const others = methods.filter((method) => method !== fastest);
  return (
    <div className={styles.screen}>
      {hasWayToPay(methods) ? (
        <SheetCompanion>
          <SpokenGuide
            title={t('how_it_works')}
            steps={[
              { icon: Landmark, text: t('works_choose') },
              { icon: Smartphone, text: t('works_pay') },
              { icon: Wallet, text: t(methods.some(isQuick) ? 'works_arrive' : 'works_slip') },
            ]}
          />
        </SheetCompanion>
      ) : (
        <EmptyState title={t('none_title')} text={t('none_text')} />
      )}
      {fastest && (
        <Group title={t('recommended_heading')}>
          <li>
            <MethodRow method={fastest} isFastest />
          </li>
        </Group>
      )}
      {GROUPS.map(({ name, kinds }) => {
        const members = others.filter(({ kind }) => kinds.some((known) => known === kind));
        return (
          members.length > 0 && (
            <Group key={name} title={t(`group.${name}`)}>
              {members.map((method) => (
                <li key={method.id}>
                  <MethodRow method={method} isFastest={false} />
                </li>
              ))}
            </Group>
          )
        );
      })}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.groupTitle}>
        {title}
      </h3>
      <ul className={styles.methods}>{children}</ul>
    </section>
  );
}
