import type { HowtoTopic } from 'contracts/rules';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { stepIcons } from './howto-topics.ts';
import styles from './written-steps.module.css';

/** The captions have the same sentences. [2.26] */
export function WrittenSteps({ topic }: { topic: HowtoTopic }) {
  const { t } = useTranslation('howto');
  const heading = useId();
  const steps = t(`topic.${topic}.steps`, { returnObjects: true });
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h3 id={heading}>{t('steps_heading')}</h3>
      {/* Safari drops the list role of a list without bullets. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-redundant-roles -- see above */}
      <ol role="list" className={styles.steps}>
        {steps.map((step, index) => {
          const Icon = stepIcons[topic][index];
          return (
            <li key={step}>
              <span className={styles.number} aria-hidden>
                {index + 1}
              </span>
              <p>{step}</p>
              {Icon && <Icon aria-hidden className={styles.sign} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
