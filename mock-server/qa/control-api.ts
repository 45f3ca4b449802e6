import type { FastifyError, FastifyInstance } from 'fastify';
import { strictValidator } from '../http/strict-validator.ts';
import type { Worlds } from '../world/worlds.ts';
import { guard } from './guard.ts';
import { handlers } from './handlers/index.ts';
import { mountControl } from './mount-control.ts';

export interface ControlOptions {
  worlds: Worlds;
  /** Opens the control API to other machines, for those who show it. */
  token: string | null;
}

/** The verbs by which testers, tests and the console control the worlds. Registered with the prefix `/qa/api`. */
export async function controlApi(app: FastifyInstance, { worlds, token }: ControlOptions): Promise<void> {
  app.setValidatorCompiler(strictValidator);
  app.addHook('onRequest', guard(token));
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  });
  app.addHook('onResponse', async ({ method, params }) => {
    const { world } = (params ?? {}) as { world?: string };
    if (method !== 'GET' && world !== undefined) worlds.events.emit('changed', world);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ message: 'no such verb; they are at /qa/docs' }),
  );
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    const status = error.validation || error instanceof RangeError ? 400 : (error.statusCode ?? 500);
    return reply.code(status).send({ message: error.message });
  });
  mountControl(app, worlds, handlers);
}
