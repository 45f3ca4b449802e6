import type { BodyOf, EndpointKey, Endpoints, ParamsOf, ReplyOf, UploadOf } from 'contracts';
import { ApiError, failureOf, type Failure } from './api-error.ts';
import type { Http, Upload } from './http.ts';
import { fillPath } from './path.ts';
import { isSuccessCode, messageOf } from './reasons.ts';

/** The reply of a call, as the contract names it; unchecked, so each `read` function checks what it uses. */
export type Reply<K extends EndpointKey> = ReplyOf<Endpoints[K]>;

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [N in Name]?: never }
  : { [N in Name]: Value };

/** What a call sends, as the contract demands it: parameters of the path, body, file. */
export type CallOptions<K extends EndpointKey> = Part<'params', ParamsOf<Endpoints[K]>> &
  Part<'body', BodyOf<Endpoints[K]>> &
  Part<'upload', UploadOf<Endpoints[K]> extends undefined ? undefined : Upload> & {
    /**
     * Aborts a read. Never pass one to a call that changes state: leaving the screen must not make its outcome unknown. Uploads
     * that the member cancels are the exception; the app then looks up their outcome.
     */
    signal?: AbortSignal;
  };

type Arguments<K extends EndpointKey, T> =
  Partial<CallOptions<K>> extends CallOptions<K>
    ? [key: K, read: (reply: Reply<K>) => T, options?: CallOptions<K>]
    : [key: K, read: (reply: Reply<K>) => T, options: CallOptions<K>];

/**
 * Makes one call; `read` maps the wire shape to what the app needs. If the reply has another shape, `read` throws and the call
 * fails as unknown instead of spreading `undefined` over the screen.
 * @throws ApiError only.
 */
export type Call = <K extends EndpointKey, T>(...args: Arguments<K, T>) => Promise<T>;

export interface CallWatcher {
  /** Called when a call starts; the returned function receives that call's failure. */
  watch: (key: EndpointKey) => (failure: Failure) => void;
}

/** The app's calls over `http`. Each reads its reply inside, so that a reply that cannot be read fails the call. */
export function createCall(http: Http, { watch }: CallWatcher = { watch: () => () => {} }): Call {
  return async <K extends EndpointKey, T>(...args: Arguments<K, T>) => {
    const [key, read, options = {}] = args as [K, (reply: Reply<K>) => T, RawOptions?];
    const onFailure = watch(key);
    const space = key.indexOf(' ');
    try {
      const url = fillPath(key.slice(space + 1), options.params);
      const reply = await http({
        method: key.slice(0, space),
        url,
        data: options.body,
        signal: options.signal,
        upload: options.upload,
      });
      try {
        return read(reply as Reply<K>);
      } catch (error) {
        throw error instanceof ApiError ? error : new ApiError(unreadable(reply));
      }
    } catch (error) {
      const failure = failureOf(error);
      onFailure(failure);
      throw error instanceof ApiError ? error : new ApiError(failure);
    }
  };
}

/** A reply of another shape may carry the service's reason. [7.01] */
function unreadable(reply: unknown): Failure {
  const message = messageOf(reply);
  return message === null || isSuccessCode(message) ? { kind: 'unknown' } : { kind: 'unknown', message };
}

interface RawOptions {
  params?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
  upload?: Upload;
}
