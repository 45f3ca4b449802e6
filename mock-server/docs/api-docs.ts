import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { asyncApi, openApi } from 'contracts/docs';
import type { FastifyInstance } from 'fastify';
import { chatPage } from './chat-page.ts';

const STYLE_ONLY = "default-src 'none'; style-src 'unsafe-inline'";

/** Made from all pacts, so once for all mocks of a process. */
let document: object | undefined;

/** Without network access: the calls at `/docs`, the chat's socket at `/docs/chat`. */
export async function apiDocs(app: FastifyInstance): Promise<void> {
  document ??= openApi();
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    theme: { title: 'API of the member wallet' },
    uiConfig: { docExpansion: 'none', filter: true },
  });
  app.get('/docs/chat.json', () => asyncApi());
  app.get('/docs/chat', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', STYLE_ONLY)
      .send(chatPage(asyncApi())),
  );
}
