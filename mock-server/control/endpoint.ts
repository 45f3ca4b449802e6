import Type, { type Static, type TSchema } from 'typebox';
import { Code, Room, Strict } from 'contracts';

/** A verb as text, e.g. `POST /qrs/{qrcodeId}/paid`; the one name it has in server, client, console and tests. */
export type ControlKey = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

const Digits = Type.String({ pattern: '^\\d{1,9}$' });
export const WorldName = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,63}$' });
export const Phone = Type.String({ pattern: '^\\d{1,20}$' });

/** What stands in braces in a path. A name means the same in every path. */
const parameters = {
  world: { ...WorldName, examples: ['demo'] },
  phone: { ...Phone, examples: ['0812345678'] },
  room: { ...Room, examples: ['RK-100001'] },
  language: { ...Type.String({ pattern: '^(?:th|lo|en)$' }), examples: ['en'] },
  code: Code,
  reference: Code,
  qrcodeId: Code,
  slipId: Code,
  couponId: Code,
  faultId: Digits,
  entryId: Digits,
  pointId: Digits,
};
type Parameter = keyof typeof parameters;

/** One verb of the control API: what it takes and what it answers. */
export interface ControlEndpoint<
  Query extends TSchema | undefined = TSchema | undefined,
  Body extends TSchema | undefined = TSchema | undefined,
  Reply extends TSchema | undefined = TSchema | undefined,
  File extends string | undefined = string | undefined,
> {
  summary: string;
  /** `mock` for a verb about the mock as a whole; otherwise the path is that of one world. */
  scope?: 'world' | 'mock';
  /** Text as it stands in an address: nothing in it is coerced. */
  query?: Query;
  /** JSON body; a POST or PUT without one takes `{}`. */
  body?: Body;
  /** A body that does something in the world `demo`: what the page at `/qa/docs` offers to send. */
  example?: Body extends TSchema ? Static<Body> : never;
  /** Where the mock's own limits of a body are too small: its bytes, and the values and levels of its JSON. */
  bodyLimit?: number;
  json?: { depth: number; values: number };
  /** Body of a 200 answer. Without it, and without a file, the answer is an empty 204. */
  reply?: Reply;
  /** Media type of a 200 answer that is a file instead of JSON. */
  file?: File;
}

/** Declares a verb and keeps its exact schemas for the type checker. */
export function control<
  const Query extends TSchema | undefined = undefined,
  const Body extends TSchema | undefined = undefined,
  const Reply extends TSchema | undefined = undefined,
  const File extends string | undefined = undefined,
>(endpoint: ControlEndpoint<Query, Body, Reply, File>): ControlEndpoint<Query, Body, Reply, File> {
  return endpoint;
}

/** A key that an endpoint leaves out is `undefined` in its type; one that it has is never so. */
type StaticOf<S> = [Exclude<S, undefined>] extends [never] ? undefined : Static<Extract<S, TSchema>>;

/** The names in braces of a path, e.g. `phone` of `/members/{phone}/games`. */
type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

export type ParamsOf<K extends string> = { [Name in NamesIn<K>]: Name extends Parameter ? string : never };
export type QueryOf<E extends ControlEndpoint> = StaticOf<E['query']>;
export type BodyOf<E extends ControlEndpoint> = StaticOf<E['body']>;
/** The JSON of a reply, `File` for an endpoint that answers one, or null for an empty answer. */
export type ReplyOf<E extends ControlEndpoint, File> =
  Exclude<E['file'], undefined> extends never
    ? Exclude<E['reply'], undefined> extends never
      ? null
      : StaticOf<E['reply']>
    : File;

/** Method and whole path of a verb, with names in braces. */
export function addressOf(
  key: ControlKey,
  { scope = 'world' }: ControlEndpoint,
): { method: string; path: string } {
  const [method = '', path = ''] = key.split(' ');
  const prefix = scope === 'mock' ? '/qa/api' : '/qa/api/worlds/{world}';
  return { method, path: prefix + (path === '/' ? '' : path) };
}

/** Schema of a path's parameters. @throws Error for a name that no path may use. */
export function paramsSchema(path: string) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const isKnown = (name: string): name is Parameter => Object.hasOwn(parameters, name);
  return Strict(
    Object.fromEntries(
      names.map((name) => {
        if (!isKnown(name)) throw new Error(`no path parameter is called ${name}`);
        return [name, parameters[name]];
      }),
    ),
  );
}
