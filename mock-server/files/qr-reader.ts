import { Worker } from 'node:worker_threads';

/** A picture that takes longer is given up: no photograph of a slip does. */
const LONGEST_MS = 5_000;

let reader: Worker | null = null;
let last: Promise<unknown> = Promise.resolve();

/**
 * The text of the first QR code of a picture, or null. Pictures are read one after the other, in a thread: a hard one
 * holds up other slips, for a while, and nobody else.
 */
export function readQr(bytes: Uint8Array): Promise<string | null> {
  const text = last.then(() => read(bytes));
  last = text;
  return text;
}

/** The thread and its libraries are loaded with the first picture. */
function read(bytes: Uint8Array): Promise<string | null> {
  const worker = (reader ??= startReader());
  return new Promise((resolve) => {
    const end = (text: string | null) => {
      clearTimeout(timer);
      worker.off('message', end).off('error', giveUp).off('exit', giveUp);
      worker.unref();
      resolve(text);
    };
    // It took too long, or the thread itself failed: the next picture has a new one.
    const giveUp = () => {
      reader = null;
      end(null);
    };
    const timer = setTimeout(() => void worker.terminate(), LONGEST_MS);
    // Only while it reads does the thread keep the process alive.
    worker.on('message', end).on('error', giveUp).on('exit', giveUp).ref();
    worker.postMessage(bytes);
  });
}

function startReader(): Worker {
  // A path, not a URL: a test's DOM brings a URL of its own. An idle thread that fails must not end the process.
  return new Worker(`${import.meta.dirname}/decode-qr.ts`).on('error', () => undefined);
}
