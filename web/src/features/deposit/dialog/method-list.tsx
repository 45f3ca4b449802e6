import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isQuick, type Way } from '../methods/deposit-methods.ts';
import styles from '../methods/deposit.module.css';
import { MethodRow } from './method-row.tsx';

/** All ways to pay in, the fastest first. [2.48] */
export function MethodList({ ways }: { ways: readonly Way[] }) {
  const { t } = useTranslation(['deposit', 'common']);
  const [fastest] = ways;
  const quick = ways.filter(isQuick);
  const slow = ways.filter((way) => !isQuick(way));
  return (
    <div className={styles.screen}>
      <WayGroup title={t('quick_heading')} ways={quick} fastest={fastest} />
      <WayGroup title={t('slow_heading')} ways={slow} fastest={undefined} />
    </div>
  );
}

interface WayGroupProps {
  title: string;
  ways: readonly Way[];
  fastest: Way | undefined;
}

function WayGroup({ title, ways, fastest }: WayGroupProps) {
  const id = useId();
  if (ways.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.groupTitle}>
        {title}
      </h3>
      <ul className={styles.ways}>
        {ways.map((way) => (
          <li key={way.id}>
            <MethodRow way={way} isFastest={way === fastest} />
          </li>
        ))}
      </ul>
    </section>
  );
}
