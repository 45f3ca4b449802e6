import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendForm } from './send-form.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const ALLOWED = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': '*',
};

/** Starts a server on another origin that allows this page; returns its address. */
async function listen(answer: RequestListener): Promise<string> {
  const started = createServer((request, response) => {
    if (request.method === 'OPTIONS') response.writeHead(204, ALLOWED).end();
    else answer(request, response);
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}/api/wallet/slip`;
}

function plan(signal = new AbortController().signal) {
  const body = new FormData();
  body.append('file', new File(['slip'], 'slip.png', { type: 'image/png' }), 'slip.png');
  return { method: 'POST', headers: new Headers({ Authorization: 'Bearer a-token' }), body, signal };
}

describe('a form that is sent', () => {
  it('arrives with its headers and its file, and reports its progress [7.01] [7.23] [7.54]', async () => {
    const shares: number[] = [];
    let got = { authorization: '', type: '', body: '' };
    const url = await listen((request, response) => {
      const { authorization = '', 'content-type': type = '' } = request.headers;
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        got = { authorization, type, body };
        response.writeHead(422, { ...ALLOWED, 'x-reason': 'a: b' }).end('{"message":"SLIP_NO_QR"}');
      });
    });
    const answer = await sendForm(url, plan(), (share) => shares.push(share));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ message: 'SLIP_NO_QR' });
    expect(answer.headers.get('x-reason')).toBe('a: b');
    expect(got.authorization).toBe('Bearer a-token');
    expect(got.type).toMatch(/^multipart\/form-data; boundary=/);
    expect(got.body).toMatch(/name="file"; filename="slip\.png"\r\nContent-Type: image\/png\r\n\r\nslip/i);
    expect(shares.at(-1)).toBe(1);
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
  });

  it('reports each part that is sent, at most its whole length, and nothing when that is unknown [7.54]', async () => {
    const url = await listen(() => undefined);
    const open = vi.spyOn(XMLHttpRequest.prototype, 'open');
    const controller = new AbortController();
    const shares: number[] = [];
    const sent = [
      sendForm(url, plan(controller.signal), (share) => shares.push(share)),
      sendForm(url, plan(controller.signal)),
    ];
    const uploads = (open.mock.contexts as XMLHttpRequest[]).map(({ upload }) => upload);
    for (const [loaded, total, lengthComputable] of [
      [1, 4, true],
      [5, 4, true],
      [0, 0, true],
      [1, 4, false],
    ] as const)
      for (const upload of uploads)
        upload.dispatchEvent(new ProgressEvent('progress', { loaded, total, lengthComputable }));
    expect(shares).toEqual([0.25, 1]);
    controller.abort();
    await Promise.allSettled(sent);
  });

  it('is aborted by its signal, before and during the upload', async () => {
    const url = await listen(() => undefined);
    const controller = new AbortController();
    const sent = sendForm(url, plan(controller.signal));
    controller.abort();
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
    await expect(sendForm(url, plan(controller.signal))).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('fails when no answer comes', async () => {
    const url = await listen((request) => request.socket.destroy());
    await expect(sendForm(url, plan())).rejects.toThrow(TypeError);
  });

  it('fails when its answer comes from another address', async () => {
    const url = await listen((request, response) => {
      if (request.url?.endsWith('/slip')) response.writeHead(302, { ...ALLOWED, location: '/' }).end();
      else response.writeHead(200, ALLOWED).end('{"message":"SUCCESS"}');
    });
    await expect(sendForm(url, plan())).rejects.toThrow('redirected');
  });

  it('fails when its answer has a status that HTTP does not have', async () => {
    const url = await listen((_request, response) => response.writeHead(999, ALLOWED).end('{}'));
    await expect(sendForm(url, plan())).rejects.toThrow(RangeError);
  });

  it('reads an answer as UTF-8 whatever its charset, as fetch() does', async () => {
    const type = { 'content-type': 'application/json; charset=windows-874' };
    const url = await listen((_request, response) =>
      response.writeHead(200, { ...ALLOWED, ...type }).end('{"name":"สลิป.png"}'),
    );
    expect(await (await sendForm(url, plan())).json()).toEqual({ name: 'สลิป.png' });
  });

  it('accepts an answer without a body', async () => {
    const url = await listen((_request, response) => response.writeHead(204, ALLOWED).end());
    expect((await sendForm(url, plan())).status).toBe(204);
  });
});
