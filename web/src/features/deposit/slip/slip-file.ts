import { SLIP_MAX_BYTES, type SLIP_TYPES } from 'contracts/rules';

export type SlipFileError = 'empty' | 'not-a-picture' | 'too-large';

const SIGNATURES: Readonly<Record<(typeof SLIP_TYPES)[number], readonly number[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
};

export const SLIP_MAX_MB = SLIP_MAX_BYTES / 1024 / 1024;

/** Checks a slip by its content, not by its name; null when it is valid. [2.49] [8.09] */
export async function checkSlipFile(file: Blob): Promise<SlipFileError | null> {
  if (file.size === 0) return 'empty';
  const longest = Math.max(...Object.values(SIGNATURES).map(({ length }) => length));
  const head = new Uint8Array(await file.slice(0, longest).arrayBuffer());
  const isPicture = Object.values(SIGNATURES).some((signature) =>
    signature.every((byte, index) => head[index] === byte),
  );
  if (!isPicture) return 'not-a-picture';
  return file.size > SLIP_MAX_BYTES ? 'too-large' : null;
}
