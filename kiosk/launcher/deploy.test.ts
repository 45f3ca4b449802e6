import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { policyFile } from './policies.ts';
import { SELF_SIGNED } from './testing/self-signed.ts';

const DEPLOY = join(import.meta.dirname, '../deploy');
const POLICIES = policyFile('http://127.0.0.1:4173', { hasPrinter: false });
const read = (name: string) => readFileSync(join(DEPLOY, name), 'utf8');

// A busy machine takes seconds to start Node.
describe('the deployment to a shop’s machine', { timeout: 30_000 }, () => {
  /** A machine that has nothing yet, and `install` on it. */
  function newMachine() {
    const root = mkdtempSync(join(tmpdir(), 'kiosk-install-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    return {
      root,
      settings: join(root, 'etc/wallet-kiosk.env'),
      policies: join(root, 'etc/chromium/policies/managed/wallet-kiosk.json'),
      files: () =>
        readdirSync(root, { recursive: true, withFileTypes: true }).filter((file) => file.isFile()),
      install: (...args: string[]) =>
        spawnSync('sh', ['-c', 'umask 077 && exec "$0" "$@"', join(DEPLOY, 'install'), ...args], {
          env: { ...process.env, DESTDIR: root },
          encoding: 'utf8',
        }),
    };
  }
  const modeOf = (path: string) => statSync(path).mode.toString(8).slice(-3);

  it('installs unit, policies and settings, readable by all and writable only by root', () => {
    const { install, settings, policies, files } = newMachine();
    const { status, stdout, stderr } = install('https://wallet.shop.example/');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.trim().split('\n')).toEqual([
      '/etc/wallet-kiosk.env',
      '/etc/chromium/policies/managed/wallet-kiosk.json',
      '/etc/systemd/system/wallet-kiosk.service',
      '/etc/sysctl.d/99-wallet-kiosk.conf',
      '/etc/X11/xorg.conf.d/wallet-kiosk.conf',
      '/etc/systemd/journald.conf.d/wallet-kiosk.conf',
      '/etc/systemd/logind.conf.d/wallet-kiosk.conf',
      '/etc/systemd/system.conf.d/wallet-kiosk.conf',
      '/etc/apt/apt.conf.d/52wallet-kiosk',
      '/etc/systemd/system/apt-daily-upgrade.timer.d/wallet-kiosk.conf',
    ]);
    expect(files()).toHaveLength(10);
    expect(readFileSync(settings, 'utf8')).toBe(
      read('wallet-kiosk.env').replace('https://wallet.example', 'https://wallet.shop.example'),
    );
    expect(readFileSync(policies, 'utf8')).toBe(POLICIES);
    // The settings hold the PIN. The browser's user reads the policies.
    expect([modeOf(settings), modeOf(policies), modeOf(dirname(policies))]).toEqual(['600', '644', '755']);
  });

  it('keeps all settings on an upgrade, says so without the PIN, and writes the policies for them', () => {
    const { install, settings, policies } = newMachine();
    install('https://wallet.shop.example');
    const own = `${readFileSync(settings, 'utf8')
      .replace('KIOSK_STAFF_PIN=', 'KIOSK_STAFF_PIN=246810')
      .replace('KIOSK_PRINTER=no', 'KIOSK_PRINTER=yes')
      .replace('KIOSK_CONFIG=', `KIOSK_CONFIG={"edition":"laos"}`)
      .replace('KIOSK_PORT=4173', 'KIOSK_PORT=4180')}https_proxy=http://shop:secret@proxy\n`;
    writeFileSync(settings, own);
    const { status, stdout, stderr } = install();
    expect([status, stderr, readFileSync(settings, 'utf8')]).toEqual([0, '', own]);
    expect(stdout).toMatch(
      '\nKept in /etc/wallet-kiosk.env: KIOSK_BACKEND=https://wallet.shop.example, KIOSK_CONFIG={"edition":"laos"}, KIOSK_DISPLAY=cage, KIOSK_PAPER=80, KIOSK_PORT=4180, KIOSK_PRINTER=yes, KIOSK_ROTATE=0, KIOSK_STAFF_PIN, https_proxy.\n',
    );
    expect(stdout).not.toMatch(/246810|secret/);
    expect(JSON.parse(readFileSync(policies, 'utf8'))).toMatchObject({
      PrintingEnabled: true,
      HomepageLocation: 'http://127.0.0.1:4180/',
    });

    expect(install('http://[::1]:8080/').stdout).not.toMatch('KIOSK_BACKEND');
    expect(readFileSync(settings, 'utf8')).toBe(
      own.replace('https://wallet.shop.example', 'http://[::1]:8080'),
    );
    expect(readFileSync(policies, 'utf8')).toMatch('"PrintingEnabled": true');
  });

  it('lets CUPS delete each printed receipt and remember that it was printed, and keeps its other settings (K12)', () => {
    const before =
      'PreserveJobFiles 86400\n preservejobfiles Yes\nMaxJobs 500\npreservejobhistory No\nPreserveJobHistory 1\n';
    const { root, install, settings } = newMachine();
    const cups = join(root, 'etc/cups/cupsd.conf');
    mkdirSync(dirname(cups), { recursive: true });
    writeFileSync(cups, before);
    install('https://wallet.shop.example');
    expect(readFileSync(cups, 'utf8')).toBe(before);
    writeFileSync(settings, readFileSync(settings, 'utf8').replace('PRINTER=no', 'PRINTER=yes'));
    const { status, stdout, stderr } = install();
    expect([status, stderr, readFileSync(cups, 'utf8')]).toEqual([
      0,
      '',
      'PreserveJobFiles No\nPreserveJobHistory Yes\nMaxJobs 500\n',
    ]);
    expect(stdout).toMatch('\n/etc/cups/cupsd.conf\n');
    rmSync(cups);
    expect(install().stdout).toMatch(
      '\nThere is no /etc/cups/cupsd.conf: set PreserveJobFiles No and PreserveJobHistory Yes ',
    );
  });

  it('completes an installation that was interrupted', () => {
    const { install, settings, policies, files } = newMachine();
    mkdirSync(dirname(policies), { recursive: true });
    writeFileSync(policies, '');
    writeFileSync(settings, '');
    const { status, stderr } = install('https://wallet.shop.example');
    expect([status, stderr, files().length]).toEqual([0, '', 10]);
    expect(readFileSync(policies, 'utf8')).toBe(POLICIES);
    expect(readFileSync(settings, 'utf8').trim()).toBe('KIOSK_BACKEND=https://wallet.shop.example');
  });

  it.each(
    ['wallet.shop.example', '--port=80', 'https://a.example/path', 'https://a b', 'https://', ''].map(
      (backend) => [backend],
    ),
  )('refuses the backend "%s", and installs nothing', (backend) => {
    const { install, files } = newMachine();
    const { status, stdout, stderr } = install(backend);
    expect([status, stdout, stderr, files()]).toEqual([
      64,
      '',
      `The backend must be an origin such as https://wallet.example, and is "${backend}".\n`,
      [],
    ]);
  });

  it('lists its argument, and refuses a second one', () => {
    const { install } = newMachine();
    const usage = 'Usage: kiosk/deploy/install [https://wallet.example]\n';
    expect(install('--help')).toMatchObject({ status: 0, stdout: usage });
    expect(install('https://a.example', '--printer')).toMatchObject({ status: 64, stderr: usage });
  });

  /** `start-terminal` with a cage that prints its folder and its command line. */
  function startWithCage(env: Record<string, string>, help = ' -r\t Rotate the output') {
    const tools = mkdtempSync(join(tmpdir(), 'kiosk-cage-'));
    onTestFinished(() => rmSync(tools, { recursive: true }));
    const script = `#!/bin/sh\n[ "$1" = -h ] && echo '${help}' || echo "$XDG_RUNTIME_DIR $*"\n`;
    writeFileSync(join(tools, 'cage'), script, { mode: 0o755 });
    return start({ PATH: `${tools}:${process.env['PATH'] ?? ''}`, ...env });
  }

  it('opens the display in the folder that the unit has made for it', () => {
    const { stdout } = startWithCage({
      XDG_RUNTIME_DIR: '/run/user/999',
      RUNTIME_DIRECTORY: '/run/wallet-kiosk',
    });
    expect(stdout).toMatch(
      /^\/run\/wallet-kiosk -d -- .*launch\.ts --backend=https:\/\/a\.example --port=4173\n$/,
    );
    expect(read('wallet-kiosk.service')).toMatch('\nRuntimeDirectory=wallet-kiosk\n');
  });

  it.each([
    ['90', ' -d -r -- '],
    ['270', ' -d -r -r -r -- '],
  ])('turns the picture by %s degrees', (degrees, options) => {
    expect(startWithCage({ KIOSK_ROTATE: degrees }).stdout).toMatch(options);
  });

  it('exits with 64 when the display cannot turn the picture', () => {
    for (const { status, stderr } of [
      startWithCage({ KIOSK_ROTATE: '90' }, ' -v\t Show the version number and exit'),
      start({ KIOSK_ROTATE: '90', KIOSK_DISPLAY: 'x' }),
    ])
      expect([status, stderr]).toEqual([64, expect.stringMatching(/^<3>KIOSK_ROTATE must be 0/)]);
  });

  const start = (env: Record<string, string>) =>
    spawnSync(join(DEPLOY, 'start-terminal'), {
      env: { PATH: process.env['PATH'] ?? '', KIOSK_BACKEND: 'https://a.example', ...env },
      encoding: 'utf8',
    });

  it('starts the launcher with its settings', () => {
    // Without a screen it exits immediately, after reading its command line.
    const ended = start({
      KIOSK_DISPLAY: 'none',
      KIOSK_PRINTER: 'yes',
      KIOSK_STAFF_PIN: '246810 # from the safe',
    });
    expect([ended.status, ended.stdout]).toEqual([69, expect.stringMatching(/^kiosk: found no screen/)]);
  });

  it('starts with settings that end with a comment, which systemd hands on', () => {
    const { stdout } = startWithCage({
      KIOSK_BACKEND: 'https://b.example # the test system',
      KIOSK_PORT: '4180\t# the second screen',
      KIOSK_PRINTER: 'yes # 58 mm',
      KIOSK_PAPER: '58#mm',
      KIOSK_ROTATE: '90 # upright',
      KIOSK_STAFF_PIN: '246810 # from the safe',
    });
    expect(stdout).toMatch(
      / -d -r -- .*launch\.ts --backend=https:\/\/b\.example --port=4180 --printer --paper=58\n$/,
    );
  });

  it.each([
    ['KIOSK_BACKEND', ''],
    ['KIOSK_STAFF_PIN', '1'],
    ['TZ', 'Asia/Vientian'],
    ['TZ', 'Asia/Vientiane # Laos'],
  ])('exits with 64, whatever the display, and names %s when it is "%s"', (name, value) => {
    const { status, stderr } = start({ [name]: value });
    expect([status, stderr]).toEqual([64, expect.stringMatching(`^<3>${name} must `)]);
  });

  it('names a setting that it ignores, and starts', () => {
    const { status, stderr } = start({ KIOSK_DISPLAY: 'none', KIOSK_PRNTER: 'yes' });
    expect([status, stderr]).toEqual([69, '<4>KIOSK_PRNTER is no setting of the terminal, and is ignored\n']);
  });

  it('names a file of an authority that it cannot read, such as one in a home folder that the unit hides', () => {
    const warnings = (file: string) =>
      start({ KIOSK_DISPLAY: 'none', NODE_EXTRA_CA_CERTS: file })
        .stderr.split('\n')
        .filter((line) => line.startsWith('<'));
    expect(warnings('/home/shop/ca.pem')).toEqual([
      '<4>NODE_EXTRA_CA_CERTS is ignored: the unit cannot read /home/shop/ca.pem',
    ]);
    const folder = mkdtempSync(join(tmpdir(), 'kiosk-authority-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'ca.pem');
    writeFileSync(file, SELF_SIGNED.cert);
    expect(warnings(file)).toEqual([]);
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

  it('lets no keyboard leave the display for another console, with cage or X', () => {
    // The option -s of cage allows it, and X does unless its configuration forbids it.
    expect(read('start-terminal')).toMatch('exec cage -d $turn -- "$@"');
    expect(read('xorg.conf')).toMatch('Option "DontVTSwitch" "on"');
  });

  it('lets no key of a keyboard switch the machine off or restart it (K7)', () => {
    const { root, install } = newMachine();
    install('https://wallet.shop.example');
    const settings = (name: string) =>
      readFileSync(join(root, 'etc/systemd', name, 'wallet-kiosk.conf'), 'utf8')
        .split('\n')
        .filter((line) => !line.startsWith('#'))
        .join(' ');
    expect(settings('logind.conf.d')).toBe(
      '[Login] HandlePowerKey=ignore HandlePowerKeyLongPress=ignore HandleRebootKey=ignore HandleRebootKeyLongPress=ignore ',
    );
    expect(settings('system.conf.d')).toBe('[Manager] CtrlAltDelBurstAction=none ');
    const sleepAndReset =
      'ctrl-alt-del.target getty@tty1.service sleep.target suspend.target hibernate.target hybrid-sleep.target';
    expect(read('install')).toMatch(`\nsystemctl mask ${sleepAndReset}\n`);
  });

  it('installs security updates in the hour before the nightly restart, and at no other', () => {
    const { root, install } = newMachine();
    install('https://wallet.shop.example');
    const file = (path: string) => readFileSync(join(root, 'etc', path), 'utf8');
    expect(file('apt/apt.conf.d/52wallet-kiosk')).toMatch(
      /^APT::Periodic::Update-Package-Lists "1";\nAPT::Periodic::Unattended-Upgrade "1";$/m,
    );
    expect(file('systemd/system/apt-daily-upgrade.timer.d/wallet-kiosk.conf')).toMatch(
      /^OnCalendar=\nOnCalendar=\*-\*-\* 03:00 Asia\/Bangkok\nRandomizedDelaySec=20min\nPersistent=no$/m,
    );
    expect(read('install')).toMatch(/^apt-get install [^\n]*\\\n[^\n]* unattended-upgrades /m);
  });

  it('shows its page on a machine whose network does not come', () => {
    expect(read('wallet-kiosk.service')).not.toMatch(/^(?:After|Wants|Requires)=.*network/m);
  });

  it('has the time of Thailand and Laos on receipts, unless the settings name another zone', () => {
    const unit = read('wallet-kiosk.service').split('\n');
    const [zone, settings] = ['Environment=TZ=Asia/Bangkok', 'EnvironmentFile=/etc/wallet-kiosk.env'];
    expect(unit.filter((line) => [zone, settings].includes(line))).toEqual([zone, settings]);
  });

  it('keeps the sandbox on, runs as its own user, and always restarts', () => {
    const unit = read('wallet-kiosk.service');
    for (const line of [
      'User=kiosk',
      'Restart=always',
      'StartLimitIntervalSec=0',
      'WatchdogSec=20',
      'TimeoutAbortSec=2',
      'NoNewPrivileges=yes',
    ])
      expect(unit.split('\n')).toContain(line);
    // The display needs a temporary folder that can be written to, also on a disk that is full or read-only.
    expect(unit).toMatch(/^TemporaryFileSystem=\/tmp:mode=1777/m);
    expect(unit + read('start-terminal')).not.toMatch(/no-sandbox|remote-debugging/);
  });
});
