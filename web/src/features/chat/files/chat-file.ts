import {
  CHAT_IMAGE_MAX_BYTES,
  CHAT_IMAGE_TYPES,
  CHAT_VIDEO_MAX_BYTES,
  CHAT_VIDEO_TYPES,
  FILE_HEAD_BYTES,
  mediaTypeOf,
} from 'contracts/rules';

export type ChatFileType = 'image' | 'video';
/** Why a file cannot be sent. [5.29] [5.30] [5.31] */
export type ChatFileError =
  | { reason: 'unsupported' | 'unreadable' }
  | { reason: 'too-large'; megabytes: number };
export type CheckedFile = { fileType: ChatFileType } | { error: ChatFileError };

const KINDS = {
  // Some devices use this name for JPEG. [5.30]
  image: { types: [...CHAT_IMAGE_TYPES, 'image/jpg'], maxBytes: CHAT_IMAGE_MAX_BYTES },
  video: { types: [...CHAT_VIDEO_TYPES], maxBytes: CHAT_VIDEO_MAX_BYTES },
} as const satisfies Record<ChatFileType, { types: readonly string[]; maxBytes: number }>;

/** For the `accept` of a file input. */
export const CHAT_FILE_TYPES = [...KINDS.image.types, ...KINDS.video.types].join();

const EXTENSION = /\.[^.\s/\\]+$/;

/**
 * Checks a picked file: its name [5.29], declared type [5.30], size [5.31] [9.04], and finally its content, because a
 * name proves nothing.
 */
export async function checkFile(file: File): Promise<CheckedFile> {
  const called = kindCalled(file.type);
  if (!EXTENSION.test(file.name) || (called === null && file.type !== ''))
    return { error: { reason: 'unsupported' } };
  if (called && isTooLarge(file, called)) return { error: tooLarge(called) };
  const kind = await kindWithin(file);
  if (kind === null) return { error: { reason: 'unsupported' } };
  return isTooLarge(file, kind) ? { error: tooLarge(kind) } : { fileType: kind };
}

/**
 * Whether a smaller copy may be offered. The declared type is enough, because a file that is no picture cannot be
 * drawn.
 */
export const isLargePicture = (file: File) => isTooLarge(file, 'image') && kindCalled(file.type) !== 'video';

const isTooLarge = ({ size }: File, kind: ChatFileType) => size > KINDS[kind].maxBytes;
const tooLarge = (kind: ChatFileType): ChatFileError => ({
  reason: 'too-large',
  megabytes: KINDS[kind].maxBytes / 1024 / 1024,
});

function kindCalled(type: string): ChatFileType | null {
  const isAmong = (types: readonly string[]) => types.includes(type);
  return isAmong(KINDS.image.types) ? 'image' : isAmong(KINDS.video.types) ? 'video' : null;
}

async function kindWithin(file: File): Promise<ChatFileType | null> {
  const head = await file.slice(0, FILE_HEAD_BYTES).arrayBuffer();
  return kindCalled(mediaTypeOf(new Uint8Array(head)) ?? '');
}
