import type { Static, TSchema } from 'typebox';
import type { ErrorCode } from './error-codes.ts';

/** Who may make a call: anyone, only a signed-in member, or a member or guest (a guest has a local id). [6.01] [6.02] */
export type Access = 'public' | 'member' | 'guest-or-member';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A call by its method and path, such as `POST /api/qrcode/{bankCode}`; parameters of the path are in braces. */
export type MethodAndPath = `${Method} /api/${string}`;

/** A multipart form with one file part, and the error codes of an invalid one. [7.23] [7.54] */
export interface UploadRule {
  field: string;
  /** Accepted media types. The server checks the content, not the declared type. */
  types: readonly string[];
  maxBytes: number;
  noFile: ErrorCode;
  /** Code when the content is none of `types` or is too large. */
  invalidFile: ErrorCode;
}

/**
 * A call as a value: who may make it, the schemas of both directions, and the codes of its refusals. Web, mock and tests read
 * the same one.
 */
export interface Endpoint<
  Params extends TSchema | undefined = TSchema | undefined,
  Body extends TSchema | undefined = TSchema | undefined,
  Reply extends TSchema = TSchema,
  Upload extends UploadRule | undefined = UploadRule | undefined,
> {
  access: Access;
  params?: Params;
  body?: Body;
  /** Used instead of a JSON body. */
  upload?: Upload;
  reply: Reply;
  /** In addition to `commonRefusals`. */
  refuses: readonly ErrorCode[];
  /** For a path or body that does not match its schema. Any bad input gives a 4xx. */
  badInput: ErrorCode;
}

/** Declares an endpoint and keeps its exact types. */
export function endpoint<
  const Reply extends TSchema,
  const Params extends TSchema | undefined = undefined,
  const Body extends TSchema | undefined = undefined,
  const Upload extends UploadRule | undefined = undefined,
>(definition: Endpoint<Params, Body, Reply, Upload>): Endpoint<Params, Body, Reply, Upload> {
  return definition;
}

/** Codes that any call may refuse with, by access: a missing marker header and, for members, a bad token. [7.01] */
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

/** A key that the endpoint omits is `undefined` in its type. */
export type StaticOf<S> = [Exclude<S, undefined>] extends [never] ? undefined : Static<Extract<S, TSchema>>;

/**
 * The parameters of an endpoint's path as a type; `undefined` where it has none. `BodyOf` and `ReplyOf` are the same for both
 * bodies.
 */
export type ParamsOf<E extends Endpoint> = StaticOf<E['params']>;
export type BodyOf<E extends Endpoint> = StaticOf<E['body']>;
export type ReplyOf<E extends Endpoint> = StaticOf<E['reply']>;
/** `UploadRule` where the endpoint takes a file; otherwise `undefined`. */
export type UploadOf<E extends Endpoint> =
  Exclude<E['upload'], undefined> extends never ? undefined : UploadRule;

/** `POST /api/login` → `{ method: 'POST', path: '/api/login' }`. */
export function splitKey(key: MethodAndPath): { method: Method; path: string } {
  const space = key.indexOf(' ');
  return { method: key.slice(0, space) as Method, path: key.slice(space + 1) };
}

/** `/api/qrcode/{bankCode}` → `/api/qrcode/KBANK`; a parameter that is not given is empty. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
