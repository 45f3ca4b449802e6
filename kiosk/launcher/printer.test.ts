import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { cancelAfter, createQueueWatch, readPrinter } from './printer.ts';

/** Output of `lpstat` of CUPS 2.4, by its first argument. */
const cups =
  (printer: string, jobs = '', chosen = 'system default destination: slip\n', done = '') =>
  ([what = '']: string[]) =>
    Promise.resolve({ '-d': chosen, '-l': printer, '-o': jobs, '-W': done }[what] ?? '');
const idle = 'printer slip is idle.  enabled since Mon Nov 23 00:00:00 2026\n\tAlerts: none\n';

/** Puts a command of CUPS in front of that of the machine. Resolves to its folder. */
async function setUpCommand(name: string, script: (folder: string) => string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kiosk-cups-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, name), `#!/bin/sh\n${script(folder)}\n`, { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  return folder;
}

describe('the printer state from CUPS (K12)', () => {
  it.each([
    ['idle', idle, '', { state: 'ready', waiting: 0, last: 0 }],
    [
      'printing a slip',
      'printer slip now printing slip-7.  enabled since Mon\n\tAlerts: none\n',
      'slip-7    kiosk  1024  Mon\nslip-8    kiosk  1024  Mon\n',
      { state: 'ready', waiting: 2, last: 8 },
    ],
    [
      'out of paper',
      idle.replace('none', 'media-empty-error'),
      '',
      { state: 'no-paper', waiting: 0, last: 0 },
    ],
    [
      'waiting for paper',
      idle.replace('none', 'media-needed'),
      '',
      { state: 'no-paper', waiting: 0, last: 0 },
    ],
    ['open', idle.replace('none', 'cover-open'), '', { state: 'offline', waiting: 0, last: 0 }],
    [
      'being reached',
      idle.replace('none', 'connecting-to-device'),
      'slip-7    kiosk  1024  Mon\n',
      { state: 'connecting', waiting: 1, last: 7 },
    ],
    [
      'being reached, and without paper',
      idle.replace('none', 'media-empty-error connecting-to-device'),
      '',
      { state: 'no-paper', waiting: 0, last: 0 },
    ],
    [
      'one of two',
      idle,
      'slip-7    kiosk  1024  Mon\nlabel-8    kiosk  1024  Mon\n',
      { state: 'ready', waiting: 1, last: 7 },
    ],
    [
      'stopped',
      'printer slip disabled since Mon -\n\tPaused\n\tAlerts: paused\n',
      'slip-7    kiosk  1024  Mon\n',
      { state: 'offline', waiting: 1, last: 7 },
    ],
    [
      'refusing jobs',
      `${idle}\tRejecting Jobs\nslip not accepting requests since Mon -\n\tRejecting Jobs\n`,
      '',
      { state: 'offline', waiting: 0, last: 0 },
    ],
    ['not there', idle.replace('none', 'offline-report'), '', { state: 'offline', waiting: 0, last: 0 }],
  ])('is read if the printer is %s', async (_name, printer, jobs, expected) => {
    expect(await readPrinter(cups(printer, jobs))).toEqual(expected);
  });

  it('names the newest job of this printer, waiting or done', async () => {
    const all = 'slip-9    kiosk  1024  Mon\nslip-11    kiosk  1024  Mon\nlabel-12    kiosk  1024  Mon\n';
    const last = async (waiting: string, done: string) =>
      (await readPrinter(cups(idle, waiting, undefined, done))).last;
    expect([await last('', all), await last(all, ''), await last('', '')]).toEqual([11, 11, 0]);
  });

  it('is read in English on a machine of another language', async () => {
    const english = `case $1 in -d) echo 'system default destination: slip';; -l) echo 'printer slip is idle.';; esac`;
    await setUpCommand('lpstat', () => `[ "$LC_ALL" = C ] && ${english}`);
    vi.stubEnv('LC_ALL', 'th_TH.UTF-8');
    expect(await readPrinter()).toEqual({ state: 'ready', waiting: 0, last: 0 });
  });

  it('is unknown without a default printer or a print service', async () => {
    const nothing = { state: 'unknown', waiting: 0, last: 0 };
    expect(await readPrinter(cups('', '', 'no system default destination\n'))).toEqual(nothing);
    expect(await readPrinter(() => Promise.reject(new Error('no lpstat')))).toEqual(nothing);
  });
});

