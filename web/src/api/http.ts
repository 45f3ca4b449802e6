import { MARKER, MARKER_HEADER, UPLOAD_TIMEOUT_MS } from 'contracts/rules';
import { ApiError, type Failure } from './api-error.ts';
import { isWaitCode } from './asks-to-wait.ts';
import { systemClock } from '../lib/clock.ts';
import type { Send } from './send.ts';
import { REQUEST_TIMEOUT_MS } from './request-timeout.ts';
import { createServiceClock, type ServiceClock } from './service-clock.ts';
import { startTimeout } from './timeout.ts';
import { isReason, isSuccessCode, messageOf } from './reasons.ts';
import { isSessionMessage } from './session-refusals.ts';

const GONE = 'gone';

export interface HttpOptions {
  baseURL: string;
  token: () => string | null;
  isOnline: () => boolean;
  /** Limits how long a request may take, and learns the service time from the answers. */
  clock?: ServiceClock;
  send?: Send;
}

export interface HttpRequest {
  method: string;
  url: string;
  data?: unknown;
  signal?: AbortSignal | undefined;
  upload?: Upload | undefined;
}

/** Its timeout is 300 s instead of 60. [7.23] [7.54] [9.02] */
export interface Upload {
  file: File;
  /** The share of the form that has been sent, 0 to 1. Not called where the browser cannot report it. */
  onProgress?: (share: number) => void;
}

const FILE_FIELD = 'file';

export type Http = (request: HttpRequest) => Promise<unknown>;

/** Only uploads load the code that reports progress. Without it, as after a deploy, they report none. */
export const overNetwork =
  (loadForm = () => import('./send-form.ts')): Send =>
  async (url, init, onProgress) => {
    if (!onProgress || init.signal.aborted) return fetch(url, init);
    // An abort ends the wait for code that hangs; `fetch` then rejects without a request.
    const abort = new Promise<never>((_, reject) => init.signal.addEventListener('abort', reject));
    const form = await Promise.race([loadForm(), abort]).catch(() => null);
    return form ? form.sendForm(url, init, onProgress) : fetch(url, init);
  };

/** The only access to the network. Returns the body; throws only ApiError. Shows nothing, navigates nowhere. */
export function createHttp({
  baseURL,
  token,
  isOnline,
  clock = createServiceClock(systemClock),
  send = overNetwork(),
}: HttpOptions): Http {
  return async ({ method, url, data, signal, upload }) => {
    if (!isOnline()) throw new ApiError({ kind: 'offline' });
    const timeout = startTimeout(clock, upload ? UPLOAD_TIMEOUT_MS : REQUEST_TIMEOUT_MS, signal);
    const noteDate = clock.startRequest();
    try {
      const headers = new Headers({ Accept: 'application/json', [MARKER_HEADER]: MARKER });
      const current = token();
      if (current !== null) headers.set('Authorization', `Bearer ${current}`);
      if (data !== undefined) headers.set('Content-Type', 'application/json');
      const body = upload ? formOf(upload.file) : data === undefined ? null : JSON.stringify(data);
      const response = await send(
        joined(baseURL, url),
        // The service redirects no call: following one could make another call, or send this one twice. It lets no answer be kept,
        // but a proxy may say otherwise: a kept answer would be an old balance, another member's, or an order that nobody carried out.
        { method, headers, body, signal: timeout.signal, redirect: 'error', cache: 'no-store' },
        upload?.onProgress,
      );
      noteDate(freshDate(response));
      const reply = await readJson(response);
      const message = messageOf(reply);
      if (message === GONE) throw new ApiError({ kind: 'gone' });
      if (!response.ok) throw new ApiError(failureOf(response.status, message, upload));
      if (reply === undefined) throw new ApiError({ kind: 'unknown' });
      // Some backends refuse a token, or ask to wait, with status 200. [4.02] [8.02]
      if (message !== null && (isSessionMessage(message) || isWaitCode(message)))
        throw new ApiError({ kind: 'refused', code: message, status: response.status });
      return reply;
    } catch (error) {
      if (error instanceof ApiError) throw error;
      const isGivenUp = timeout.signal.aborted && !timeout.isExceeded();
      throw new ApiError({ kind: isGivenUp ? 'aborted' : 'unknown' });
    } finally {
      timeout.stop();
    }
  };
}

/** The configured address may end with a slash. */
const joined = (baseURL: string, path: string) => baseURL.replace(/\/+$/, '') + path;

function formOf(file: File): FormData {
  const form = new FormData();
  form.append(FILE_FIELD, file, file.name);
  return form;
}

/** Undefined when the body is not JSON; an empty text when there is no body. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return '';
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The `Date` of an answer that comes from the service itself; a cached answer has the date when it was stored. */
function freshDate({ headers }: Response): string | null {
  const isCacheable = /max-age=0*[1-9]/.test(headers.get('cache-control') ?? '');
  return isCacheable || Number(headers.get('age') ?? 0) > 0 ? null : headers.get('date');
}

function failureOf(status: number, message: string | null, upload: Upload | undefined): Failure {
  // The service does nothing for a rejected token. [4.02]
  if (status === 401) return { kind: 'refused', code: message ?? 'UNAUTHORIZED', status };
  // A gateway that limits the rate or the size of an upload may send no reason; it did not forward the call.
  if (status === 429) return { kind: 'refused', code: message ?? 'REQUEST_LIMIT', status };
  if (status === 413 && upload) return { kind: 'refused', code: message ?? 'FILE_TOO_LARGE', status };
  if (message === null || isSuccessCode(message)) return { kind: 'unknown' };
  if (!isSure(status) && !isReason(message)) return { kind: 'unknown', message };
  return { kind: 'refused', code: message, status };
}

/** A server that failed or timed out does not know the outcome, and a gateway that answers for it does not either. */
const isSure = (status: number) => status < 500 && status !== 408;
