import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXIT } from './exit-code.ts';
import { readOptions } from './options.ts';

const usual = { site: 'http://127.0.0.1:4200/', backend: null, port: 0, paper: null };

describe('the options of the launcher', () => {
  it('default to the kiosk app of `npm start`', () => {
    expect(readOptions([])).toEqual(usual);
    expect(readOptions(['https://kiosk.example'])).toEqual({ ...usual, site: 'https://kiosk.example/' });
  });

  it("serve this machine's app if a backend is given", () => {
    expect(readOptions(['--backend=https://api.example/', '--port=4173', '--printer'])).toEqual({
      site: null,
      backend: 'https://api.example',
      port: 4173,
      paper: '80',
    });
  });

  it('take every port that the user of the terminal may listen on', () => {
    for (const port of [1024, 65_535]) expect(readOptions([`--port=${port}`]).port).toBe(port);
  });

  it.each([
    'http://[::1]:4174',
    'http://127.0.0.1',
    'http://192.168.0.2:4173',
    'http://localhost.example:4173',
  ])('take %s for another server than the terminal at port 4173', (backend) => {
    expect(readOptions([`--backend=${backend}`, '--port=4173']).backend).toBe(backend);
  });

  it('read the width of the roll', () => {
    expect(readOptions(['--printer', '--paper=58']).paper).toBe('58');
  });

  it('open a debugging port only when asked for one', () => {
    expect(readOptions(['--test-debugging-port=9222'])).toEqual({ ...usual, debuggingPort: 9222 });
  });

  it('are listed by --help, which starts nothing', () => {
    const launcher = join(import.meta.dirname, 'launch.ts');
    const { status, stdout } = spawnSync(process.execPath, [launcher, '--help'], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([
      0,
      expect.stringContaining('Usage: npm run kiosk -- [options] [site]'),
    ]);
  });

  it.each([
    ['KIOSK_STAFF_PIN', '12'],
    ['KIOSK_CONFIG', '{"Edition":"laos"}'],
  ])('come with a setting %s, and %s ends the launcher with 64', (name, value) => {
    const launcher = join(import.meta.dirname, 'launch.ts');
    const { status, stdout } = spawnSync(process.execPath, [launcher, '--backend=https://b.example'], {
      encoding: 'utf8',
      env: { ...process.env, [name]: value },
    });
    expect([status, stdout]).toEqual([64, expect.stringContaining(`${name} must `)]);
  });

  it.each([
    ...['nonsense', 'file:///etc/passwd', 'javascript:alert(1)', 'https://a/kiosk/', 'https://a/?b=c'].map(
      (site) => [[site], /The site must be an origin such as/] as [string[], RegExp],
    ),
    [['--backend=ftp://a'], /must be an origin/],
    [['http://a/', 'http://b/'], /One address is enough/],
    [['http://a/', '--backend=http://b/'], /and not both/],
    [['--test-debugging-port=none'], /must be a port/],
    [['--port=0'], /must be a port/],
    [['--port=1e4'], /must be a port from 1024 to 65535, and is "1e4"/],
    [['--port=1023'], /must be a port from 1024 to 65535, and is "1023"/],
    [['--backend=http://127.0.0.1:4173', '--port=4173'], /--backend must be another server/],
    ...['localhost', 'kiosk.localhost', '127.1', '0.0.0.0', '[::1]', '[::]', '[::ffff:127.0.0.1]'].map(
      (host) =>
        [[`--backend=http://${host}:4173/`, '--port=4173'], /--backend must be another server/] as [
          string[],
          RegExp,
        ],
    ),
    [['http://localhost:4173/', '--port=4173'], /The site must be another server/],
    [['--backend', '--port=4173'], /--backend needs a value, such as --backend=https:\/\/wallet\.example/],
    [['--port'], /--port needs a value, such as --port=4173/],
    [['--paper', '--printer'], /--paper needs a value, such as --paper=80/],
    [['--port=4173', '--port=4174'], /--port is given twice/],
    [['--printer', '--paper=a4'], /must be the width of a roll/],
    [['--paper=58'], /--paper needs --printer/],
    ...['/app', '/?a=b', ':pass@b/'].map(
      (rest) => [[`--backend=https://a${rest}`], /must be an origin/] as [string[], RegExp],
    ),
    [['--backend=https://:pass@b/'], /must be an origin/],
    [['--no-sandbox'], /no-sandbox/],
  ])('reject %j with a one-sentence usage error', (args, sentence) => {
    expect(() => readOptions(args)).toThrow(sentence);
    expect(() => readOptions(args)).toThrow(expect.objectContaining({ exitCode: EXIT.USAGE }));
  });
});
