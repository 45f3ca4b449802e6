import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './tag.module.css';

export type TagKind = 'plain' | 'ok' | 'wait' | 'bad' | 'gold';

/** The state of a thing, in a word or two. */
export function Tag({ kind = 'plain', children }: { kind?: TagKind; children: ReactNode }) {
  return <span className={classNames(styles.tag, styles[kind])}>{children}</span>;
}
