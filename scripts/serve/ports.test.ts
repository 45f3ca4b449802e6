import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, it } from 'node:test';
import { startMock } from 'mock-server/start';
import { UserError } from '../user-error.ts';
import { portError, requireFreePorts } from './ports.ts';

describe('requireFreePorts', () => {
  it('names a taken port and the variable that changes it', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    try {
      await assert.rejects(
        requireFreePorts({ mock: 0, web: 0, kiosk: port }),
        (error) =>
          error instanceof UserError &&
          error.message.includes(`Port ${port} `) &&
          error.message.includes('KIOSK_PORT='),
      );
    } finally {
      other.close();
    }
  });

  it('names every taken port in one message, as when the program runs already', async () => {
    const others = [createServer().listen(0, '127.0.0.1'), createServer().listen(0, '127.0.0.1')] as const;
    await Promise.all(others.map((other) => once(other, 'listening')));
    const [mock, web] = others.map((other) => (other.address() as AddressInfo).port) as [number, number];
    try {
      await assert.rejects(requireFreePorts({ mock, web, kiosk: 0 }, 'npm run dev'), {
        message: new RegExp(`^Ports ${mock}, ${web} are in use .*MOCK_PORT=\\d+ WEB_PORT=\\d+ npm run dev$`),
      });
    } finally {
      for (const other of others) other.close();
    }
  });
});

describe('portError', () => {
  for (const [options, message] of [
    [{ data: '/dev/null' }, /^The folder \/dev\/null cannot be read and written: EEXIST/],
    [{ scenarioFiles: '/dev/null' }, /^The folder \/dev\/null of MOCK_SCENARIOS cannot be read: ENOTDIR/],
    [{ host: '192.0.2.1' }, /^MOCK_HOST must be an address of this machine, and is "192\.0\.2\.1"\.$/],
  ] as const) {
    it(`gives a sentence for a mock that cannot start with ${JSON.stringify(options)}`, async () => {
      const error = await startMock({ port: 0, ...options }).catch((thrown: unknown) => thrown);
      const shown = portError(error, 'mock', 4000);
      assert(shown instanceof UserError);
      assert.match(shown.message, message);
    });
  }
});
