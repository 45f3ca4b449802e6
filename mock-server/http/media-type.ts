const SIGNATURES: readonly { type: string; at: number; bytes: readonly number[] }[] = [
  { type: 'image/png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/gif', at: 0, bytes: [0x47, 0x49, 0x46, 0x38] },
];

const QUICKTIME = 'qt  ';

/** A file's type by its first bytes, or null. Its name and declared type are not trusted. */
export function mediaTypeOf(bytes: Buffer): string | null {
  const known = SIGNATURES.find(({ at, bytes: signature }) =>
    signature.every((byte, index) => bytes[at + index] === byte),
  );
  if (known) return known.type;
  if (bytes.length >= 12 && bytes.toString('latin1', 4, 8) === 'ftyp') {
    return bytes.toString('latin1', 8, 12) === QUICKTIME ? 'video/quicktime' : 'video/mp4';
  }
  return null;
}
