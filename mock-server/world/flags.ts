/** Switches of one world that QA may throw. */
export interface Flags {
  /** The service has ended: every call but the active lookup says 'gone'. [2.12] [7.01] */
  terminated: boolean;
}
