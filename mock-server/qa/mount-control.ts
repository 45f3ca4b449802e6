import type { SwaggerTransform } from '@fastify/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { Strict } from 'contracts';
import { addressOf, paramsSchema, type ControlEndpoint, type ControlKey } from '../control/endpoint.ts';
import { RefusalSchema } from '../control/schemas.ts';
import { areas, type Verb } from '../control/table.ts';
import type { Ruled } from '../engine/events.ts';
import { compiled } from '../http/input/compiled.ts';
import { firstError } from '../http/input/strict-validator.ts';
import { fileExample } from './file-examples.ts';
import { assertFileKind } from './exports/assert-file-kind.ts';
import { createRequest, type Mock, type FileReply, type Handler, type Handlers } from './handler.ts';

const Empty = Strict({});

declare module 'fastify' {
  interface FastifyRequest {
    /** Null until the verb has run, and for one that was refused or belongs to no world. */
    ruled: Ruled | null;
  }
}

export function mountControl(app: FastifyInstance, mock: Mock, handlers: Handlers): void {
  app.decorateRequest('ruled', null);
  // The reply is validated as a whole, so nothing needs to be removed or coerced.
  // Escapes `<`, because a tester may open a saved reply as a page.
  app.setSerializerCompiler(() => (body) => JSON.stringify(body).replaceAll('<', String.raw`\u003c`));
  for (const [area, verbs] of Object.entries(areas)) {
    for (const [key, endpoint] of Object.entries(verbs) as [Verb, ControlEndpoint][])
      mountVerb(app, { key, area, endpoint, mock, handler: handlers[key] as Handler<Verb> });
  }
}

interface Mounting {
  key: ControlKey;
  area: string;
  endpoint: ControlEndpoint;
  mock: Mock;
  handler: Handler<Verb>;
}

function mountVerb(app: FastifyInstance, { key, area, endpoint, mock, handler }: Mounting): void {
  const { method, path } = addressOf(key, endpoint);
  const { summary, query, bodyLimit, json, file } = endpoint;
  const body = method === 'POST' || method === 'PUT' ? (endpoint.body ?? Empty) : undefined;
  const findFault = replyChecker(endpoint);
  // Without an example the page would offer the largest body that the schema allows. Computed when the page is first opened.
  const documented: SwaggerTransform = ({ schema, url }) => {
    const examples = [endpoint.example ?? fileExample(key, mock.worlds) ?? {}];
    return { schema: body ? { ...schema, body: { ...body, examples } } : schema, url };
  };

  app.route({
    method,
    exposeHeadRoute: false,
    url: path.replace(/^\/qa\/api/, '').replace(/\{(\w+)\}/g, ':$1'),
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    config: { ...(json === undefined ? {} : { json }), swaggerTransform: documented },
    schema: {
      tags: [area],
      summary,
      params: paramsSchema(path),
      querystring: query ?? Empty,
      ...(body ? { body } : {}),
      ...(file === undefined ? {} : { produces: [file] }),
      response: responseSchema(endpoint),
    },
    preValidation: async (request: FastifyRequest) => assertFileKind(key, request.body),
    handler: async (request: FastifyRequest, response: FastifyReply) => {
      const result = await handler(createRequest(request, mock, endpoint));
      const { world, ...params } = request.params as { world?: string } & Record<string, string>;
      if (world !== undefined) request.ruled = { verb: key, params, body: request.body ?? null };
      if (file !== undefined) return sendFile(response, file, result);
      if (endpoint.reply === undefined) return response.code(204).send();
      const fault = findFault(result);
      if (fault !== null) throw new Error(`${key}: its own reply: ${fault}`);
      return result;
    },
  });
}

const refused = { '4xx': { ...RefusalSchema, description: 'Refused: why, and what to change' } };

function responseSchema({ reply, file }: ControlEndpoint): object {
  if (file !== undefined)
    return {
      200: { description: 'A file', content: { [file]: { schema: { type: 'string' } } } },
      ...refused,
    };
  return {
    ...(reply === undefined ? { 204: Type.Null({ description: 'Done' }) } : { 200: reply }),
    ...refused,
  };
}

export function replyChecker({ reply }: ControlEndpoint): (body: unknown) => string | null {
  return (body) => {
    if (reply === undefined || compiled(reply).Check(body)) return null;
    return firstError(compiled(reply).Errors(body));
  };
}

function sendFile(response: FastifyReply, type: string, { content, name }: FileReply): FastifyReply {
  if (name !== undefined) response.header('content-disposition', `attachment; filename="${name}"`);
  return response.type(type).send(content);
}
