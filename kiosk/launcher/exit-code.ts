/**
 * Exit codes of the launcher, as in sysexits(3). systemd does not restart it after `USAGE`, because a restart does not
 * help.
 */
export const EXIT = {
  /** Stopped by a signal. */
  DONE: 0,
  /** The command line is wrong. */
  USAGE: 64,
  /** No Chromium, or no screen. */
  UNAVAILABLE: 69,
  /** An internal error of the launcher. */
  SOFTWARE: 70,
  /** The terminal's port is in use, usually by another launcher. */
  PORT_TAKEN: 75,
} as const;

/** A fatal error that the launcher logs as one sentence. */
export class LaunchError extends Error {
  readonly exitCode: number;
  constructor(exitCode: number, message: string) {
    super(message);
    this.exitCode = exitCode;
  }
}
