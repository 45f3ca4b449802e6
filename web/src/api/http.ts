import axios, {
  AxiosError,
  type AxiosAdapter,
  type AxiosInstance,
  type AxiosRequestConfig,
  type AxiosResponse,
} from 'axios';
import { MARKER, MARKER_HEADER, UPLOAD_TIMEOUT_MS } from 'contracts/rules';
import { ApiError, type Failure } from './api-error.ts';
import { systemClock } from '../lib/clock.ts';
import { REQUEST_TIMEOUT_MS } from './request-timeout.ts';
import { createServiceClock, type ServiceClock } from './service-clock.ts';
import { startTimeLimit } from './time-limit.ts';
import { isSessionMessage } from './session-refusals.ts';

const GONE = 'gone';
/** A raw server text is shown only when no translation exists, and never longer than this. */
const MAX_CODE_LENGTH = 300;

export interface HttpOptions {
  baseURL: string;
  /** The token to send now, or null. */
  token: () => string | null;
  isOnline: () => boolean;
  /** Limits how long a request may take, and learns the time from the answers. */
  clock?: ServiceClock;
  /** In tests: the mock in process instead of the network. */
  adapter?: AxiosAdapter;
}

export interface HttpRequest {
  method: string;
  url: string;
  data?: unknown;
  signal?: AbortSignal | undefined;
  upload?: Upload | undefined;
}

/** A file that travels as a multipart form; it may take 300 s instead of 60. [7.23] [7.54] [9.02] */
export interface Upload {
  file: File;
  /** How much of the form has left the device, 0 to 1. Silent where the browser cannot tell. */
  onProgress?: (share: number) => void;
}

/** Every form of the agreement has its file under this name. [7.23] [7.54] */
const FILE_FIELD = 'file';

export type Http = (request: HttpRequest) => Promise<unknown>;

/** The one door to the network. Answers the body; throws only ApiError. Shows nothing, navigates nowhere. */
export function createHttp({
  baseURL,
  token,
  isOnline,
  clock = createServiceClock(systemClock),
  adapter,
}: HttpOptions): Http {
  const client: AxiosInstance = axios.create({
    baseURL,
    headers: { [MARKER_HEADER]: MARKER },
    // JSON that does not parse must fail, not arrive as text.
    transitional: { silentJSONParsing: false },
    responseType: 'json',
    ...(adapter ? { adapter } : {}),
  });
  client.interceptors.request.use((request) => {
    const current = token();
    if (current !== null) request.headers.set('Authorization', `Bearer ${current}`);
    // A POST without a body names no type: the library would call it a form.
    if (request.data === undefined) request.headers.set('Content-Type', false);
    return request;
  });

  return async ({ method, url, data, signal, upload }) => {
    if (!isOnline()) throw new ApiError({ kind: 'offline' });
    const limit = startTimeLimit(clock, upload ? UPLOAD_TIMEOUT_MS : REQUEST_TIMEOUT_MS, signal);
    const hearDate = clock.startRequest();
    try {
      const response = await client.request<unknown>({
        method,
        url,
        data,
        signal: limit.signal,
        ...(upload ? uploadConfig(upload) : {}),
      });
      hearDate(freshDate(response));
      const message = messageOf(response.data);
      if (message === GONE) throw new ApiError({ kind: 'gone' });
      // Some backends refuse a token with status 200. [4.02]
      if (message !== null && isSessionMessage(message))
        throw new ApiError({ kind: 'refused', code: message, status: response.status });
      return response.data;
    } catch (error) {
      if (error instanceof ApiError) throw error;
      if (error instanceof AxiosError && error.response) hearDate(freshDate(error.response));
      throw new ApiError(limit.isExceeded() ? { kind: 'unknown' } : failureFrom(error));
    } finally {
      limit.stop();
    }
  };
}

function uploadConfig({ file, onProgress }: Upload): AxiosRequestConfig {
  const data = new FormData();
  data.append(FILE_FIELD, file, file.name);
  return {
    data,
    onUploadProgress: ({ loaded, total }) => {
      if (total) onProgress?.(Math.min(1, loaded / total));
    },
  };
}

/** The `Date` of an answer that comes from the service itself: a cached one tells when it was stored. */
function freshDate({ headers }: AxiosResponse): unknown {
  const isCacheable = /max-age=0*[1-9]/.test(String(headers['cache-control']));
  return isCacheable || Number(headers['age'] ?? 0) > 0 ? undefined : headers['date'];
}

function failureFrom(error: unknown): Failure {
  if (!(error instanceof AxiosError)) return { kind: 'unknown' };
  if (error.code === AxiosError.ERR_CANCELED) return { kind: 'aborted' };
  if (!error.response) return { kind: 'unknown' };
  const { status, data } = error.response as { status: number; data: unknown };
  const message = messageOf(data);
  if (message === GONE) return { kind: 'gone' };
  // Nothing is done for a token that is not accepted. [4.02]
  if (status === 401) return { kind: 'refused', code: message ?? 'UNAUTHORIZED', status };
  // A gateway that holds calls back need not say why: nothing was done.
  if (status === TOO_MANY) return { kind: 'refused', code: message ?? 'REQUEST_LIMIT', status };
  if (message === null) return { kind: 'unknown' };
  if (!isSure(status) && !isReason(message)) return { kind: 'unknown', message };
  return { kind: 'refused', code: message, status };
}

const TOO_MANY = 429;

/** A server that failed or gave up cannot vouch for what was done, nor can a gateway that speaks in its place. */
const isSure = (status: number) => status < 500 && status !== 408;

/** A reason of the service's own [8.01], by which it tells that nothing was done. */
const isReason = (message: string) =>
  /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/.test(message) && message !== 'INTERNAL_SERVER_ERROR';

function messageOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('message' in body)) return null;
  const { message } = body;
  return typeof message === 'string' && message !== '' ? message.slice(0, MAX_CODE_LENGTH) : null;
}
