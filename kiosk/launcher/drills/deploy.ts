// npm run drill:kiosk-deploy: boots Debian 12 with systemd in a container, installs the terminal in it as a technician does,
// turns its picture, fills its disk, and kills or stops each part of it. cage and X draw in memory, because a container has
// no graphics card. Needs root, debootstrap and systemd-container, and no X server of this machine as display :0; the first
// run installs about 250 packages.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readCommandLine } from 'command-line';
import { endDrill, expectTrue } from './checklist.ts';
import { serveProduct } from './serve-product.ts';
import { bootShopMachine } from './shop-machine.ts';

readCommandLine({ command: 'npm run drill:kiosk-deploy' });

const ROOT = join(import.meta.dirname, '../../..');
const LAUNCHER = 'bin/node .*launch.ts';
const INSTALL = '/opt/wallet/kiosk/deploy/install';
const PIN = '135790';
/** One that the policies of the first installation do not allow. */
const OTHER_PORT = 4999;
/** A container has no graphics card. */
const X_IN_MEMORY = 'Section "Device"\nIdentifier "drill"\nDriver "dummy"\nEndSection';
/** All that the terminal writes to the disk. */
const STATE = '/var/lib/wallet-kiosk';
const X_SIZE = ['runuser', '-u', 'kiosk', '--', 'env', 'DISPLAY=:0', 'xdpyinfo'];
const LOOK_MS = 100;
const GIVE_UP_MS = 90_000;

let port = 4173;

execFileSync('npm', ['--prefix', join(ROOT, 'kiosk'), 'run', 'build'], { stdio: 'ignore' });
const product = await serveProduct();
const machine = await bootShopMachine();

interface Health {
  status: string;
  uptimeSeconds: number;
  starts: number;
  page: { phase: string } | null;
}
const health = async () =>
  (await (await fetch(`http://127.0.0.1:${port}/health`)).json().catch(() => null)) as Health | null;
const unit = (verb: string) => machine.run('systemctl', verb, 'wallet-kiosk');
const property = (name: string) => machine.run('systemctl', 'show', '-P', name, 'wallet-kiosk');
const profiles = () => machine.run('sh', '-c', 'ls /dev/shm').split('\n').filter(Boolean);

