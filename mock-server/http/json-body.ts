import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** A JSON body as it was sent, whether it could be read or not. */
    bodyText: string | null;
  }
  interface FastifyContextConfig {
    /** Bounds of a JSON body that is larger than calls are. */
    json?: JsonBounds;
  }
}

export interface JsonBounds {
  /** Objects and arrays within each other. */
  depth: number;
  /** Values and fields in all: each costs time and memory, however short it is. */
  values: number;
}

/** Of one object. No shape has as many, and an object with very many fields takes seconds to read and check. */
const MOST_FIELDS = 1000;

/** More than any call takes. */
const CALL_BOUNDS: JsonBounds = { depth: 32, values: 10_000 };

/** A body that cannot be read. */
export class UnreadableBody extends Error {
  override name = 'UnreadableBody';
  readonly statusCode = 400;
}

/** Reads JSON bodies, and refuses before parsing what would be costly or ambiguous. */
export function readJson(app: FastifyInstance): void {
  app.decorateRequest('bodyText', null);
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (request: FastifyRequest, text: string) => {
      request.bodyText = text;
      return parseJson(text, request.routeOptions.config.json ?? CALL_BOUNDS);
    },
  );
}

/** @throws UnreadableBody */
export function parseJson(text: string, bounds: JsonBounds): unknown {
  assertWithin(text, bounds);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UnreadableBody('the body is no JSON');
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const COMMA = 0x2c;
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * One pass over the text, without recursion. `JSON.parse` takes the last of two equal keys, other readers the first; so a
 * body that has a key twice says nothing clearly.
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

/** Where the text that begins here ends; the end of all where it does not. */
function endOfText(text: string, start: number): number {
  let end = start;
  do {
    end = text.indexOf('"', end + 1);
    if (end < 0) return text.length;
  } while (isEscaped(text, end));
  return end;
}

/** An odd number of backslashes before it. */
function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes += 1;
  return slashes % 2 === 1;
}

/** Whether a colon follows. */
function isKey(text: string, end: number): boolean {
  let at = end + 1;
  while (text.charCodeAt(at) <= 0x20) at += 1;
  return text.charCodeAt(at) === COLON;
}

function addKey(keys: Set<string>, quoted: string): void {
  const key = plain(quoted);
  if (keys.has(key)) throw new UnreadableBody(`the field ${shortened(key)} stands twice`);
  // As a key of plain objects it would be no field, but the object's kind.
  if (key === '__proto__') throw new UnreadableBody('unknown field __proto__');
  if (keys.size >= MOST_FIELDS) throw new UnreadableBody(`an object has more than ${MOST_FIELDS} fields`);
  keys.add(key);
}

/** The same letter can be written in two ways. */
function plain(quoted: string): string {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return JSON.parse(quoted) as string;
  } catch {
    // Parsing the whole will say so.
    return quoted;
  }
}

function shortened(name: string): string {
  return name.length > 60 ? `${name.slice(0, 60)}…` : name;
}
