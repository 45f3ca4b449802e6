/** How long a token is good for; the spec shows no value. [3.23] */
export const TOKEN_SECONDS = 24 * 60 * 60;

/** Switches of one world that QA may throw. */
export interface Flags {
  /** The service has ended: every call but the active lookup says 'gone'. [2.12] [7.01] */
  terminated: boolean;
  /** How long a new token is good for; 0 for tokens that have expired when they are issued. */
  tokenSeconds: number;
  /** Tokens are not kept, as after a restart of the service: each is unknown when it comes back. [4.02] */
  forgetsTokens: boolean;
}
