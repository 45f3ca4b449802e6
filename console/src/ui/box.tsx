import { Fragment, useId, type ReactNode } from 'react';
import styles from './ui.module.css';

interface BoxProps {
  title: string;
  side?: ReactNode;
  note?: ReactNode;
  children?: ReactNode;
}

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
        {detail !== undefined && <span className={styles.quiet}>{wholeParts(detail)}</span>}
      </span>
      {children}
    </li>
  );
}

const PART = ' · ';
/** A longer part of a detail may wrap. */
const LONGEST_WHOLE = 24;

/** Keeps short parts of a detail on one line: a time does not break at its hyphen. */
function wholeParts(detail: ReactNode): ReactNode {
  if (typeof detail !== 'string') return detail;
  return detail.split(PART).map((part, index) => (
    <Fragment key={`${index} ${part}`}>
      {index > 0 && PART}
      <span className={part.length <= LONGEST_WHOLE ? styles.whole : undefined}>{part}</span>
    </Fragment>
  ));
}

interface RowsProps {
  children: ReactNode;
  empty?: string | undefined;
}

export function Rows({ children, empty }: RowsProps) {
  return empty === undefined ? <ul>{children}</ul> : <Empty>{empty}</Empty>;
}

export function Empty({ children }: { children: string }) {
  return <p className={styles.empty}>{children}</p>;
}
