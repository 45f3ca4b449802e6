import { fillPath } from 'contracts';
import type { TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';
import {
  addressOf,
  type BodyOf,
  type ControlEndpoint,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from './endpoint.ts';
import { RefusalSchema, type RefusalCode } from './schemas.ts';
import { verbs, type Verb, type Verbs } from './table.ts';

/** The path is absolute within the mock. */
export type ControlFetch = (
  path: string,
  init: { method: string; headers: Record<string, string>; body?: string },
) => Promise<Response>;

/** A part of the input: absent if the verb has none, optional if all its fields are. */
type Part<Name extends string, T> = [T] extends [undefined]
  ? unknown
  : Partial<T> extends T
    ? { [N in Name]?: T }
    : { [N in Name]: T };

/** What a verb takes: the parameters of its path (without `world`), its query and its body, as far as it has them. */
export type Input<K extends Verb> = Part<'params', ParamsOf<K>> &
  Part<'query', QueryOf<Verbs[K]>> &
  Part<'body', BodyOf<Verbs[K]>>;
/** The body that a verb takes; `undefined` where it takes none. */
export type Body<K extends Verb> = BodyOf<Verbs[K]>;
/** What a verb answers: parsed JSON, a `Blob` for a file, null for an empty answer. */
export type Reply<K extends Verb> = ReplyOf<Verbs[K], Blob>;

/** A refusal by the control API; the message is for a tester. */
export class ControlError extends Error {
  override name = 'ControlError';
  readonly status: number;
  /** Null if something else answered, such as a proxy. */
  readonly code: RefusalCode | null;

  constructor(message: string, { status, code }: { status: number; code: RefusalCode | null }) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** @throws ControlError with the API's message; Error naming the field of a reply that breaks its schema */
export type Call = <K extends Verb>(
  key: K,
  ...input: Partial<Input<K>> extends Input<K> ? [input?: Input<K>] : [input: Input<K>]
) => Promise<Reply<K>>;

/**
 * @param world name of the world that the verbs apply to
 * @param token bearer token for a mock on another machine; null on this one
 */
export function createCall(fetch: ControlFetch, world: string, token: string | null): Call {
  const send = async (key: Verb, input: AnyInput = {}): Promise<unknown> => {
    const endpoint: ControlEndpoint = verbs[key];
    const { method, path } = addressOf(key, endpoint);
    const url = fillPath(path, { world, ...input.params }) + queryText(input.query);
    const takesBody = method === 'POST' || method === 'PUT';
    const answer = await fetch(url, {
      method,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(takesBody ? { 'content-type': 'application/json' } : {}),
      },
      ...(takesBody ? { body: JSON.stringify(input.body ?? {}) } : {}),
    });
    if (!answer.ok) throw await errorOf(`${method} ${url}`, answer);
    return readReply(key, endpoint, answer);
  };
  // The server validates the input; the reply was validated above.
  return send as Call;
}

interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

async function readReply(key: Verb, { reply, file }: ControlEndpoint, answer: Response): Promise<unknown> {
  if (file !== undefined) return answer.blob();
  if (reply === undefined) return null;
  const body: unknown = await answer.json();
  const problem = problemOf(reply, body);
  if (problem !== null) throw new Error(`${key}: unexpected reply: ${problem}`);
  return body;
}

/** Why the body does not fit the verb, with the first wrong field; null if it fits. For a file that is shown before it is sent. */
export function bodyProblem(key: Verb, body: unknown): string | null {
  const endpoint: ControlEndpoint = verbs[key];
  return endpoint.body === undefined ? null : problemOf(endpoint.body, body);
}

function problemOf(schema: TSchema, value: unknown): string | null {
  if (Check(schema, value)) return null;
  const [first] = Errors(schema, value);
  return `${first?.instancePath || '/'} ${first?.message ?? ''}`;
}

function queryText(query: Record<string, string> = {}): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? '' : `?${text}`;
}

async function errorOf(call: string, answer: Response): Promise<ControlError> {
  const { status } = answer;
  const text = await answer.text();
  const refusal = parsed(text);
  return Check(RefusalSchema, refusal)
    ? new ControlError(`${call}: ${refusal.message}`, { status, code: refusal.code })
    : new ControlError(`${call}: ${status} ${text}`, { status, code: null });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
