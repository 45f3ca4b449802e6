import { Compile } from 'typebox/compile';
import Type, { type TSchema } from 'typebox';
import { describe, expect, it } from 'vitest';
import { commonRefusals, endpoints, GONE, splitKey, type Endpoint, type EndpointKey } from '../index.ts';
import { keyOf, specCalls } from '../verify/gate/calls.ts';
import { asyncApi, openApi } from './index.ts';
import { exchangesByCall, messagesOfChat } from './examples.ts';

/** The same shape with every field optional: a pact contains only the fields that the app reads. */
function partial(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(partial);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.entries(schema).filter(([name]) => name !== 'required');
  return Object.fromEntries(parts.map(([name, inner]) => [name, partial(inner)]));
}

interface Content {
  schema: TSchema;
  examples: Record<string, { value: unknown }>;
}

interface Operation {
  parameters: { name: string }[];
  description: string;
  responses: Record<string, { content: Record<string, Content> }>;
  requestBody?: { content: Record<string, { examples?: Record<string, { value: unknown }> }> };
}

const document = openApi() as { paths: Record<string, Record<string, Operation>> };
const entries = Object.entries(endpoints) as [EndpointKey, Endpoint][];

function operationOf(key: EndpointKey): Operation {
  const { method, path } = splitKey(key);
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${key} is missing`);
  return operation;
}

describe('the OpenAPI document', () => {
  it('has exactly the calls of the specification', () => {
    const keys = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(keys.sort()).toEqual(specCalls.map(keyOf).sort());
  });

  it.each(entries)('%s contains every pact example, and each matches the schema', (key, { reply, body }) => {
    const { responses, requestBody } = operationOf(key);
    const shape = Compile(partial(reply) as TSchema);
    const asked = body ? Compile(body) : null;
    for (const { description, request, response } of exchangesByCall().get(key) ?? []) {
      const content = responses[response.status]?.content['application/json'];
      expect(content?.examples[description]?.value).toEqual(response.body?.content);
      const answer = response.status === 200 ? shape : Compile(content?.schema ?? Type.Never());
      expect([...answer.Errors(response.body?.content)], description).toEqual([]);
      if (!asked || !request.body) continue;
      expect([...asked.Errors(request.body.content)], description).toEqual([]);
      expect(requestBody?.content['application/json']?.examples?.[description]).toBeDefined();
    }
  });

  it.each(entries)('%s lists the codes of its contract under each status', (key, endpoint) => {
    const { description, responses } = operationOf(key);
    const { refuses, access, badInput } = endpoint;
    const common: readonly string[] = [
      ...commonRefusals.any,
      ...(access === 'public' ? [] : commonRefusals.member),
      GONE,
    ];
    const own = Object.entries(responses).filter(([status]) => Number(status) >= 400);
    expect(own.length).toBeGreaterThan(0);
    for (const [status, { content }] of own) {
      const { schema } = content['application/json'] ?? { schema: Type.Never() };
      const codes = (schema as unknown as { properties: { message: { enum: string[] } } }).properties.message
        .enum;
      for (const code of codes) {
        expect(common.includes(code) || description.includes(`\`${code}\``), `${status} ${code}`).toBe(true);
        expect(Compile(schema).Check({ message: code })).toBe(true);
      }
      expect(Compile(schema).Check({ message: 'ANOTHER_CODE' })).toBe(false);
    }
    for (const code of [...refuses, badInput]) expect(description).toContain(`\`${code}\``);
  });

  it('is plain JSON without external references', () => {
    expect(JSON.stringify(document)).not.toContain('$ref');
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});

describe('the AsyncAPI document', () => {
  const { channels } = asyncApi() as {
    channels: { chat: { messages: Record<string, { payload: TSchema; examples?: { payload: unknown }[] }> } };
  };
  const { messages } = channels.chat;

  it('contains every pact message, and each matches the schema', () => {
    const shown = Object.values(messages).flatMap(({ examples = [] }) => examples);
    expect(shown).toHaveLength(messagesOfChat().length);
    for (const { payload, examples = [] } of [messages['messaging'], messages['acknowledgement']].flatMap(
      (message) => message ?? [],
    )) {
      const shape = Compile(payload);
      for (const example of examples) expect([...shape.Errors(example.payload)]).toEqual([]);
    }
  });
});
