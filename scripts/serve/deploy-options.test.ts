import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { parseOptions } from '../../web/deploy/options.ts';
import { writeSite } from '../../web/deploy/write-site.ts';

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

describe('the site that web/deploy/write.ts writes', () => {
  let folder = '';
  let dist = '';
  const built = { edition: 'thai', apiBaseUrl: '', iframe: false, minDeposit: 10, trueLinkPassphrase: 'a' };
  const options = (...args: string[]) => read('--to', path.join(folder, 'site'), ...args);
  const write = (config: Record<string, unknown>, backend = 'http://10.0.0.5:4000', remove = rm) =>
    writeSite(dist, { ...options('--backend', backend), config }, remove);
  const inSite = async (name: string) => (await readdir(path.join(folder, 'site', name))).sort();
  const textOf = (name: string) => readFile(path.join(folder, 'site', name), 'utf8');
  let nginx = '';
  const isLive = async () => {
    assert.deepEqual(await inSite('app'), ['config.json', 'index.html']);
    assert.deepEqual(JSON.parse(await textOf('app/config.json')), { ...built, edition: 'laos' });
    assert.equal(await textOf('nginx.conf'), nginx);
    assert.deepEqual(await inSite('.'), ['Caddyfile', 'app', 'nginx.conf']);
  };

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'wallet-deploy-'));
    dist = path.join(folder, 'dist');
    await mkdir(dist);
    await writeFile(path.join(dist, 'config.json'), JSON.stringify(built));
    await writeFile(path.join(dist, 'index.html'), '<!doctype html>');
    assert.deepEqual(await write({ edition: 'laos' }), ['app', 'nginx.conf', 'Caddyfile']);
    nginx = await textOf('nginx.conf');
  });
  afterEach(() => rm(folder, { recursive: true }));

  for (const [config, message] of [
    [{ editon: 'laos' }, /^Error: config\.json: unknown editon; expected some of /],
    [{ chatUrl: 'https://chat.wallet.example:84430' }, /^ConfigError: chatUrl must be /],
    [{ gameFormOrigins: 'https://games.example' }, /^Error: config\.json: gameFormOrigins must be /],
  ] as const)
    it(`stays as it is when its next configuration is ${JSON.stringify(config)}`, async () => {
      await assert.rejects(write(config), message);
      await isLive();
    });

  it('stays as it is when there is no built app', async () => {
    await rm(dist, { recursive: true });
    await assert.rejects(write({ edition: 'thai' }), /ENOENT/);
    await isLive();
  });

  it('stays as it is when the next one cannot be completed', async () => {
    // This build has no worker to switch off.
    await assert.rejects(write({ serviceWorker: false }), /ENOENT/);
    await isLive();
  });

  it('stays as it is when a configuration of the next one cannot be written', async () => {
    await mkdir(path.join(folder, 'site/Caddyfile.new'));
    await assert.rejects(write({ chatUrl: 'https://chat.example' }), /EISDIR/);
    await isLive();
  });

  it('stays as it is when the app before the last one cannot be removed', async () => {
    const old = path.join(folder, 'site/app.old');
    // As when another user owns it, which does not stop root.
    const remove: typeof rm = async (name, options) => {
      if (name === old) throw new Error('EACCES');
      await rm(name, options);
    };
    await assert.rejects(write({ chatUrl: 'https://chat.example' }, undefined, remove), /EACCES/);
    await isLive();
  });

  it('is replaced by the next one, and nothing stays beside it', async () => {
    await rm(path.join(dist, 'index.html'));
    await writeFile(path.join(dist, 'index.htm'), '');
    await write({ chatUrl: 'https://chat.example' });
    assert.deepEqual(await inSite('.'), ['Caddyfile', 'app', 'nginx.conf']);
    assert.deepEqual(await inSite('app'), ['config.json', 'index.htm']);
    for (const name of ['nginx.conf', 'Caddyfile'])
      assert.match(await textOf(name), /https:\/\/chat\.example/);
  });

  it('keeps the hashed files of the build before, which open pages load, and none of older builds', async () => {
    const assets = path.join(dist, 'assets');
    const build = async (name: string) => {
      await rm(assets, { recursive: true, force: true });
      await mkdir(path.join(assets, 'deep'), { recursive: true });
      await writeFile(path.join(assets, 'deep', `${name}.js`), name.repeat(300));
      await write({});
    };
    const scripts = async () => (await inSite('app/assets/deep')).filter((name) => name.endsWith('.js'));
    await build('a');
    await build('b');
    assert.deepEqual(await inSite('app/assets/deep'), [
      ...['a.js', 'a.js.br', 'a.js.gz', 'a.js.zst'],
      ...['b.js', 'b.js.br', 'b.js.gz', 'b.js.zst'],
    ]);
    assert.equal(await textOf('app/assets/deep/a.js'), 'a'.repeat(300));
    await build('c');
    assert.deepEqual(await scripts(), ['b.js', 'c.js']);
    await write({ edition: 'laos' });
    assert.deepEqual(await scripts(), ['b.js', 'c.js']);
    await rm(path.join(folder, 'site', 'app', '.assets.json'));
    await build('d');
    assert.deepEqual(await scripts(), ['b.js', 'c.js', 'd.js']);
    // As a full disk leaves it.
    await writeFile(path.join(folder, 'site', 'app', '.assets.json'), '');
    await build('e');
    assert.deepEqual(await scripts(), ['b.js', 'c.js', 'd.js', 'e.js']);
  });

  it('keeps them also when the same build is written without compressed files, and with them again', async () => {
    const assets = path.join(dist, 'assets');
    for (const name of ['a', 'b']) {
      await rm(assets, { recursive: true, force: true });
      await mkdir(assets);
      await writeFile(path.join(assets, `${name}.js`), name.repeat(300));
      await write({});
    }
    const packed = (name: string) => ['', '.br', '.gz', '.zst'].map((ending) => `${name}.js${ending}`);
    await writeSite(dist, { ...options('--no-packing'), config: {} });
    assert.deepEqual(await inSite('app/assets'), [...packed('a'), 'b.js']);
    await write({});
    assert.deepEqual(await inSite('app/assets'), [...packed('a'), ...packed('b')]);
  });

  it('has no Caddyfile any more when it gets several backends', async () => {
    await write({}, 'http://10.0.0.5:4000,http://10.0.0.6:4000');
    assert.deepEqual(await inSite('.'), ['app', 'nginx.conf']);
  });
});
