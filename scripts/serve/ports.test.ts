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
});
