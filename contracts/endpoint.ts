import type { Static, TSchema } from 'typebox';
import type { ErrorCode } from './error-codes.ts';

/** Who may make a call: anyone, only a signed-in member, or both (a guest is known by a local id). [6.01] [6.02] */
export type Access = 'public' | 'member' | 'guest-or-member';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A call as text, e.g. `POST /api/qrcode/{bankCode}`; the one name it has in web, mock and tests. */
export type EndpointKey = `${Method} /api/${string}`;

/** A multipart form with one file part, and the codes for what may be wrong with it. [7.23] [7.54] */
export interface UploadRule {
  /** Name of the file part. */
  field: string;
  /** Media types by content, not by what the form says. */
  types: readonly string[];
  maxBytes: number;
  /** The form holds no file. */
  noFile: ErrorCode;
  /** The file's content is none of `types`, or it is too large. */
  invalidFile: ErrorCode;
}

/** One call of the API: what it needs, what it answers and why it may refuse. */
export interface Endpoint<
  Params extends TSchema | undefined = TSchema | undefined,
  Body extends TSchema | undefined = TSchema | undefined,
  Reply extends TSchema = TSchema,
  Upload extends UploadRule | undefined = UploadRule | undefined,
> {
  access: Access;
  /** Path parameters by the names in braces; absent when the path has none. */
  params?: Params;
  /** JSON body; absent when the call sends none. */
  body?: Body;
  /** The one file of a multipart form, instead of a JSON body. */
  upload?: Upload;
  /** Body of a 200 answer. */
  reply: Reply;
  /** Codes of the catalogue that this call may refuse with, besides those of `commonRefusals`. */
  refuses: readonly ErrorCode[];
  /** The code answered when path or body do not fit their shapes; every bad input ends in a 4xx with it. */
  badInput: ErrorCode;
}

/** Declares an endpoint and keeps its exact shapes for the type checker. */
export function endpoint<
  const Reply extends TSchema,
  const Params extends TSchema | undefined = undefined,
  const Body extends TSchema | undefined = undefined,
  const Upload extends UploadRule | undefined = undefined,
>(definition: Endpoint<Params, Body, Reply, Upload>): Endpoint<Params, Body, Reply, Upload> {
  return definition;
}

/** Codes that any call may refuse with, by its access: the marker header, and for members the token. [7.01] */
export const commonRefusals = {
  any: ['KEY_MISSING', 'KEY_INVALID', 'INVALID_IP', 'REQUEST_LIMIT', 'INTERNAL_SERVER_ERROR'],
  member: [
    'UNAUTHORIZED',
    'EXPIRED_AUTH_TOKEN',
    'INVALID_USER_1',
    'INVALID_USER_2',
    'INVALID_USER_3',
    'INVALID_USER_4',
    'INACTIVE_USER',
  ],
} as const satisfies Record<string, readonly ErrorCode[]>;

/** A key that an endpoint leaves out is `undefined` in its type; one that it has is never so. */
type StaticOf<S> = [Exclude<S, undefined>] extends [never] ? undefined : Static<Extract<S, TSchema>>;

/** The TypeScript type of the path parameters, body and reply of an endpoint. */
export type ParamsOf<E extends Endpoint> = StaticOf<E['params']>;
export type BodyOf<E extends Endpoint> = StaticOf<E['body']>;
export type ReplyOf<E extends Endpoint> = StaticOf<E['reply']>;
/** The upload rule of an endpoint that takes a file, else undefined. */
export type UploadOf<E extends Endpoint> =
  Exclude<E['upload'], undefined> extends never ? undefined : UploadRule;

/** Splits a key into its method and path. */
export function splitKey(key: EndpointKey): { method: Method; path: string } {
  const space = key.indexOf(' ');
  return { method: key.slice(0, space) as Method, path: key.slice(space + 1) };
}
