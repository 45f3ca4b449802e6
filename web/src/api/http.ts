import axios, { AxiosError, type AxiosAdapter, type AxiosInstance, type AxiosRequestConfig } from 'axios';
import { UPLOAD_TIMEOUT_MS } from 'contracts/rules';
import { ApiError, type Failure } from './api-error.ts';
import { REQUEST_TIMEOUT_MS } from './request-timeout.ts';

/** Every call carries this marker, so that no foreign page can make one by a plain form or image. [7.01] */
export const MARKER = 'wallet-user';

const GONE = 'gone';
/** A raw server text is shown only when no translation exists, and never longer than this. */
const MAX_CODE_LENGTH = 300;

export interface HttpOptions {
  baseURL: string;
  /** The token to send now, or null. */
  token: () => string | null;
  isOnline: () => boolean;
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
export function createHttp({ baseURL, token, isOnline, adapter }: HttpOptions): Http {
  const client: AxiosInstance = axios.create({
    baseURL,
    timeout: REQUEST_TIMEOUT_MS,
    headers: { 'X-Requested-With': MARKER },
    // JSON that does not parse must fail, not arrive as text.
    transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
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
    try {
      const response = await client.request<unknown>({
        method,
        url,
        data,
        ...(signal ? { signal } : {}),
        ...(upload ? uploadConfig(upload) : {}),
      });
      if (messageOf(response.data) === GONE) throw new ApiError({ kind: 'gone' });
      return response.data;
    } catch (error) {
      throw error instanceof ApiError ? error : new ApiError(failureFrom(error));
    }
  };
}

function uploadConfig({ file, onProgress }: Upload): AxiosRequestConfig {
  const data = new FormData();
  data.append(FILE_FIELD, file, file.name);
  return {
    data,
    timeout: UPLOAD_TIMEOUT_MS,
    onUploadProgress: ({ loaded, total }) => {
      if (total) onProgress?.(Math.min(1, loaded / total));
    },
  };
}

function failureFrom(error: unknown): Failure {
  if (!(error instanceof AxiosError)) return { kind: 'unconfirmed' };
  if (error.code === AxiosError.ERR_CANCELED) return { kind: 'aborted' };
  if (!error.response) return { kind: 'unconfirmed' };
  const { status, data } = error.response as { status: number; data: unknown };
  const message = messageOf(data);
  if (message === GONE) return { kind: 'gone' };
  if (message === null || (!isSure(status) && !isReason(message))) return { kind: 'unconfirmed' };
  return { kind: 'refused', code: message, status };
}

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
