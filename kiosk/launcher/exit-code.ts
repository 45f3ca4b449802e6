/**
 * Exit codes of the launcher, as in sysexits(3). systemd does not restart it after `USAGE`, because a restart does not
 * help.
 */
export const EXIT = {
  DONE: 0,
  USAGE: 64,
  /** No Chromium, or no screen. */
  UNAVAILABLE: 69,
  SOFTWARE: 70,
  /** The terminal's port is in use, usually by another launcher. */
  PORT_TAKEN: 75,
} as const;

/** The launcher logs it as one sentence. */
export class LaunchError extends Error {
  readonly exitCode: number;
  constructor(exitCode: number, message: string) {
    super(message);
    this.exitCode = exitCode;
  }
}
