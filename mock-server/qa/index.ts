import type { FastifyInstance } from 'fastify';
import { controlApi, type ControlOptions } from './control-api.ts';
import { docs } from './docs.ts';
import { live } from './live.ts';

export async function qa(app: FastifyInstance, options: ControlOptions): Promise<void> {
  const { worlds, token, liveUpgrades, beatMs } = options;
  // Not a nested plugin: the documentation must see the routes of this scope.
  await docs(app);
  // Not the options themselves: they carry the prefix of this scope.
  await app.register(live, { worlds, token, liveUpgrades, beatMs });
  await app.register(controlApi, { ...options, prefix: '/api' });
}