describe('a receipt that the printer does not print (K12)', () => {
  const jobs = (...names: string[]) => names.map((name) => `${name}  kiosk  1024  Mon\n`).join('');
  /** The time of each look. */
  const everyHalfMinute = () => {
    let now = 0;
    return () => (now += 30_000);
  };

  it('is cancelled when it still waits at the next look, and no other is', async () => {
    const cancelled: string[] = [];
    let waiting = '';
    const queue = createQueueWatch(
      everyHalfMinute(),
      (args) => cups(idle, waiting)(args),
      (job) => Promise.resolve(cancelled.push(job)),
    );
    expect(await queue.look()).toEqual([]);
    waiting = jobs('slip-7');
    expect(await queue.look()).toEqual([]);
    waiting = jobs('slip-7', 'slip-8', 'label-9');
    expect(await queue.look()).toEqual(['slip-7']);
    waiting = jobs('slip-8');
    expect(await queue.look()).toEqual(['slip-8']);
    waiting = '';
    expect(await queue.look()).toEqual([]);
    expect(cancelled).toEqual(['slip-7', 'slip-8']);
  });

  it('is cancelled half a minute after the look at the end of its session, and none that may still be printing', async () => {
    const time = { now: 0 };
    let waiting = '';
    const queue = createQueueWatch(
      () => time.now,
      (args) => cups(idle, waiting)(args),
      () => Promise.resolve(),
    );
    const lookAt = (second: number) => {
      time.now = second * 1_000;
      return queue.look();
    };
    await lookAt(0);
    waiting = jobs('slip-7');
    await lookAt(30);
    expect(await lookAt(31), 'the session ends').toEqual([]);
    expect(await lookAt(49)).toEqual([]);
    expect(await lookAt(61)).toEqual(['slip-7']);
  });

  it('is cancelled although the job of another user before it is not', async () => {
    const queue = createQueueWatch(everyHalfMinute(), cups(idle, jobs('slip-7', 'slip-8')), (job) =>
      job === 'slip-7' ? Promise.reject(new Error('Forbidden')) : Promise.resolve(),
    );
    expect(await queue.look()).toEqual(['slip-8']);
  });

  it('is cancelled at the first look if an earlier launcher has left it, so that no new session gets it (K11)', async () => {
    const queue = createQueueWatch(everyHalfMinute(), cups(idle, jobs('slip-7', 'slip-8', 'label-9')), () =>
      Promise.resolve(),
    );
    expect(await queue.look()).toEqual(['slip-7', 'slip-8']);
  });

  it('is not cancelled at the first look that gets an answer: it may be new', async () => {
    let isThere = false;
    const queue = createQueueWatch(
      everyHalfMinute(),
      (args) => (isThere ? cups(idle, jobs('slip-7'))(args) : Promise.reject(new Error('no lpstat'))),
      () => Promise.resolve(),
    );
    await queue.look();
    isThere = true;
    expect(await queue.look()).toEqual([]);
    expect(await queue.look()).toEqual(['slip-7']);
  });

  it('is cancelled with all that came after a job when the page says so (K11)', async () => {
    const waiting = cups(idle, jobs('slip-9', 'slip-10', 'slip-11', 'label-12'));
    const cancelled: string[] = [];
    const cancel = (job: string) =>
      job === 'slip-10' ? Promise.reject(new Error('done')) : Promise.resolve(cancelled.push(job));
    expect(await cancelAfter(9, waiting, cancel)).toEqual(['slip-11']);
    expect(cancelled).toEqual(['slip-11']);
  });

  it('counts as cancelled when the print service took the order and did not answer in time', async () => {
    const late = () => Promise.reject(Object.assign(new Error('Command failed'), { killed: true }));
    expect(await cancelAfter(6, cups(idle, jobs('slip-7')), late)).toEqual(['slip-7']);
  });

  it('does not count as absent when the print service does not list its jobs', async () => {
    await expect(cancelAfter(6, () => Promise.reject(new Error('no lpstat')))).rejects.toThrow('no lpstat');
  });

  it('is cancelled by the command of CUPS', async () => {
    const folder = await setUpCommand('cancel', (own) => `echo $1 >> ${own}/cancelled`);
    expect(await cancelAfter(6, cups(idle, jobs('slip-6', 'slip-7')))).toEqual(['slip-7']);
    expect(await readFile(join(folder, 'cancelled'), 'utf8')).toBe('slip-7\n');
  });

  it('does not stop the launcher when the print service does not answer', async () => {
    const queue = createQueueWatch(everyHalfMinute(), () => Promise.reject(new Error('no lpstat')));
    expect(await queue.look()).toEqual([]);
  });
});
