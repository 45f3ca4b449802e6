import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Verb } from 'mock-server/control';
import { readToken } from './world.ts';

export type LiveState = 'opening' | 'live' | 'lost';

/** Changes come in bursts; each burst triggers one refetch. */
const GATHER_MS = 120;
const RECONNECT_MS = 1_000;

/** Long replies that do not depend on a world. The stream reports new scenarios separately. */
const FIXED: ReadonlySet<unknown> = new Set<Verb>([
  'GET /codes',
  'GET /calls',
  'GET /apps',
  'GET /scenarios',
]);

/** Refetches a world's queries when the mock reports a change in it. */
export function useLive(world: string): LiveState {
  const queries = useQueryClient();
  const [state, setState] = useState<LiveState>('opening');

  useEffect(() => {
    let socket: WebSocket;
    let gather: ReturnType<typeof setTimeout> | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const readAgain = () => {
      gather ??= setTimeout(() => {
        gather = undefined;
        void queries.invalidateQueries({
          queryKey: ['world', world],
          predicate: ({ queryKey: [, , verb] }) => !FIXED.has(verb),
        });
      }, GATHER_MS);
    };
    const open = () => {
      const token = readToken();
      const query = new URLSearchParams({ world, ...(token === null ? {} : { token }) });
      socket = new WebSocket(`${location.origin.replace('http', 'ws')}/qa/live?${query.toString()}`);
      socket.addEventListener('open', () => {
        setState('live');
        // A different mock may answer now.
        void queries.invalidateQueries({ queryKey: ['world', world] });
      });
      socket.addEventListener('message', ({ data }) => {
        const { kind, world: of } = JSON.parse(String(data)) as { kind: string; world?: string };
        if (of === world) return readAgain();
        // For other worlds the stream reports only that they are added or removed.
        const list: Verb = kind === 'scenarios' ? 'GET /scenarios' : 'GET /worlds';
        void queries.invalidateQueries({ queryKey: ['world', world, list] });
      });
      socket.addEventListener('close', () => {
        if (isOver) return;
        setState('lost');
        again = setTimeout(open, RECONNECT_MS);
      });
    };
    open();
    return () => {
      isOver = true;
      clearTimeout(gather);
      clearTimeout(again);
      socket.close();
    };
  }, [queries, world]);

  return state;
}
