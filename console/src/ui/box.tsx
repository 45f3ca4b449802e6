import { useId, type ReactNode } from 'react';
import styles from './ui.module.css';

interface BoxProps {
  title: string;
  /** Shown beside the title. */
  side?: ReactNode;
  /** One sentence that says what the box is for. */
  note?: ReactNode;
  children?: ReactNode;
}

/** A part of a section with its heading. */
export function Box({ title, side, note, children }: BoxProps) {
  const id = useId();
  return (
    <section className={styles.box} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {side}
      </div>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {children}
    </section>
  );
}

export function Buttons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>;
}

export function Grid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

/** One item with its properties and its actions. */
export function Row({
  title,
  detail,
  children,
}: {
  title: ReactNode;
  detail?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <b>{title}</b>
        {detail !== undefined && <span className={styles.quiet}>{detail}</span>}
      </span>
      {children}
    </li>
  );
}

export function Rows({ children, empty }: { children: ReactNode; empty?: string | undefined }) {
  return empty === undefined ? <ul>{children}</ul> : <p className={styles.note}>{empty}</p>;
}
