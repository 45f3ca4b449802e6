/** The types of picked and uploaded files that this project names. */
export type MediaType = keyof typeof SIGNATURES;

/** How much of a file tells its type. */
export const FILE_HEAD_BYTES = 12;

const SIGNATURES = {
  // `\cZ` is the byte 0x1a.
  'image/png': /^\x89PNG\r\n\cZ\n/,
  'image/jpeg': /^\xff\xd8\xff/,
  'image/gif': /^GIF8/,
  // The excluded brands are QuickTime's, and those of phone photos and of sounds.
  'video/mp4': /^.{4}ftyp(?!qt {2}|hei|hev|mif|msf|avi|M4A).{4}/s,
  'video/quicktime': /^.{4}(?:ftypqt {2}|moov|mdat|wide|free|skip)/s,
} as const;

/** A file's type by its first bytes, or null: its name and declared type prove nothing. [5.30] [7.54] */
export function mediaTypeOf(bytes: Uint8Array): MediaType | null {
  const head = String.fromCharCode(...bytes.subarray(0, FILE_HEAD_BYTES));
  const types = Object.keys(SIGNATURES) as MediaType[];
  return types.find((type) => SIGNATURES[type].test(head)) ?? null;
}
