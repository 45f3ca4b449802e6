import { describe, expect, it } from 'vitest';
import { withFixedBoundaries } from './pact-boundaries.ts';

const form = (boundary: string) =>
  `--${boundary}\r\nContent-Type: image/png\r\n\r\n\u0089PNG\r\n--${boundary}--\r\n`;
const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64');
const pactOf = (...boundaries: string[]) =>
  JSON.stringify(
    {
      interactions: [
        { description: 'no form', request: { method: 'GET' } },
        ...boundaries.map((boundary) => ({
          request: {
            body: { content: base64(form(boundary)), encoded: 'base64' },
            headers: { 'Content-Type': [`multipart/form-data; boundary=${boundary}`] },
          },
        })),
      ],
    },
    null,
    2,
  );

describe('the boundaries of the forms in a pact', () => {
  it('replace Pact’s random ones in header and body', () => {
    const one = withFixedBoundaries(pactOf('GLvqLN0UNZoV1k9I', 'Ot5K3yzWDCzA9QFY'));
    expect(one).toBe(withFixedBoundaries(pactOf('EMEPYIKpG513rqaS', 'lt0kIpFhW5a7bnP4')));
    expect(one).toBe(pactOf('pact-form-1', 'pact-form-2'));
  });

  it('leave a pact without forms unchanged', () => {
    expect(withFixedBoundaries(pactOf())).toBe(pactOf());
  });
});
