import { describe, expect, it } from 'vitest';
import { verbs, type ControlEndpoint, type Verb } from 'mock-server/control';
import { FieldError, fieldKind, typedOf, valueOf, type Schema } from './schema.ts';

const bodies = (Object.entries(verbs) as [Verb, ControlEndpoint][]).flatMap(([key, { body, example }]) =>
  body && example && 'properties' in body
    ? [{ key, body: body as Schema, example: example as Record<string, unknown> }]
    : [],
);

describe('the fields of a verb', () => {
  it.each(bodies)('accept the documented example: $key', ({ body, example }) => {
    for (const [name, value] of Object.entries(example)) {
      const schema = body.properties?.[name] ?? {};
      expect(valueOf(name, schema, typedOf(value)), name).toEqual(value);
    }
  });

  it('name the field with an invalid number or JSON', () => {
    expect(() => valueOf('amount', { type: 'number' }, 'ten')).toThrow(
      new FieldError('amount: "ten" is no number'),
    );
    expect(() => valueOf('amount', { type: 'number' }, ' ')).toThrow(FieldError);
    expect(() => valueOf('bank', { type: 'object' }, '{')).toThrow(new FieldError('bank: this is no JSON'));
  });

  it('read an empty field as null where the schema allows it', () => {
    const schema = { anyOf: [{ type: 'integer' }, { type: 'null' }] };
    expect(valueOf('limit', schema, '')).toBeNull();
    expect(valueOf('limit', schema, '5')).toBe(5);
    expect(fieldKind({ anyOf: [{ const: 'a' }, { const: 'b' }] })).toMatchObject({
      kind: 'choice',
      values: ['a', 'b'],
    });
  });
});
