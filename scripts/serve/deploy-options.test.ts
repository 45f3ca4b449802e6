import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { parseOptions } from '../../web/deploy/options.ts';
import { prepareApp } from '../../web/deploy/prepare.ts';

const NEEDED = { '--to': '/srv/wallet', '--name': 'wallet.example', '--backend': 'http://10.0.0.5:4000' };
const read = (...args: string[]) =>
  parseOptions([...Object.entries(NEEDED).flatMap((pair) => (args.includes(pair[0]) ? [] : pair)), ...args]);

describe('the options of web/deploy/write.ts', () => {
  it('have values for an own host', () => {
    assert.deepEqual(read(), {
      to: '/srv/wallet',
      name: 'wallet.example',
      port: 80,
      backends: ['http://10.0.0.5:4000'],
      backendPaths: ['/api/', '/socket.io/', '/files/'],
      config: {},
      isPacked: true,
      hasBrotli: true,
    });
    const { mockPort, tls, config, port, authorities } = read(
      ...[
        '--mock-port',
        '4000',
        '--certificate',
        '/a.pem',
        '--key',
        '/a.key',
        '--authorities',
        '/ca.pem',
        '--config',
        '{"edition":"laos"}',
      ],
    );
    assert.deepEqual(
      { mockPort, tls, config, port, authorities },
      {
        mockPort: 4000,
        tls: { certificate: '/a.pem', key: '/a.key' },
        config: { edition: 'laos' },
        port: 443,
        authorities: '/ca.pem',
      },
    );
    assert.deepEqual(read('--backend', 'http://a:1,http://b:2').backends, ['http://a:1', 'http://b:2']);
  });

  for (const [args, message] of [
    [['--to', '/a', '--to', '/b'], '--to is given twice'],
    [['--certificate', '/a.pem'], '--certificate and --key belong together'],
    [['--key', '/a.key'], '--certificate and --key belong together'],
    [['--port', 'here'], '--port must be a port from 1 to 65535, and is "here".'],
    [['--port', '0'], '--port must be'],
    [['--mock-port', '70000'], '--mock-port must be'],
    [['--name', 'a; return 200'], '--name must be a host name'],
    [['--backend', '10.0.0.5:4000'], '--backend must be addresses'],
    [['--backend', 'http://a:1/path'], '--backend must be addresses'],
    [['--backend', 'http://a:1,'], '--backend must be addresses'],
    [
      ['--backend', 'https://a,https://b'],
      'Several --backend addresses are processes of the mock, which has no',
    ],
    [
      ['--backend', 'http://a,https://b'],
      'Several --backend addresses are processes of the mock, which has no',
    ],
    [['--backend', 'https://10.0.0.5:4000'], '--backend must have the name in its certificate'],
    [['--backend', 'https://[::1]'], '--backend must have the name in its certificate'],
    [['--authorities', '/a b.pem'], '--authorities must be a file'],
    [['--paths', 'api'], '--paths must be paths'],
    [['--paths', '/api/ {'], '--paths must be paths'],
    [['--config', '{'], '--config must be a JSON object such as {"edition":"laos"}, and is "{".'],
    [['--config', '[]'], '--config must be a JSON object'],
    [['--to', ''], '--to must be a folder'],
    [['--nope'], "Unknown option '--nope'"],
  ] as const)
    it(`are refused when they are wrong: ${args.join(' ')}`, () => {
      assert.throws(
        () => read(...args),
        (error) => error instanceof Error && error.message.startsWith(message),
      );
    });
});

describe('the app that web/deploy/write.ts prepares', () => {
  let folder = '';
  const prepare = (overlay: Record<string, unknown>, dist = 'dist') =>
    prepareApp(path.join(folder, dist), path.join(folder, 'app'), overlay, { isPacked: true });
  const isLive = async () => {
    const files = await readdir(path.join(folder, 'app'));
    assert.deepEqual(files.sort(), ['config.json', 'index.html']);
    assert.equal(await readFile(path.join(folder, 'app/config.json'), 'utf8'), '{"edition":"laos"}');
  };

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'wallet-deploy-'));
    await mkdir(path.join(folder, 'dist'));
    await writeFile(path.join(folder, 'dist/config.json'), '{"edition":"thai"}');
    await writeFile(path.join(folder, 'dist/index.html'), '<!doctype html>');
    assert.deepEqual(await prepare({ edition: 'laos' }), { edition: 'laos' });
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('has no misspelt entry in its configuration, and then the live site stays', async () => {
    await assert.rejects(
      prepare({ editon: 'laos' }),
      /^Error: config\.json: unknown editon; expected some of /,
    );
    await isLive();
  });

  it('leaves the live site as it is when there is no built app', async () => {
    await assert.rejects(prepare({ edition: 'laos' }, 'not-built'), /ENOENT/);
    await isLive();
  });

  it('leaves the live site as it is when the next one cannot be completed', async () => {
    // This build has no worker to switch off.
    await assert.rejects(prepare({ serviceWorker: false }), /ENOENT/);
    await isLive();
  });

  it('replaces the live site, and leaves nothing beside it', async () => {
    await rm(path.join(folder, 'dist/index.html'));
    await writeFile(path.join(folder, 'dist/index.htm'), '');
    await prepare({});
    assert.deepEqual((await readdir(folder)).sort(), ['app', 'dist']);
    assert.deepEqual((await readdir(path.join(folder, 'app'))).sort(), ['config.json', 'index.htm']);
  });
});
