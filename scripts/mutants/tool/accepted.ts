/** A change of the tool's that no test has to notice; written only after somebody looked. */
export interface Accepted {
  file: string;
  /** What stood there, and what the tool has made of it. */
  original: string;
  replacement: string;
  why: string;
}

export const ACCEPTED: readonly Accepted[] = [];
