import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '../../..');
/** Kept between runs, because its packages take minutes to install. */
const FOLDER = '/var/tmp/wallet-kiosk-machine';
const PACKAGES = 'systemd,systemd-sysv,dbus,libpam-systemd,udev,ca-certificates';
const PATH = '/usr/sbin:/usr/bin:/sbin:/bin';
const BOOT_WITHIN_MS = 120_000;

export interface ShopMachine {
  /** Runs a command as root in the machine. Returns its output, also when it fails. */
  run(...command: string[]): string;
  /** Appends lines to /etc/wallet-kiosk.env. The last line of a name counts. */
  set(...lines: string[]): void;
  powerOff(): Promise<void>;
}

/**
 * Boots Debian 12 with systemd in a container of systemd-nspawn. This checkout is its /opt/wallet, and it shares the
 * network of this machine. Needs root, debootstrap and systemd-container.
 */
export async function bootShopMachine(): Promise<ShopMachine> {
  if (!existsSync(join(FOLDER, 'etc/debian_version'))) {
    console.log(`Installing Debian in ${FOLDER} …`);
    execFileSync('debootstrap', ['--variant=minbase', `--include=${PACKAGES}`, 'bookworm', FOLDER]);
  }
  const container = spawn(
    'systemd-nspawn',
    [
      '--quiet',
      '--boot',
      '--register=no',
      '--keep-unit',
      '--kill-signal=SIGRTMIN+3',
      '--console=read-only',
      `--directory=${FOLDER}`,
      `--bind-ro=${ROOT}:/opt/wallet`,
      '--bind=/dev/tty1',
    ],
    // Its /tmp is on the disk, as on a shop's machine.
    { stdio: 'ignore', env: { ...process.env, SYSTEMD_NSPAWN_TMPFS_TMP: '0' } },
  );
  const ended = once(container, 'exit');
  const run = (...command: string[]) => {
    const text = (program: string, args: string[]) =>
      execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    try {
      const init = text('pgrep', ['-P', String(container.pid)]);
      const inside = [
        '-t',
        init,
        '-m',
        '-u',
        '-i',
        '-p',
        '-n',
        '-C',
        'env',
        '-i',
        `PATH=${PATH}`,
        'HOME=/root',
      ];
      return text('nsenter', [...inside, 'DEBIAN_FRONTEND=noninteractive', ...command]);
    } catch (error) {
      return (error as { stdout?: string }).stdout?.trim() ?? '';
    }
  };
  const giveUpAt = performance.now() + BOOT_WITHIN_MS;
  while (!['running', 'degraded'].includes(run('systemctl', 'is-system-running'))) {
    if (container.exitCode !== null) throw new Error('systemd-nspawn has ended: it needs root');
    if (performance.now() > giveUpAt) throw new Error('the machine has not booted');
    await sleep(500);
  }
  return {
    run,
    set: (...lines) =>
      writeFileSync(join(FOLDER, 'etc/wallet-kiosk.env'), `${lines.join('\n')}\n`, { flag: 'a' }),
    async powerOff() {
      run('systemctl', 'poweroff');
      await ended;
    },
  };
}
