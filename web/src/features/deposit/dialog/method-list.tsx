import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isQuick, type DepositMethod } from '../methods/deposit-methods.ts';
import styles from '../methods/deposit.module.css';
import { MethodRow } from './method-row.tsx';

/** All methods to pay in, the fastest first. [2.48] */
export function MethodList({ methods }: { methods: readonly DepositMethod[] }) {
  const { t } = useTranslation(['deposit', 'common']);
  const [fastest] = methods;
  const quick = methods.filter(isQuick);
  const slow = methods.filter((method) => !isQuick(method));
  return (
    <div className={styles.screen}>
      <MethodGroup title={t('quick_heading')} methods={quick} fastest={fastest} />
      <MethodGroup title={t('slow_heading')} methods={slow} fastest={undefined} />
    </div>
  );
}

interface MethodGroupProps {
  title: string;
  methods: readonly DepositMethod[];
  fastest: DepositMethod | undefined;
}

function MethodGroup({ title, methods, fastest }: MethodGroupProps) {
  const id = useId();
  if (methods.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.groupTitle}>
        {title}
      </h3>
      <ul className={styles.methods}>
        {methods.map((method) => (
          <li key={method.id}>
            <MethodRow method={method} isFastest={method === fastest} />
          </li>
        ))}
      </ul>
    </section>
  );
}
