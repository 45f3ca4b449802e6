import type { EventEmitter } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { Strict, Text } from 'contracts';
import type { WorldEventMap } from '../engine/events.ts';
import type { Worlds } from '../world/worlds.ts';
import { WorldName } from '../control/endpoint.ts';
import { outspokenValidator } from '../http/input/strict-validator.ts';
import { guard } from './guard.ts';

/** A client that lets more bytes wait is disconnected, so that it cannot fill the mock's memory. */
const MOST_WAITING_BYTES = 4 * 1024 * 1024;
const POLICY_VIOLATION = 1008;

/** A client that hears nothing for a few of these is no longer connected, even if its connection says nothing. */
export const BEAT_MS = 1_000;

/** The largest packet from a client, which needs to send none. */
const MOST_BYTES = 16 * 1024;

interface LiveOptions {
  worlds: Worlds;
  token: string | null;
  liveUpgrades: EventEmitter;
  beatMs: number;
}

/**
 * A live stream: one JSON text for each answered request, chat message, chat socket, join, change and world, and a beat every second.
 * `?world=` limits it to one world, except for added and removed worlds and scenarios, so that lists stay correct. A browser
 * sends the token as `?token=`.
 */
export async function live(
  app: FastifyInstance,
  { worlds, token, liveUpgrades, beatMs }: LiveOptions,
): Promise<void> {
  // In this scope, because its hooks run for every route of their scope.
  await app.register(websocket, {
    options: { server: liveUpgrades as unknown as HttpServer, maxPayload: MOST_BYTES },
    errorHandler: (_error, socket) => socket.terminate(),
  });
  // Without it the framework would compile one of its own for this query, at every start.
  app.setValidatorCompiler(outspokenValidator);
  const isAllowed = guard(token);
  app.addHook('onRequest', async (request, reply) => {
    const { token: shown } = request.query as { token?: string };
    if (shown !== undefined) request.headers.authorization ??= `Bearer ${shown}`;
    return isAllowed(request, reply);
  });

  app.get<{ Querystring: { world?: string } }>(
    '/live',
    {
      websocket: true,
      exposeHeadRoute: false,
      schema: {
        tags: ['journal'],
        summary: 'A WebSocket that reports requests, chat and worlds as they happen',
        querystring: Strict({ world: Type.Optional(WorldName), token: Type.Optional(Text()) }),
      },
    },
    (socket, { query }) => {
      const broadcast = (kind: string, more: object) => {
        if (socket.bufferedAmount > MOST_WAITING_BYTES) socket.close(POLICY_VIOLATION, 'reads too slowly');
        else socket.send(JSON.stringify({ kind, ...more }));
      };
      const send = (kind: string, world: string, more: object) => {
        if (query.world === undefined || query.world === world) broadcast(kind, { world, ...more });
      };
      const { events } = worlds;
      const onJournal: Listener<'journal'> = (world, entry) => send('journal', world, { entry });
      const onMessage: Listener<'messaging'> = (world, room, message) =>
        send('chat', world, { room, message });
      const onJoin: Listener<'join'> = (world, room, refusal) => send('join', world, { room, refusal });
      const onSockets: Listener<'sockets'> = (world) => send('sockets', world, {});
      const onMade: Listener<'made'> = (world) => broadcast('made', { world });
      const onChanged: Listener<'changed'> = (world) => send('changed', world, {});
      const onRemoved: Listener<'removed'> = (world) => broadcast('removed', { world });
      const onScenarios: Listener<'scenarios'> = () => broadcast('scenarios', {});
      events.on('journal', onJournal).on('messaging', onMessage);
      events
        .on('join', onJoin)
        .on('sockets', onSockets)
        .on('changed', onChanged)
        .on('made', onMade)
        .on('removed', onRemoved)
        .on('scenarios', onScenarios);
      const beat = setInterval(() => broadcast('beat', {}), beatMs);
      socket.on('close', () => {
        clearInterval(beat);
        events.off('journal', onJournal).off('messaging', onMessage);
        events
          .off('join', onJoin)
          .off('sockets', onSockets)
          .off('changed', onChanged)
          .off('made', onMade)
          .off('removed', onRemoved)
          .off('scenarios', onScenarios);
      });
    },
  );
}

type Listener<Name extends keyof WorldEventMap> = (...values: WorldEventMap[Name]) => void;
