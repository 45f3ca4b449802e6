import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, it } from 'node:test';
import { readPorts, requireFreePorts } from './ports.ts';
import { ToldError } from './told-error.ts';

describe('readPorts', () => {
  it('takes the usual ports when nothing else is said', () => {
    assert.deepEqual(readPorts({ WEB_PORT: '' }), { mock: 4000, web: 4100, kiosk: 4200 });
  });

  it('takes the variables, and 0 for any free port', () => {
    assert.deepEqual(readPorts({ MOCK_PORT: '0', WEB_PORT: '0', KIOSK_PORT: '8080' }), {
      mock: 0,
      web: 0,
      kiosk: 8080,
    });
  });

  for (const text of ['abc', '-1', '65536', '80.5', '1e3', ' 80']) {
    it(`refuses "${text}" in one sentence`, () => {
      assert.throws(
        () => readPorts({ WEB_PORT: text }),
        (error) => error instanceof ToldError && /^WEB_PORT /.test(error.message),
      );
    });
  }

  it('refuses one port for two servers', () => {
    assert.throws(() => readPorts({ WEB_PORT: '4200' }), /three different ports/);
  });
});

describe('requireFreePorts', () => {
  it('names a taken port and the variable that changes it', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    try {
      await assert.rejects(
        requireFreePorts({ mock: 0, web: 0, kiosk: port }),
        (error) =>
          error instanceof ToldError &&
          error.message.includes(`Port ${port} `) &&
          error.message.includes('KIOSK_PORT='),
      );
    } finally {
      other.close();
    }
  });
});
