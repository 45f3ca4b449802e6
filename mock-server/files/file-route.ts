import type { FastifyInstance } from 'fastify';
import { resolveWorld } from '../http/resolve-world.ts';
import type { Worlds } from '../world/worlds.ts';

/** Serves uploads to anyone who knows their address. Registered with `FILES_PREFIX`. */
export async function files(app: FastifyInstance, { worlds }: { worlds: Worlds }): Promise<void> {
  app.get<{ Params: { id: string } }>('/:id', (request, reply) => {
    const file = resolveWorld(request, worlds)?.files.get(request.params.id);
    reply.headers({
      // Uploads are untrusted: browsers may show them, and must not run them.
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-site',
      // A world that is made again gives the same ids again, and QA may lose a file.
      'cache-control': 'private, no-cache',
    });
    if (!file) return reply.code(404).header('cache-control', 'no-store').send();
    const { length } = file.bytes;
    const bytes = Buffer.from(file.bytes);
    reply.type(file.type).header('accept-ranges', 'bytes').header('content-disposition', 'inline');
    const range = rangeOf(request.headers.range, length);
    if (range === null) return reply.send(bytes);
    const [from, to] = range;
    if (from >= length || from > to)
      return reply.code(416).header('content-range', `bytes */${length}`).send();
    return reply
      .code(206)
      .header('content-range', `bytes ${from}-${to}/${length}`)
      .send(bytes.subarray(from, to + 1));
  });
}

/** First and last byte of a requested range; null for the whole file or an invalid range. */
function rangeOf(header: string | undefined, length: number): [from: number, to: number] | null {
  const [, first, last] = /^bytes=(\d{0,12})-(\d{0,12})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '') return [Math.max(0, length - Number(last)), length - 1];
  return [Number(first), last === '' ? length - 1 : Math.min(Number(last), length - 1)];
}
