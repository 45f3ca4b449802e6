import {
  endpoints,
  fillPath,
  splitKey,
  type BodyOf,
  type Endpoint,
  type EndpointKey,
  type Endpoints,
  type ReplyOf,
} from '../../index.ts';
import { MARKER, MARKER_HEADER } from '../../rules/index.ts';
import type { Entered } from '../provider/provider.ts';

/** What a call sends: parameters of the path, unencoded, and the JSON body. */
export interface Input<K extends EndpointKey> {
  params?: Record<string, string>;
  body?: BodyOf<Endpoints[K]>;
  /** A file, for an upload. */
  file?: Blob;
  /** Of another member than the state's. */
  token?: string;
}

/** Makes a call as the app does, as the state's member where members may. @throws Error for a refusal */
export type Ask = <K extends EndpointKey>(key: K, input?: Input<K>) => Promise<ReplyOf<Endpoints[K]>>;

export const askIn =
  (url: string, { headers, token }: Entered): Ask =>
  async (key, { params = {}, body, file, token: other } = {}) => {
    const { method, path } = splitKey(key);
    const { access, upload } = endpoints[key] as Endpoint;
    const form = new FormData();
    if (upload && file) form.append(upload.field, file, 'file');
    const answer = await fetch(url + fillPath(path, params), {
      method,
      headers: {
        ...headers,
        [MARKER_HEADER]: MARKER,
        ...(access === 'public' ? {} : { authorization: `Bearer ${other ?? token ?? ''}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(upload ? { body: form } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${key} answered ${answer.status} ${text.slice(0, 300)}`);
    return JSON.parse(text) as never;
  };
