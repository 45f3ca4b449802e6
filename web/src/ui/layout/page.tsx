import type { ReactNode } from 'react';
import { BarMenu } from './bar-menu.ts';
import { classNames } from '../../lib/class-names.ts';
import { EmptyState, type EmptyStateProps } from '../display/empty-state.tsx';
import { RiverScene } from '../art/river-scene.tsx';
import styles from './page.module.css';
import terminal from './terminal-page.module.css';

export interface PageProps {
  topBar: ReactNode;
  menu: ReactNode;
  /**
   * News of the service. Before the login they cover the river: they load late and must not move the page. For members they are
   * above the content; elements marked `data-floating` come late and float over its end, one at a time.
   */
  notice?: ReactNode;
  children: ReactNode;
}

interface PublicPageProps extends PageProps {
  topOffset?: boolean;
}

export function PublicPage({ topBar, menu, children, topOffset = true, notice }: PublicPageProps) {
  return (
    <BarMenu value={menu}>
      <div
        className={classNames(
          styles.public,
          terminal.public,
          topOffset && styles.topOffset,
          topOffset && terminal.topOffset,
        )}
      >
        <div className={classNames(styles.scene, terminal.scene)}>
          <RiverScene />
        </div>
        <div className={classNames(styles.publicBar, terminal.publicBar)}>{topBar}</div>
        {notice !== undefined && <div className={classNames(styles.notice, terminal.notice)}>{notice}</div>}
        <main className={classNames(styles.publicMain, terminal.publicMain)}>{children}</main>
      </div>
    </BarMenu>
  );
}

/** A page without a menu: it says what has happened, and what to do. */
export function MessagePage({ title, text, action }: Pick<EmptyStateProps, 'title' | 'text' | 'action'>) {
  return (
    <div className={styles.plain}>
      <div className={styles.scene}>
        <RiverScene />
      </div>
      <main className={styles.plainMain}>
        <EmptyState title={title} text={text} action={action} headingLevel={1} hasArt={false} />
      </main>
    </div>
  );
}

export function MemberPage({ topBar, menu, notice, children }: PageProps) {
  return (
    <BarMenu value={menu}>
      {topBar}
      <main className={styles.member}>
        <div className={styles.memberNotice}>{notice}</div>
        {children}
      </main>
    </BarMenu>
  );
}
