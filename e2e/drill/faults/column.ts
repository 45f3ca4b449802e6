import type { Row } from './row.ts';
import type { Stage } from './stage.ts';

/** Where the member is afterwards: on the screen, signed out, or at the end of the service. */
export type End = 'screen' | 'login' | 'terminated';

export interface Column {
  name: string;
  /** Why a kiosk has no such column: it has one page, and neither Back nor a reload. */
  notInKiosk?: true;
  /** Rows to which it applies; all by default. */
  fits?: (row: Row) => boolean;
  /** Damages the call before the member acts. */
  begin: (stage: Stage, row: Row) => Promise<unknown>;
  /** Acts in place of a single press of the row's control. */
  act?: (stage: Stage, row: Row, press: () => Promise<unknown>) => Promise<unknown>;
  /** Happens while the call is on its way. */
  during?: (stage: Stage, row: Row) => Promise<unknown>;
  /** Lets the call go on, before the outcome settles. */
  release?: (stage: Stage, row: Row) => Promise<unknown>;
  /** Ends a fault that the mock does not cause, after the check of the screen. */
  lift?: (stage: Stage, row: Row) => Promise<unknown>;
  /** Where the app goes, for a call that carries the session. */
  leadsTo?: End;
  /** The message is the server's own, in any language. */
  isRaw?: true;
  /** The call may be sent this often; once by default. */
  calls?: number;
  /** The call may take effect this often; once by default. */
  effects?: number;
  /** The answer may be a refusal although the call took effect: only the figures must be right. */
  mayRefuse?: true;
  /** Whether the time is measured until the screen moves, and until it shows the outcome. */
  isTimed?: true;
  /** The member leaves the screen, so that it offers no retry and keeps nothing typed. */
  leaves?: true;
  /** How long the member must then wait before another try, in seconds. */
  waits?: number;
  /** How long the outcome may stay open, in seconds; 14 by default. */
  settles?: (row: Row) => number;
}

/** A request that was refused without a session says nothing about one. */
export const endOf = (column: Column, row: Row): End =>
  column.leadsTo === 'login' && row.isPublic ? 'screen' : (column.leadsTo ?? 'screen');
