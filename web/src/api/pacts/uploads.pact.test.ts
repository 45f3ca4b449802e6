import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createCall } from '../call.ts';
import { createHttp } from '../http.ts';

interface Arrived {
  path: string | undefined;
  type: string;
  body: Buffer;
}

/** Makes the call against a server that keeps the bytes of the request: Pact compares the parts of a form, not its bytes. */
async function arriving(
  key: 'POST /api/wallet/slip' | `POST /api/chat/upload-${'image' | 'video'}`,
  file: File,
) {
  const requests: Arrived[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      requests.push({
        path: request.url,
        type: request.headers['content-type'] ?? '',
        body: Buffer.concat(chunks),
      });
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"message":"SUCCESS","path":"/files/a"}');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const call = createCall(createHttp({ baseURL, token: () => 'a-token', isOnline: () => true }));
  await call(key, () => true, { upload: { file } });
  server.close();
  expect(requests).toHaveLength(1);
  return requests[0]!;
}

const EVERY_BYTE = Uint8Array.from({ length: 256 }, (_, byte) => byte);
/** As a camera makes them: far more than one packet. */
const LARGE = Uint8Array.from({ length: 3 * 1024 * 1024 }, (_, at) => (at * 31) % 251);

describe('an upload', () => {
  it.each([
    ['POST /api/wallet/slip', 'slip.png', 'image/png', EVERY_BYTE],
    ['POST /api/wallet/slip', 'สลิป.jpg', 'image/jpeg', LARGE],
    ['POST /api/chat/upload-image', 'picture.gif', 'image/gif', EVERY_BYTE],
    ['POST /api/chat/upload-video', 'film.mp4', 'video/mp4', LARGE],
  ] as const)(
    '%s of %s is one part called file, with its name, its type and its bytes [2.49] [7.23] [7.54]',
    async (key, name, type, bytes) => {
      const { path, type: formType, body } = await arriving(key, new File([bytes], name, { type }));
      expect(path).toBe(key.split(' ')[1]);
      const boundary = /^multipart\/form-data; boundary=(\S+)$/.exec(formType)?.[1] ?? '';
      expect(boundary).not.toBe('');
      const head = [
        `--${boundary}`,
        `Content-Disposition: form-data; name="file"; filename="${name}"`,
        `Content-Type: ${type}`,
        '',
        '',
      ].join('\r\n');
      const expected = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
      expect(body.equals(expected)).toBe(true);
    },
  );
});
