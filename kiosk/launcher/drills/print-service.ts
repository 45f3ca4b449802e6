import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Rolls of 80 and 58 mm, in points of 1/72 inch. */
const SIZES = { Roll80: [226.77, 340.16], Roll58: [164.41, 340.16] } as const;

const JAM = 'jam';

const PPD = `*PPD-Adobe: "4.3"
*FormatVersion: "4.3"
*FileVersion: "1.0"
*LanguageVersion: English
*LanguageEncoding: ISOLatin1
*PCFileName: "SLIP.PPD"
*Manufacturer: "Drill"
*Product: "(Slip)"
*ModelName: "Drill Slip"
*ShortNickName: "Drill Slip"
*NickName: "Drill Slip"
*PSVersion: "(3010.000) 0"
*LanguageLevel: "3"
*ColorDevice: False
*DefaultColorSpace: Gray
*FileSystem: False
*cupsVersion: 2.4
*cupsFilter2: "application/pdf application/pdf 0 -"
*OpenUI *PageSize/Media Size: PickOne
*OrderDependency: 10 AnySetup *PageSize
*DefaultPageSize: Roll80
${each(([name, [width, height]]) => `*PageSize ${name}/${name}: "<</PageSize[${width} ${height}]>>setpagedevice"`)}
*CloseUI: *PageSize
*OpenUI *PageRegion: PickOne
*OrderDependency: 10 AnySetup *PageRegion
*DefaultPageRegion: Roll80
${each(([name, [width, height]]) => `*PageRegion ${name}/${name}: "<</PageSize[${width} ${height}]>>setpagedevice"`)}
*CloseUI: *PageRegion
*DefaultImageableArea: Roll80
${each(([name, [width, height]]) => `*ImageableArea ${name}/${name}: "0 0 ${width} ${height}"`)}
*DefaultPaperDimension: Roll80
${each(([name, [width, height]]) => `*PaperDimension ${name}/${name}: "${width} ${height}"`)}
`;

function each(line: (size: [string, readonly [number, number]]) => string): string {
  return Object.entries(SIZES).map(line).join('\n');
}

export interface PrintService {
  env: { CUPS_SERVER: string };
  /** Oldest first. */
  printed(): string[];
  load(roll: '58' | '80'): void;
  setEnabled(isEnabled: boolean): void;
  /** `not accepting` is the whole queue's state; `denied` is a rule about the user of this drill, which no state shows. */
  refuse(how: 'not accepting' | 'denied' | null): void;
  /** A jammed printer accepts a receipt and does not print it. */
  setJammed(isJammed: boolean): void;
  waiting(): string;
  /** The files of CUPS that hold a receipt. */
  kept(): string[];
  /** Leaves CUPS without any printer. */
  removePrinter(): void;
  close(): void;
}

/** Starts a private CUPS with a receipt printer that prints into files. Needs root. */
export async function openPrintService(): Promise<PrintService> {
  const folder = mkdtempSync(join(tmpdir(), 'print-service-'));
  const socket = join(folder, 'cups.sock');
  const out = join(folder, 'out');
  for (const part of ['etc/cups', 'spool', 'spool/tmp', 'cache', 'run', 'log', 'out'])
    mkdirSync(join(folder, part), { recursive: true });
  chmodSync(folder, 0o755);
  chmodSync(out, 0o777);
  writeFileSync(
    join(folder, 'etc/cups/cupsd.conf'),
    `Listen ${socket}\nLogLevel warn\nDefaultAuthType None\n<Location />\nOrder allow,deny\nAllow all\n</Location>\n` +
      '<Policy default>\n<Limit All>\nOrder deny,allow\n</Limit>\n</Policy>\n',
  );
  writeFileSync(
    join(folder, 'etc/cups/cups-files.conf'),
    [
      'FileDevice Yes',
      `ServerRoot ${folder}/etc/cups`,
      `RequestRoot ${folder}/spool`,
      `TempDir ${folder}/spool/tmp`,
      `CacheDir ${folder}/cache`,
      `StateDir ${folder}/run`,
      `AccessLog ${folder}/log/access`,
      `ErrorLog ${folder}/log/error`,
      `PageLog ${folder}/log/page`,
      `ServerBin ${serverBin(folder)}`,
    ].join('\n'),
  );
  writeFileSync(join(folder, 'slip.ppd'), PPD);
  setUpForReceipts(folder);
  const daemon = spawn(
    'cupsd',
    ['-f', '-c', join(folder, 'etc/cups/cupsd.conf'), '-s', join(folder, 'etc/cups/cups-files.conf')],
    { stdio: 'ignore' },
  );
  for (let tries = 0; !existsSync(socket); tries += 1) {
    if (tries > 100) throw new Error(`cupsd does not answer; see ${folder}/log/error`);
    await sleep(100);
  }
  const env = { CUPS_SERVER: socket };
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'ignore'] });
  run('lpadmin', '-p', 'slip', '-E', '-v', `slip:${out}`, '-P', join(folder, 'slip.ppd'));
  run('lpadmin', '-d', 'slip');
  return {
    env,
    printed: () =>
      readdirSync(out)
        .filter((name) => name !== JAM)
        .sort((a, b) => Number.parseInt(a) - Number.parseInt(b))
        .map((name) => join(out, name)),
    load: (roll) => void run('lpadmin', '-p', 'slip', '-o', `PageSize=Roll${roll}`),
    setEnabled: (isEnabled) => void run(isEnabled ? 'cupsenable' : 'cupsdisable', 'slip'),
    refuse: (how) => {
      run(how === 'not accepting' ? 'cupsreject' : 'cupsaccept', 'slip');
      run('lpadmin', '-p', 'slip', '-u', how === 'denied' ? `deny:${userInfo().username}` : 'allow:all');
    },
    setJammed: (isJammed) =>
      isJammed ? writeFileSync(join(out, JAM), '') : rmSync(join(out, JAM), { force: true }),
    waiting: () => run('lpstat', '-o').toString(),
    kept: () => readdirSync(join(folder, 'spool')).filter((name) => name.startsWith('d')),
    removePrinter: () => void run('lpadmin', '-x', 'slip'),
    close() {
      daemon.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** As a technician does on a terminal with a printer. */
function setUpForReceipts(folder: string): void {
  writeFileSync(
    join(folder, 'etc/wallet-kiosk.env'),
    'KIOSK_BACKEND=https://wallet.example\nKIOSK_PRINTER=yes\n',
  );
  execFileSync(join(import.meta.dirname, '../../deploy/install'), {
    env: { ...process.env, DESTDIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function serverBin(folder: string): string {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  for (const part of ['daemon', 'filter', 'cgi-bin', 'notifier', 'monitor', 'command', 'driver'])
    execFileSync('ln', ['-s', `/usr/lib/cups/${part}`, join(bin, part)]);
  mkdirSync(join(bin, 'backend'));
  const backend = join(bin, 'backend/slip');
  // CUPS calls a backend with: job user title copies options [file].
  writeFileSync(
    backend,
    '#!/bin/sh\n[ $# -eq 0 ] && exit 0\nwhile [ -e "${DEVICE_URI#slip:}/' +
      JAM +
      '" ]; do sleep 0.1; done\nout="${DEVICE_URI#slip:}/$1.pdf"\nif [ $# -ge 6 ]; then cat "$6"; else cat; fi > "$out.part"\nmv "$out.part" "$out"\n',
  );
  chmodSync(backend, 0o755);
  return bin;
}
