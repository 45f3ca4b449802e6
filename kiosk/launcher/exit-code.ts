/** How the launcher ends, as sysexits(3) has it: systemd does not start it again after `USAGE`, which no start mends. */
export const EXIT = {
  /** It was told to end. */
  DONE: 0,
  /** The command line is wrong. */
  USAGE: 64,
  /** No Chromium, or no screen. */
  UNAVAILABLE: 69,
  /** A fault of the launcher's own. */
  SOFTWARE: 70,
  /** The port of the terminal is taken: by another launcher, mostly. */
  PORT_TAKEN: 75,
} as const;

/** A reason to end that is told in one sentence. */
export class LaunchError extends Error {
  readonly exitCode: number;
  constructor(exitCode: number, message: string) {
    super(message);
    this.exitCode = exitCode;
  }
}
