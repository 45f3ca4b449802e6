import { Worker } from 'node:worker_threads';

/** A picture that takes longer is abandoned: no photograph of a slip takes so long. */
const LONGEST_MS = 15_000;

let reader: Worker | null = null;
let last: Promise<unknown> = Promise.resolve();

/**
 * The text of the first QR code of a picture, or null. Pictures are read one at a time in a worker thread: a hard one
 * delays other slips for a while, and nothing else.
 */
export function readQr(bytes: Uint8Array, longestMs = LONGEST_MS): Promise<string | null> {
  const text = last.then(() => read(bytes, longestMs));
  last = text;
  return text;
}

function read(bytes: Uint8Array, longestMs: number): Promise<string | null> {
  const worker = (reader ??= startReader());
  return new Promise((resolve) => {
    const end = (text: string | null) => {
      clearTimeout(timer);
      worker.off('message', end).off('error', giveUp).off('exit', giveUp);
      worker.unref();
      resolve(text);
    };
    // After a timeout or a failure of the thread, the next picture gets a new thread.
    const giveUp = () => {
      reader = null;
      end(null);
    };
    const timer = setTimeout(() => {
      // Now, because a result may still come before the thread ends.
      reader = null;
      void worker.terminate();
      end(null);
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
