import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

const DEPLOY = join(import.meta.dirname, '../deploy');
const read = (name: string) => readFileSync(join(DEPLOY, name), 'utf8');

// A busy machine takes seconds to start Node.
describe('the deployment to a shop’s machine', { timeout: 30_000 }, () => {
  it('installs unit, policies and settings, readable by all and writable only by root', () => {
    const root = mkdtempSync(join(tmpdir(), 'kiosk-install-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const install = (backend = 'https://wallet.shop.example') =>
      spawnSync(join(DEPLOY, 'install'), [backend], {
        env: { ...process.env, DESTDIR: root },
        encoding: 'utf8',
      });
    const { status, stdout, stderr } = install();
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.trim().split('\n')).toEqual([
      '/etc/systemd/system/wallet-kiosk.service',
      '/etc/chromium/policies/managed/wallet-kiosk.json',
      '/etc/sysctl.d/99-wallet-kiosk.conf',
      '/etc/systemd/journald.conf.d/wallet-kiosk.conf',
      '/etc/wallet-kiosk.env',
    ]);
    const settings = join(root, 'etc/wallet-kiosk.env');
    expect(readFileSync(settings, 'utf8')).toMatch('KIOSK_BACKEND=https://wallet.shop.example\n');
    // The technician's settings are not overwritten, but the backend that is given again is.
    const own = readFileSync(settings, 'utf8').replace('KIOSK_STAFF_PIN=', 'KIOSK_STAFF_PIN=246810');
    writeFileSync(settings, own);
    expect(install('http://[::1]:8080/').stdout).not.toMatch('wallet-kiosk.env');
    expect(readFileSync(settings, 'utf8')).toBe(
      own.replace('https://wallet.shop.example', 'http://[::1]:8080'),
    );
    for (const backend of [
      'wallet.shop.example',
      '--help',
      'https://a.example/path',
      'https://a&b',
      'https://',
    ]) {
      const refused = install(backend);
      expect([refused.status, refused.stdout, refused.stderr]).toEqual([
        64,
        '',
        `The backend must be an origin such as https://wallet.example, and is "${backend}".\n`,
      ]);
    }
  });

  it('opens the display in the folder that the unit has made for it', () => {
    const tools = mkdtempSync(join(tmpdir(), 'kiosk-cage-'));
    onTestFinished(() => rmSync(tools, { recursive: true }));
    writeFileSync(join(tools, 'cage'), '#!/bin/sh\necho "$XDG_RUNTIME_DIR $*"\n', { mode: 0o755 });
    const { stdout } = spawnSync(join(DEPLOY, 'start-terminal'), {
      env: {
        PATH: `${tools}:${process.env['PATH'] ?? ''}`,
        KIOSK_BACKEND: 'https://a.example',
        XDG_RUNTIME_DIR: '/run/user/999',
        RUNTIME_DIRECTORY: '/run/wallet-kiosk',
      },
      encoding: 'utf8',
    });
    expect(stdout).toMatch(
      /^\/run\/wallet-kiosk -d -- .*launch\.ts --backend=https:\/\/a\.example --port=4173\n$/,
    );
    expect(read('wallet-kiosk.service')).toMatch('\nRuntimeDirectory=wallet-kiosk\n');
  });

  const start = (env: Record<string, string>) =>
    spawnSync(join(DEPLOY, 'start-terminal'), {
      env: { PATH: process.env['PATH'] ?? '', KIOSK_BACKEND: 'https://a.example', ...env },
      encoding: 'utf8',
    });

  it('starts the launcher with its settings', () => {
    // Without a screen it exits immediately, after reading its command line.
    const ended = start({ KIOSK_DISPLAY: 'none', KIOSK_PRINTER: 'yes' });
    expect([ended.status, ended.stdout]).toEqual([69, expect.stringMatching(/^kiosk: found no screen/)]);
  });

  // cage and xinit end with 0 even if the launcher refuses its settings, and systemd would restart the unit for ever.
  it.each(['none', 'cage', 'x'])(
    'exits with 64 for a setting that the launcher refuses, with the display %s',
    (display) => {
      const { status, stdout } = start({ KIOSK_DISPLAY: display, KIOSK_STAFF_PIN: '1' });
      expect([status, stdout]).toEqual([64, 'kiosk: KIOSK_STAFF_PIN must have 6 to 12 digits.\n']);
    },
  );

  it.each([
    ['KIOSK_DISPLAY', 'tv'],
    ['KIOSK_PRINTER', 'Yes'],
    ['KIOSK_BACKEND', ''],
  ])('exits with 64 and names %s when it is "%s"', (name, value) => {
    const { status, stderr } = start({ [name]: value });
    expect([status, stderr]).toEqual([64, expect.stringMatching(`^<3>${name} must be`)]);
  });

  // Not every development machine has systemd.
  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
  if (hasSystemd)
    it('has a valid systemd unit', () => {
      const { stderr } = spawnSync('systemd-analyze', ['verify', join(DEPLOY, 'wallet-kiosk.service')], {
        encoding: 'utf8',
      });
      const errors = stderr.split('\n').filter((line) => line !== '' && !line.includes('is not executable'));
      expect(errors).toEqual([]);
    });

  it('keeps the sandbox on, runs as its own user, and always restarts', () => {
    const unit = read('wallet-kiosk.service');
    for (const line of [
      'User=kiosk',
      'Restart=always',
      'StartLimitIntervalSec=0',
      'WatchdogSec=20',
      'NoNewPrivileges=yes',
    ])
      expect(unit.split('\n')).toContain(line);
    expect(unit + read('start-terminal')).not.toMatch(/no-sandbox|remote-debugging/);
  });
});