try {
  // A machine of an earlier run has that run's settings, and `install` keeps settings that exist.
  unit('stop');
  machine.run('rm', '-f', '/etc/wallet-kiosk.env', '/etc/chromium/policies/managed/wallet-kiosk.json');
  machine.run('rm', '-f', '/etc/systemd/journald.conf.d/wallet-kiosk.conf');
  machine.run('systemctl', 'restart', 'systemd-journald');
  machine.set(
    `KIOSK_STAFF_PIN=${PIN}`,
    'KIOSK_CONFIG={"edition":"laos"}',
    'WLR_BACKENDS=headless',
    'WLR_LIBINPUT_NO_DEVICES=1',
    'WLR_RENDERER=pixman',
  );
  console.log('Installing the terminal …');
  machine.run(INSTALL, new URL(product.kiosk).origin);
  await untilOpen('the first start', () => true);
  expectTrue(unit('is-enabled') === 'enabled', 'the unit starts with the machine');
  const limits = machine.run('journalctl', '-u', 'systemd-journald', '-o', 'cat', '-n', '3');
  expectTrue(limits.includes('max 32.0M'), 'the log has its limit without a restart of the machine');
  const upgrades = machine.run('systemctl', 'show', '-P', 'TimersCalendar', 'apt-daily-upgrade.timer');
  expectTrue(upgrades.includes('03:00:00 Asia/Bangkok'), 'updates are installed before four at night');
  const config = (await (await fetch(`http://127.0.0.1:${port}/config.json`)).json()) as { edition: string };
  expectTrue(config.edition === 'laos', 'the app gets the edition of the settings');
  expectTrue(
    machine.run('ps', '-o', 'user=', '-C', 'chromium').split('\n')[0] === 'kiosk',
    'Chromium runs as kiosk',
  );
  expectTrue(
    machine.run('pgrep', '-f', 'no-sandbox|remote-debugging') === '',
    'Chromium has its sandbox and no debugging port',
  );

  machine.run('pkill', '-9', '-o', '-x', 'chromium');
  await untilOpen('a killed browser', ({ starts }) => starts === 2);
  await killUnit('a killed launcher', ['-9', '-f', LAUNCHER]);
  await killUnit('a killed display', ['-9', '-x', 'cage']);
  await killUnit('a display that hangs', ['-STOP', '-x', 'cage']);
  await killUnit('a launcher that hangs', ['-STOP', '-f', LAUNCHER]);
  expectTrue(profiles().length === 1, 'one profile is left: the open one');

  unit('stop');
  machine.set('KIOSK_ROTATE=90');
  unit('start');
  await untilOpen('a turned picture', () => true);
  const [, width = 0, height = 0] = /(\d+)x(\d+) pixels/.exec(machine.run(...X_SIZE)) ?? [];
  expectTrue(Number(height) > Number(width), `the picture is upright: ${width}×${height}`);
  machine.set('KIOSK_ROTATE=0');

  unit('stop');
  machine.run('mount', '-t', 'tmpfs', '-o', 'size=64k', 'none', STATE);
  machine.run('sh', '-c', `cat /dev/zero >${STATE}/rest`);
  unit('start');
  await untilOpen('a full disk', () => true);
  unit('stop');
  machine.run('umount', STATE);

  machine.run('mount', '-o', 'remount,bind,ro', '/');
  unit('start');
  await untilOpen('a read-only disk', () => true);
  unit('stop');
  machine.run('mount', '-o', 'remount,bind,rw', '/');

  machine.run('apt-get', 'install', '-y', '--no-install-recommends', 'xserver-xorg-video-dummy');
  machine.run('sh', '-c', `echo '${X_IN_MEMORY}' >/etc/X11/xorg.conf.d/10-drill.conf`);
  machine.set('KIOSK_DISPLAY=x');
  unit('start');
  await untilOpen('the display X', () => true);
  machine.run('pkill', '-9', '-o', '-x', 'chromium');
  await untilOpen('a killed browser', ({ starts }) => starts === 2);
  await killUnit('a killed X', ['-9', '-x', 'Xorg']);
  await killUnit('an X that hangs', ['-STOP', '-x', 'Xorg']);

  unit('stop');
  expectTrue(profiles().length === 0, 'a stopped unit leaves no profile');
  machine.set('KIOSK_DISPLAY=cage');
  refuse(['KIOSK_STAFF_PIN=12'], 'must have 6 to 12 digits');
  refuse([`KIOSK_STAFF_PIN=${PIN}`, `KIOSK_PORT=${OTHER_PORT}`], `blocks http://127.0.0.1:${OTHER_PORT}`);
  const said = machine.run(INSTALL);
  expectTrue(
    said.includes(`KIOSK_PORT=${OTHER_PORT}, KIOSK_ROTATE=0, KIOSK_STAFF_PIN`),
    'a second installation keeps the settings',
  );
  port = OTHER_PORT;
  await untilOpen('a second installation', () => true);
} finally {
  unit('stop');
  await machine.powerOff();
  await product.close();
}
endDrill('The deployment works.');

function refuse(settings: string[], reason: string): void {
  machine.set(...settings);
  unit('start');
  expectTrue(
    property('ExecMainStatus') === '64' && property('NRestarts') === '0',
    `${settings.at(-1)} ends the unit with 64, without a restart`,
  );
  expectTrue(
    machine.run('journalctl', '-u', 'wallet-kiosk', '-p', 'err', '-n', '5').includes(reason),
    `the log says that it "${reason}"`,
  );
}

/** The unit itself starts again, so the launcher is younger than the kill. */
async function killUnit(what: string, args: string[]): Promise<void> {
  const before = property('NRestarts');
  machine.run('pkill', ...args);
  await untilOpen(what, () => property('NRestarts') !== before);
}

async function untilOpen(what: string, isNew: (health: Health) => boolean): Promise<void> {
  const began = performance.now();
  const waited = () => Math.round(performance.now() - began);
  for (;;) {
    const now = await health().catch(() => null);
    if (now?.status === 'ok' && now.page?.phase === 'attract' && isNew(now)) break;
    if (waited() > GIVE_UP_MS) return expectTrue(false, `${what}: no first screen after ${waited()} ms`);
    await sleep(LOOK_MS);
  }
  expectTrue(true, `${what}: the first screen after ${waited()} ms`);
}
