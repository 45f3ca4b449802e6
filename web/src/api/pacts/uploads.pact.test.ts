import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { requestUpload } from '../../features/chat/files/chat-upload.ts';
import { requestSlip } from '../../features/deposit/slip/slip-upload.ts';
import { createCall, type Call } from '../call.ts';
import { createHttp } from '../http.ts';

interface Arrived {
  path: string | undefined;
  type: string;
  body: Buffer;
}

/** Makes the call against a server that keeps the raw request: Pact compares the parts of a form, not its bytes. */
async function arriving(upload: (call: Call) => Promise<unknown>) {
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
  await upload(createCall(createHttp({ baseURL, token: () => 'a-token', isOnline: () => true })));
  server.close();
  expect(requests).toHaveLength(1);
  return requests[0]!;
}

const EVERY_BYTE = Uint8Array.from({ length: 256 }, (_, byte) => byte);
/** As large as a camera picture: far more than one packet. */
const LARGE = Uint8Array.from({ length: 3 * 1024 * 1024 }, (_, at) => (at * 31) % 251);

const asChat = (fileType: 'image' | 'video') => (call: Call, file: File) =>
  requestUpload(call, { file, fileType });

describe('an upload', () => {
  it.each([
    ['/api/wallet/slip', 'slip.png', 'image/png', EVERY_BYTE, requestSlip],
    ['/api/wallet/slip', 'สลิป.jpg', 'image/jpeg', LARGE, requestSlip],
    ['/api/chat/upload-image', 'picture.gif', 'image/gif', EVERY_BYTE, asChat('image')],
    ['/api/chat/upload-video', 'film.mp4', 'video/mp4', LARGE, asChat('video')],
  ] as const)(
    '%s of %s is one part called file, with its name, its type and its bytes [2.49] [7.23] [7.54]',
    async (address, name, type, bytes, upload) => {
      const file = new File([bytes], name, { type });
      const { path, type: formType, body } = await arriving((call) => upload(call, file));
      expect(path).toBe(address);
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
