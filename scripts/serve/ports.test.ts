import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, it } from 'node:test';
import { UserError } from '../user-error.ts';
import { requireFreePorts } from './ports.ts';

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
