import { CHAT_PATH_MAX } from 'contracts/rules';
import { atom } from 'jotai';
import type { Call } from '../../../api/call.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { type PickedFile, unsentChatAtom } from '../../../shared/session/unsent-chat.ts';

/** The file that waits in the message box; null without one. */
export const pickedAtom = atom(
  (get) => get(unsentChatAtom).file,
  (_get, set, file: PickedFile | null) => set(unsentChatAtom, (unsent) => ({ ...unsent, file })),
);

export type LargePicture =
  | { status: 'shrinking'; file: File }
  | { status: 'offered'; file: File; smaller: File };

/** A picture for which a smaller copy is made or offered. It stays while the panel is closed, as the picked file does. */
export const largePictureAtom = atom<LargePicture | null>(null);

/** The file that was picked last: what is found out about another one comes too late. */
export const lastPickAtom = atom(() => ({ current: null as File | null }));

interface Upload extends PickedFile {
  /** Uploaded share, 0 to 1; null while unknown. */
  share: number | null;
}

const baseUploadsAtom = atom<ReadonlyMap<number, Upload>>(new Map());
const controllersAtom = atom(() => new Map<number, AbortController>());

/** Files that are being sent or wait for it, by their message's `localId`. */
export const uploadsAtom = atom((get) => get(baseUploadsAtom));

/** Keeps a file until it is sent, also across an expired session. (C1) (W5) */
export const keepFileAtom = atom(null, (_get, set, localId: number, picked: PickedFile): void => {
  set(baseUploadsAtom, (known) => new Map(known).set(localId, { ...picked, share: null }));
  set(unsentChatAtom, (unsent) =>
    unsent.sending.includes(picked) ? unsent : { ...unsent, sending: [...unsent.sending, picked] },
  );
});

/** Files of an expired session: no message of this one has them yet. */
export const carriedFilesAtom = atom((get) => {
  const known = new Set([...get(baseUploadsAtom).values()].map(({ file }) => file));
  return get(unsentChatAtom).sending.filter(({ file }) => !known.has(file));
});

/** Stops its upload, and keeps the file no longer. */
export const forgetFileAtom = atom(null, (get, set, localId: number): void => {
  get(controllersAtom).get(localId)?.abort();
  set(leaveBehindAtom, localId);
  set(baseUploadsAtom, (known) => new Map([...known].filter(([id]) => id !== localId)));
});

/** A file that was uploaded does not outlive the session: its message does, and has its path. */
export const leaveBehindAtom = atom(null, (get, set, localId: number): void => {
  const uploaded = get(baseUploadsAtom).get(localId)?.file;
  set(unsentChatAtom, (unsent) => ({
    ...unsent,
    sending: unsent.sending.filter(({ file }) => file !== uploaded),
  }));
});

/** Uploads a file. No one sees it until its message is sent. [7.54] [9.02] @returns its path. @throws ApiError */
export const uploadAtom = atom(null, async (get, set, localId: number): Promise<string> => {
  const { call, session } = get(servicesAtom);
  const upload = get(baseUploadsAtom).get(localId);
  if (!upload) throw new Error('chat upload: no file');
  const controller = new AbortController();
  get(controllersAtom).set(localId, controller);
  // A running upload must not continue for the next customer.
  session.signal().addEventListener('abort', () => controller.abort(), { once: true });
  const reportProgress = (share: number | null) => {
    set(baseUploadsAtom, (known) =>
      known.has(localId) ? new Map(known).set(localId, { ...upload, share }) : known,
    );
  };
  reportProgress(null);
  return requestUpload(call, upload, { onProgress: reportProgress, signal: controller.signal });
});

export const requestUpload = (
  call: Call,
  { file, fileType }: PickedFile,
  { onProgress, signal }: { onProgress?: (share: number | null) => void; signal?: AbortSignal } = {},
): Promise<string> =>
  call(
    fileType === 'image' ? 'POST /api/chat/upload-image' : 'POST /api/chat/upload-video',
    ({ path }) => textOf(path),
    { upload: { file, ...(onProgress && { onProgress }) }, ...(signal && { signal }) },
  );

function textOf(path: unknown): string {
  // The service would refuse a message with a longer one, each time.
  if (typeof path !== 'string' || path === '' || path.length > CHAT_PATH_MAX)
    throw new TypeError('upload reply: no path');
  return path;
}
