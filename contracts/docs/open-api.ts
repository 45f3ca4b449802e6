import type { TSchema } from 'typebox';
import { endpoints, type EndpointKey } from '../http/index.ts';
import { commonRefusals, splitKey, type Endpoint } from '../endpoint.ts';
import { MARKER, MARKER_HEADER } from '../rules/index.ts';
import { keyOf, specCalls } from '../verify/gate/calls.ts';
import type { HttpInteraction } from '../verify/pact-types.ts';
import { exchangesByCall } from './examples.ts';

type Json = Record<string, unknown>;

const JSON_TYPE = 'application/json';
const DESCRIPTION = `The calls of the member wallet with the replies that it understands. The examples come from the pacts, which verify each call.

A refusal carries a code of the catalogue as its \`message\`; the app has its own text for each. Any call may also be refused with ${listOf(commonRefusals.any)}; a call of members also with ${listOf(commonRefusals.member)}.`;

/** OpenAPI 3.1 of every call, built from the contract values that the mock mounts and from the examples of the pacts. */
export function openApi(): Json {
  const exchanges = exchangesByCall();
  const paths: Record<string, Json> = {};
  for (const [key, endpoint] of Object.entries(endpoints) as [EndpointKey, Endpoint][]) {
    const { method, path } = splitKey(key);
    const operations = (paths[path] ??= {});
    operations[method.toLowerCase()] = operation(key, endpoint, exchanges.get(key) ?? []);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'API of the member wallet', version: '1', description: DESCRIPTION },
    paths,
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  };
}

function operation(key: EndpointKey, endpoint: Endpoint, exchanges: readonly HttpInteraction[]): Json {
  const { path } = splitKey(key);
  const call = specCalls.find((one) => keyOf(one) === key);
  const body = requestBody(endpoint, exchanges);
  return {
    operationId: key.replace(/[^A-Za-z]+/g, '_'),
    tags: [path.split('/')[2]],
    summary: call?.what,
    description: refusalsOf(endpoint),
    security: securityOf(endpoint),
    parameters: [
      { name: MARKER_HEADER, in: 'header', required: true, schema: { const: MARKER }, example: MARKER },
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
        name,
        in: 'path',
        required: true,
        schema: propertiesOf(endpoint.params)[name],
      })),
    ],
    ...(body ? { requestBody: body } : {}),
    responses: responsesOf(endpoint.reply, exchanges),
  };
}

const propertiesOf = (schema: object | undefined) =>
  schema && 'properties' in schema ? (schema.properties as Json) : {};

const refusalsOf = ({ refuses, badInput }: Endpoint) =>
  `${refuses.length > 0 ? `Refuses with ${listOf(refuses)}. ` : ''}Malformed input is refused with \`${badInput}\`.`;

function securityOf({ access }: Endpoint): Json[] {
  if (access === 'public') return [];
  return access === 'member' ? [{ token: [] }] : [{}, { token: [] }];
}

function requestBody({ body, upload }: Endpoint, exchanges: readonly HttpInteraction[]): Json | null {
  if (upload) {
    const { field, types, maxBytes } = upload;
    return {
      required: true,
      description: `One file, ${types.join(', ')}, of at most ${maxBytes / (1024 * 1024)} MB.`,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            required: [field],
            properties: { [field]: { type: 'string', format: 'binary' } },
          },
        },
      },
    };
  }
  if (!body) return null;
  const examples = exchanges.flatMap(({ description, request }) =>
    request.body ? [[description, { value: request.body.content }] as const] : [],
  );
  return {
    required: true,
    content: { [JSON_TYPE]: { schema: body, examples: Object.fromEntries(examples) } },
  };
}

const refusal = (codes: readonly string[]) => ({
  type: 'object',
  required: ['message'],
  properties: { message: { enum: codes } },
  additionalProperties: false,
});

function responsesOf(reply: TSchema, exchanges: readonly HttpInteraction[]): Json {
  const byStatus = Map.groupBy(exchanges, ({ response }) => String(response.status));
  return Object.fromEntries(
    [...byStatus].map(([status, own]) => [
      status,
      {
        description: status === '200' ? 'The reply.' : `Refused: ${listOf(codesOf(own))}.`,
        content: {
          [JSON_TYPE]: {
            schema: status === '200' ? reply : refusal(codesOf(own)),
            examples: Object.fromEntries(
              own.map(({ description, response, providerStates }) => [
                description,
                {
                  summary: `${description} (${providerStates?.[0]?.name})`,
                  value: response.body?.content,
                },
              ]),
            ),
          },
        },
      },
    ]),
  );
}

const codesOf = (refused: readonly HttpInteraction[]) => [
  ...new Set(refused.map(({ response }) => (response.body?.content as { message: string }).message)),
];

function listOf(codes: readonly string[]): string {
  return codes.map((code) => `\`${code}\``).join(', ');
}
