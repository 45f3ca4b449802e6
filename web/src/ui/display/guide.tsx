import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './guide.module.css';

export interface GuideProps {
  title: string;
  action?: ReactNode;
  steps: readonly { icon: LucideIcon; text: ReactNode }[];
}

export function Guide({ title, action, steps }: GuideProps) {
  return (
    <section className={styles.guide} aria-label={title}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {action}
      </div>
      <ol className={styles.steps}>
        {steps.map(({ icon: Icon, text }, index) => (
          <li key={index}>
            <span aria-hidden className={styles.mark}>
              <Icon />
            </span>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
