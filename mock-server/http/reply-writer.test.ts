import { describe, expect, it } from 'vitest';
import Type from 'typebox';
import { createReplyWriter } from './reply-writer.ts';

const write = () =>
  createReplyWriter(Type.Object({ amount: Type.Integer() }, { additionalProperties: false }));

describe('the reply writer', () => {
  it('writes each reply as JSON', () => {
    const writer = write();
    for (const amount of [5, 5, 6]) {
      const { payload, ...written } = writer({ amount });
      expect(written).toEqual({ text: `{"amount":${amount}}`, violation: null });
      expect(String(payload)).toBe(written.text);
    }
  });

  it('encodes a repeated reply once, and none that changes', () => {
    const writer = write();
    expect(writer({ amount: 5 }).payload).toBe('{"amount":5}');
    const { payload } = writer({ amount: 5 });
    expect(payload).toBeInstanceOf(Buffer);
    expect(writer({ amount: 5 }).payload).toBe(payload);
    expect(writer({ amount: 6 }).payload).toBe('{"amount":6}');
  });

  it('notices a change in the object that it wrote last', () => {
    const writer = write();
    const reply = { amount: 5 };
    writer(reply);
    reply.amount = 6;
    expect(writer(reply).text).toBe('{"amount":6}');
  });

  it('reports a reply outside its schema every time', () => {
    const writer = write();
    writer({ amount: 5 });
    for (let time = 0; time < 2; time += 1)
      expect(writer({ amount: 'x' }).violation).toBe('/amount must be integer');
    expect(writer({ amount: 5, more: 1 }).violation).toMatch(/^\/more /);
  });
});
