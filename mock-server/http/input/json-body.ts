import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jsonError } from './json-error.ts';
import { shortened } from './shortened.ts';

declare module 'fastify' {
  interface FastifyRequest {
    bodyText: string | null;
  }
  interface FastifyContextConfig {
    json?: JsonBounds;
  }
}

export interface JsonBounds {
  depth: number;
  /** Maximum number of values and fields: each costs time and memory, however short it is. */
  values: number;
}

/** Maximum for one object. No schema has as many, and an object with very many fields takes seconds to parse and check. */
const MOST_FIELDS = 1000;

const CALL_BOUNDS: JsonBounds = { depth: 32, values: 10_000 };

export class UnreadableBody extends Error {
  override name = 'UnreadableBody';
  readonly statusCode = 400;
}

/** Refuses costly or ambiguous bodies before it parses them. */
export function readJson(app: FastifyInstance): void {
  app.decorateRequest('bodyText', null);
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (request: FastifyRequest, text: string) => {
      assertPlain(request);
      // Some clients name the type of a body that they do not send.
      if (text === '') return undefined;
      request.bodyText = text;
      return parseJson(text, request.routeOptions.config.json ?? CALL_BOUNDS);
    },
  );
}

/**
 * Keeps the connection after a refused body. Fastify would close it while the rest arrives, and the client would lose the answer;
 * Node discards the rest.
 */
export function keepOpen(reply: FastifyReply): void {
  reply.removeHeader('connection');
}

/** Compressed bytes would be refused as damaged JSON. @throws UnreadableBody */
function assertPlain({ headers }: FastifyRequest): void {
  const { 'content-encoding': encoding = 'identity' } = headers;
  if (encoding.toLowerCase() !== 'identity')
    throw new UnreadableBody(
      `the body is sent with Content-Encoding ${shortened(encoding)}: send it as it is`,
    );
}

/** @throws UnreadableBody */
export function parseJson(text: string, bounds: JsonBounds): unknown {
  assertWithin(text, bounds);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UnreadableBody(`the body is no JSON: ${jsonError(text)}`);
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const COMMA = 0x2c;
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Scans the text once, without recursion. `JSON.parse` takes the last of two equal keys, other parsers the first, so a
 * duplicate key is ambiguous.
 * @throws UnreadableBody
 */
function assertWithin(text: string, { depth, values }: JsonBounds): void {
  /** The keys of each open object; null for an open list. */
  const open: (Set<string> | null)[] = [];
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case QUOTE: {
        const end = endOfText(text, at);
        const keys = open.at(-1);
        if (keys && isKey(text, end)) addKey(keys, text.slice(at, end + 1));
        at = end;
        break;
      }
      case OPEN_LIST:
      case OPEN_OBJECT:
        if (open.length >= depth)
          throw new UnreadableBody(`the body is nested more than ${depth} levels deep`);
        open.push(text.charCodeAt(at) === OPEN_OBJECT ? new Set() : null);
        count += 1;
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        open.pop();
        break;
      case COMMA:
        count += 1;
        break;
    }
    if (count > values) throw new UnreadableBody(`the body holds more than ${values} values`);
  }
}

function endOfText(text: string, start: number): number {
  let end = start;
  do {
    end = text.indexOf('"', end + 1);
    if (end < 0) return text.length;
  } while (isEscaped(text, end));
  return end;
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes += 1;
  return slashes % 2 === 1;
}

function isKey(text: string, end: number): boolean {
  let at = end + 1;
  while (text.charCodeAt(at) <= 0x20) at += 1;
  return text.charCodeAt(at) === COLON;
}

function addKey(keys: Set<string>, quoted: string): void {
  const key = plain(quoted);
  if (keys.has(key)) throw new UnreadableBody(`the field ${shortened(key)} appears twice`);
  // Assigned to a plain object, this key would set the prototype.
  if (key === '__proto__') throw new UnreadableBody('unknown field __proto__');
  if (keys.size >= MOST_FIELDS) throw new UnreadableBody(`an object has more than ${MOST_FIELDS} fields`);
  keys.add(key);
}

/** Decodes escapes, because a character can be written in two ways. */
function plain(quoted: string): string {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return JSON.parse(quoted) as string;
  } catch {
    // The JSON parser reports it later.
    return quoted;
  }
}
