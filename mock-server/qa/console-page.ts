import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Nothing inline, nothing from elsewhere, and no text that could become markup. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The console for people, at the root of the mock. */
export async function consolePage(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  });
  await app.register(fastifyStatic, {
    root: `${import.meta.dirname}/console`,
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply) => {
      void reply.header('cache-control', 'no-store');
    },
  });
}
