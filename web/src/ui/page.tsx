import type { ReactNode } from 'react';
import { BarMenu } from './bar-menu.ts';
import { RiverScene } from './river-scene.tsx';
import styles from './page.module.css';

export interface PageProps {
  topBar: ReactNode;
  menu: ReactNode;
  children: ReactNode;
}

/** A page before the login: the river above the content, or at its left where there is width. */
export function PublicPage({ topBar, menu, children }: PageProps) {
  return (
    <div className={styles.public}>
      <div className={styles.scene}>
        <RiverScene />
      </div>
      <div className={styles.publicBar}>{topBar}</div>
      <main className={styles.publicMain}>{children}</main>
      <div className={styles.foot}>{menu}</div>
    </div>
  );
}

/** A page of the member: its content keeps clear of the menu and of an on-screen keypad. */
export function MemberPage({ topBar, menu, children }: PageProps) {
  return (
    <BarMenu value={menu}>
      {topBar}
      <main className={styles.member}>{children}</main>
    </BarMenu>
  );
}
