import type { Static, TSchema } from 'typebox';
import { Code, OneOf, Room, type StaticOf, Strict } from 'contracts';
import { LONGEST_WORLD_NAME, WORLD_NAME } from 'contracts/rules';
import { Digits, outages, Pattern } from './schemas.ts';

/** A verb as text, e.g. `POST /qrs/{qrcodeId}/paid`; server, client, console and tests use this one name. */
export type ControlKey = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

export const WorldName = Pattern(
  WORLD_NAME.source,
  `a name of up to ${LONGEST_WORLD_NAME} lowercase letters, digits and hyphens`,
);
export const Phone = Pattern('^\\d{1,20}$', 'a phone number of digits alone');

/** A name means the same in every path. */
const parameters = {
  world: { ...WorldName, examples: ['demo'] },
  phone: { ...Phone, examples: ['0812345678'] },
  room: { ...Room, examples: ['RK-100001'] },
  language: { ...Pattern('^(?:th|lo|en)$', 'th, lo or en'), examples: ['en'] },
  part: { ...OneOf(outages), examples: ['otp-sending'] },
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

/** A verb of the control API as a value: server, client, console and documentation read the same one. */
export interface ControlEndpoint<
  Query extends TSchema | undefined = TSchema | undefined,
  Body extends TSchema | undefined = TSchema | undefined,
  Reply extends TSchema | undefined = TSchema | undefined,
  File extends string | undefined = string | undefined,
> {
  summary: string;
  /** `mock` for a verb about the mock as a whole; otherwise the path belongs to one world. */
  scope?: 'world' | 'mock';
  /** Not coerced: every value is text. */
  query?: Query;
  /** A POST or PUT without one takes `{}`. */
  body?: Body;
  /** A body that works in the world `demo`: the example at `/qa/docs`. */
  example?: Body extends TSchema ? Static<Body> : never;
  /** Overrides the mock's default body limits: bytes, and the values and levels of its JSON. */
  bodyLimit?: number;
  json?: { depth: number; values: number };
  /** Body of a 200 answer. Without it, and without a file, the answer is an empty 204. */
  reply?: Reply;
  /** Reads the journal, or the world for a file: also what could not be stored, which a tester needs just then. */
  isCopy?: true;
  /** Media type if the 200 answer is a file instead of JSON. */
  file?: File;
}

/** Keeps the exact schemas for the type checker. */
export function control<
  const Query extends TSchema | undefined = undefined,
  const Body extends TSchema | undefined = undefined,
  const Reply extends TSchema | undefined = undefined,
  const File extends string | undefined = undefined,
>(endpoint: ControlEndpoint<Query, Body, Reply, File>): ControlEndpoint<Query, Body, Reply, File> {
  return endpoint;
}

/** The parameter names of a path, e.g. `phone` of `/members/{phone}/games`. */
type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/**
 * The parameters of a verb's path as a type. `QueryOf` and `BodyOf` are the same for query and body; `undefined` where there is
 * none.
 */
export type ParamsOf<K extends string> = { [Name in NamesIn<K>]: Name extends Parameter ? string : never };
export type QueryOf<E extends ControlEndpoint> = StaticOf<E['query']>;
export type BodyOf<E extends ControlEndpoint> = StaticOf<E['body']>;
/** The JSON of a reply, `File` for an endpoint that answers a file, or null for an empty answer. */
export type ReplyOf<E extends ControlEndpoint, File> =
  Exclude<E['file'], undefined> extends never
    ? Exclude<E['reply'], undefined> extends never
      ? null
      : StaticOf<E['reply']>
    : File;

/** Where a verb is mounted; `{world}` and other parameters are still in the path. */
export function addressOf(
  key: ControlKey,
  { scope = 'world' }: ControlEndpoint,
): { method: string; path: string } {
  const [method = '', path = ''] = key.split(' ');
  const prefix = scope === 'mock' ? '/qa/api' : '/qa/api/worlds/{world}';
  return { method, path: prefix + (path === '/' ? '' : path) };
}

/** @throws Error for an unknown parameter name. */
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
