/** A tool mutation that no test needs to detect; written only after review. */
export interface Accepted {
  file: string;
  /** The original text, and the tool's replacement. */
  original: string;
  replacement: string;
  why: string;
}

export const ACCEPTED: readonly Accepted[] = [
  {
    file: 'contracts/rules/media-host.ts',
    original: "typeof text === 'string'",
    replacement: 'true',
    why: 'a value that is not a string never equals an origin',
  },
  {
    file: 'contracts/rules/media-host.ts',
    original: '/^https:\\/\\/[a-z0-9-]+(?:\\.[a-z0-9-]+)*(?::\\d+)?$/',
    replacement: '/https:\\/\\/[a-z0-9-]+(?:\\.[a-z0-9-]+)*(?::\\d+)?$/',
    why: 'a URL with a prefix is not equal to its own origin',
  },
];
