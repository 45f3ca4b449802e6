import {
  endpoints,
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
}

/** Makes a call as the app does, as the state's member where members may. @throws Error for a refusal */
export type Ask = <K extends EndpointKey>(key: K, input?: Input<K>) => Promise<ReplyOf<Endpoints[K]>>;

export const askIn =
  (url: string, { headers, token }: Entered): Ask =>
  async (key, { params = {}, body } = {}) => {
    const { method, path } = splitKey(key);
    const { access } = endpoints[key] as Endpoint;
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const answer = await fetch(url + address, {
      method,
      headers: {
        ...headers,
        [MARKER_HEADER]: MARKER,
        ...(access === 'public' ? {} : { authorization: `Bearer ${token ?? ''}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${key} answered ${answer.status} ${text.slice(0, 300)}`);
    return JSON.parse(text) as never;
  };
