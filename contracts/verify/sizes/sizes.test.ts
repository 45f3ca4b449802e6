import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { startMockProcess } from '../../../mock-server/client/mock-process.ts';
import { mockProvider } from '../provider/mock-provider.ts';
import { textOf } from '../results.ts';
import { fileOf } from './file-of.ts';
import { verifySizes } from './verify-sizes.ts';

const shownErrors = (reports: Awaited<ReturnType<typeof verifySizes>>) =>
  reports.flatMap(({ call, results }) =>
    results
      .filter(({ isMet }) => !isMet)
      .map(({ description, differences }) => `${call}, ${description}: ${differences.map(textOf).join()}`),
  );

it('the shipped mock accepts files up to the limit and refuses larger and empty ones [9.04]', async () => {
  const mock = await startMockProcess();
  try {
    const reports = await verifySizes(mockProvider(mock.url));
    expect(shownErrors(reports)).toEqual([]);
    expect(reports.map(({ call, results }) => [call, results.length])).toEqual([
      ['sizes: POST /api/wallet/slip', 4],
      ['sizes: POST /api/chat/upload-image', 4],
      ['sizes: POST /api/chat/upload-video', 4],
    ]);
  } finally {
    await mock.end();
  }
});

it('a provider that accepts every file fails at each upload', async () => {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200).end('{"message":"SUCCESS","path":"/a"}'));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    const found = shownErrors(
      await verifySizes({
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        enter: () => Promise.resolve({ headers: {}, token: null, values: {} }),
        say: () => Promise.resolve(),
      }),
    );
    expect(found).toHaveLength(9);
    expect(found).toContain(
      'sizes: POST /api/chat/upload-video, a file of one byte more than 20 MB: body: expected a refusal with SLIP_INVALID_FILE, got status 200 {"message":"SUCCESS","path":"/a"}',
    );
  } finally {
    server.close();
  }
});

it.each(['image/png', 'video/mp4'])(
  'a file of the type %s has exactly the requested number of bytes',
  (type) => {
    expect(fileOf(type, 1000)).toHaveLength(1000);
  },
);
