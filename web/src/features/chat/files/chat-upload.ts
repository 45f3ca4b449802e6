import { atom } from 'jotai';
import type { Call } from '../../../api/call.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { type PickedFile, unsentChatAtom } from '../../../shared/session/unsent-chat.ts';

/** Chosen, and to be sent with the next press on send; it stays while the panel is put away. */
export const pickedAtom = atom(
  (get) => get(unsentChatAtom).file,
  (_get, set, file: PickedFile | null) => set(unsentChatAtom, (unsent) => ({ ...unsent, file })),
);

interface Upload extends PickedFile {
  /** How much of it has left the device, 0 to 1; null while that is not known. */
  share: number | null;
}

/** Files that are on their way or have failed, by the id of their message. */
const baseUploadsAtom = atom<ReadonlyMap<number, Upload>>(new Map());
const controllersAtom = atom(() => new Map<number, AbortController>());

export const uploadsAtom = atom((get) => get(baseUploadsAtom));

export const keepFileAtom = atom(null, (_get, set, localId: number, picked: PickedFile): void => {
  set(baseUploadsAtom, (known) => new Map(known).set(localId, { ...picked, share: null }));
  set(unsentChatAtom, (unsent) => ({ ...unsent, sending: [...unsent.sending, picked] }));
});

/** It has arrived, or is no longer wanted: then what is still on its way is stopped. */
export const forgetFileAtom = atom(null, (get, set, localId: number): void => {
  get(controllersAtom).get(localId)?.abort();
  const gone = get(baseUploadsAtom).get(localId)?.file;
  set(baseUploadsAtom, (known) => new Map([...known].filter(([id]) => id !== localId)));
  set(unsentChatAtom, (unsent) => ({
    ...unsent,
    sending: unsent.sending.filter(({ file }) => file !== gone),
  }));
});

/** Hands a file to the service; what is only uploaded nobody sees yet. [7.54] [9.02] @returns its path. @throws ApiError */
export const uploadAtom = atom(null, async (get, set, localId: number): Promise<string> => {
  const { call, session } = get(servicesAtom);
  const upload = get(baseUploadsAtom).get(localId);
  if (!upload) throw new Error('a message without its file');
  const controller = new AbortController();
  get(controllersAtom).set(localId, controller);
  // The next customer must not go on with it.
  session.signal().addEventListener('abort', () => controller.abort(), { once: true });
  const tellShare = (share: number | null) => {
    set(baseUploadsAtom, (known) =>
      known.has(localId) ? new Map(known).set(localId, { ...upload, share }) : known,
    );
  };
  tellShare(null);
  return requestUpload(call, upload, { onProgress: tellShare, signal: controller.signal });
});

/** Resolves to the path of the file. [7.54] */
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
  if (typeof path !== 'string' || path === '') throw new TypeError('no path');
  return path;
}
