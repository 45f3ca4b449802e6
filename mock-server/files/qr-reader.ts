import { Worker } from 'node:worker_threads';
import { type QrReading, UNREADABLE } from './qr-reading.ts';

/** A picture that takes longer is abandoned: no photograph of a slip takes so long. */
const LONGEST_MS = 15_000;

let reader: Worker | null = null;
let last: Promise<unknown> = Promise.resolve();

/**
 * Reads the first QR code of a picture. Pictures are read one at a time in a worker thread, from their size on: a hard one
 * delays other slips for a while, and nothing else.
 */
export function readQr(bytes: Uint8Array, longestMs = LONGEST_MS): Promise<QrReading> {
  const reading = last.then(() => read(bytes, longestMs));
  last = reading;
  return reading;
}

function read(bytes: Uint8Array, longestMs: number): Promise<QrReading> {
  const worker = (reader ??= startReader());
  return new Promise((resolve) => {
    const end = (reading: QrReading) => {
      clearTimeout(timer);
      worker.off('message', end).off('error', giveUp).off('exit', giveUp);
      worker.unref();
      resolve(reading);
    };
    // After a timeout or a failure of the thread, the next picture gets a new thread.
    const giveUp = () => {
      reader = null;
      end(UNREADABLE);
    };
    const timer = setTimeout(() => {
      // Now, because a result may still come before the thread ends.
      reader = null;
      void worker.terminate();
      end(UNREADABLE);
    }, longestMs);
    // The thread keeps the process alive only while it reads.
    worker.on('message', end).on('error', giveUp).on('exit', giveUp).ref();
    worker.postMessage(bytes);
  });
}

function startReader(): Worker {
  // A path, not a URL: a test's DOM replaces URL. An idle thread that fails must not end the process.
  const worker = new Worker(`${import.meta.dirname}/decode-qr.ts`).on('error', () => undefined);
  return worker.on('exit', () => {
    if (reader === worker) reader = null;
  });
}
