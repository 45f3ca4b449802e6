import { readFile } from 'node:fs/promises';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

const description = `Controls the worlds of the mock. Every call of the API carries its world in the header \`X-Mock-World\` or the cookie \`mock-world\`; without either it is \`demo\`.
POST and PUT take JSON, \`{}\` at least. What cannot be done is answered 4xx with \`{ "code": "…", "message": "…" }\`: the code is for programs (\`NO_WORLD\`, \`BAD_INPUT\`, …), the message names field and reason.`;

/** OpenAPI of the routes registered after it in the same scope, with a page at `docs`. */
export async function docs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { info: { title: 'Control API of the mock', description, version: '1' } },
  });
  // The page loads its scripts by relative paths, so it needs the trailing slash.
  app.addHook('onRequest', async ({ url }, reply) =>
    url === `${app.prefix}/docs` ? reply.redirect(`${app.prefix}/docs/`) : undefined,
  );
  const icon = await readFile(`${import.meta.dirname}/icon.svg`);
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    logo: { type: 'image/svg+xml', content: icon, href: '/' },
    theme: { title: 'Control API of the mock' },
    uiConfig: { docExpansion: 'list' },
  });
}
