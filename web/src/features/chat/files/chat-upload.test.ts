import { describe, expect, it } from 'vitest';
import type { Call } from '../../../api/call.ts';
import type { Upload } from '../../../api/http.ts';
import { createAppStore, type Services } from '../../../shared/session/services.ts';
import type { PickedFile } from '../../../shared/session/unsent-chat.ts';
import { keepFileAtom, uploadAtom, uploadsAtom } from './chat-upload.ts';

const PICTURE = { file: new File(['png'], 'a.png'), fileType: 'image' } as PickedFile;
const FILM = { file: new File(['mp4'], 'a.mp4'), fileType: 'video' } as PickedFile;

/** Uploads a file against a prepared reply; `during` runs while it is on its way. */
async function upload(picked: PickedFile, reply: unknown, during: (sent: Upload) => void = () => {}) {
  const sent: [key: string, upload: Upload][] = [];
  const call = (async (key, read, options) => {
    const { upload } = options as { upload: Upload };
    sent.push([key, upload]);
    during(upload);
    return read(reply as never);
  }) as Call;
  const session = { signal: () => new AbortController().signal };
  const store = createAppStore({ call, session } as unknown as Services);
  store.set(keepFileAtom, 1, picked);
  const share = () => store.get(uploadsAtom).get(1)?.share;
  return { sent, share, path: await store.set(uploadAtom, 1) };
}

describe('the upload of a chat file', () => {
  it.each([
    [PICTURE, 'POST /api/chat/upload-image'],
    [FILM, 'POST /api/chat/upload-video'],
  ])('goes to the call of its kind, and gives its path [7.54]', async (picked, key) => {
    const { sent, path } = await upload(picked, { path: '/files/a' });
    expect(sent).toMatchObject([[key, { file: picked.file }]]);
    expect(path).toBe('/files/a');
  });

  it('shows the share that has been sent [7.54]', async () => {
    const { share } = await upload(PICTURE, { path: '/files/a' }, ({ onProgress }) => onProgress?.(0.4));
    expect(share()).toBe(0.4);
  });

  it.each([{}, { path: '' }, { path: null }])('needs a path in the reply: %j [7.54]', async (reply) => {
    await expect(upload(PICTURE, reply)).rejects.toThrow('no path');
  });

  it('refuses a path that is too long for a message: it could never be sent [7.54]', async () => {
    const path = `/${'a'.repeat(1999)}`;
    expect(await upload(PICTURE, { path })).toMatchObject({ path });
    await expect(upload(PICTURE, { path: `${path}a` })).rejects.toThrow('no path');
  });
});
