/** The first bytes of a log, as a number: the order of the bytes in its checksums follows from it. */
const LITTLE_ENDIAN = 0x377f_0682;
const BIG_ENDIAN = 0x377f_0683;
const HEAD_BYTES = 32;
const FRAME_HEAD_BYTES = 24;

type Sums = readonly [number, number];

/**
 * What SQLite will make of the log of a database:
 * - `whole`: it applies every change.
 * - `unfinished`: the log ends within a change, as after a kill during a write; SQLite drops that change.
 * - `broken`: there are finished changes after the place from which SQLite drops everything.
 * - `no-log`: SQLite ignores or deletes all of it.
 */
export type LogState = 'whole' | 'unfinished' | 'broken' | 'no-log';

/** Reads a log as https://sqlite.org/fileformat2.html#the_write_ahead_log describes it, because SQLite reports no loss. */
export function logStateOf(log: Buffer): LogState {
  const magic = log.length < HEAD_BYTES ? 0 : log.readUInt32BE(0);
  if (magic !== LITTLE_ENDIAN && magic !== BIG_ENDIAN) return 'no-log';
  const isLittle = magic === LITTLE_ENDIAN;
  let sums = addSums(log.subarray(0, 24), [0, 0], isLittle);
  if (!isAt(log, 24, sums)) return 'no-log';
  const frameBytes = FRAME_HEAD_BYTES + log.readUInt32BE(8);
  const salt = log.subarray(16, 24);
  /** A log is written from its start again after its changes have reached the database: older frames have another salt. */
  const isCurrent = (at: number) => log.subarray(at + 8, at + 16).equals(salt);

  /** Only that frame has the size of the database. Changes that were rolled back leave frames, but never their last. */
  const isLastOfChange = (at: number) => log.readUInt32BE(at + 4) > 0;

  let at = HEAD_BYTES;
  let isWhole = true;
  for (; at + frameBytes <= log.length && isCurrent(at); at += frameBytes) {
    sums = addSums(log.subarray(at, at + 8), sums, isLittle);
    sums = addSums(log.subarray(at + FRAME_HEAD_BYTES, at + frameBytes), sums, isLittle);
    if (!isAt(log, at + 16, sums)) break;
    isWhole = isLastOfChange(at);
  }
  for (let later = at + frameBytes; later + FRAME_HEAD_BYTES <= log.length; later += frameBytes)
    if (isCurrent(later) && isLastOfChange(later)) return 'broken';
  return isWhole && !(at + 16 <= log.length && isCurrent(at)) ? 'whole' : 'unfinished';
}

function isAt(log: Buffer, at: number, [first, second]: Sums): boolean {
  return log.readUInt32BE(at) === first && log.readUInt32BE(at + 4) === second;
}

function addSums(bytes: Buffer, [first, second]: Sums, isLittle: boolean): Sums {
  for (let at = 0; at < bytes.length; at += 8) {
    const one = isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at);
    const other = isLittle ? bytes.readUInt32LE(at + 4) : bytes.readUInt32BE(at + 4);
    first = (first + one + second) >>> 0;
    second = (second + other + first) >>> 0;
  }
  return [first, second];
}
