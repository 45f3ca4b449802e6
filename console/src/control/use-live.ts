import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useState } from 'react';
import type { Verb } from 'mock-server/control';
import { isDue } from './is-due.ts';
import { readToken } from './world.ts';

export type LiveState = 'opening' | 'live' | 'lost';

/** In milliseconds. */
export interface Pace {
  /** Changes come in bursts; each burst triggers one refetch. */
  gather: number;
  reconnect: number;
  look: number;
  /** A read that hangs keeps others waiting no longer than this. */
  longestRead: number;
  /** The mock sends a beat every second. After so long without any, the connection is lost, although nothing has closed it. */
  silent: number;
}

export const PACE: Pace = { gather: 120, reconnect: 1_000, look: 1_000, longestRead: 5_000, silent: 3_500 };

/** Tests choose a faster one. */
export const PaceContext = createContext(PACE);

/** Long replies that do not depend on a world. The stream reports new scenarios separately. */
const FIXED: ReadonlySet<unknown> = new Set<Verb>([
  'GET /codes',
  'GET /calls',
  'GET /apps',
  'GET /scenarios',
]);

/** Refetches what is shown of a world. */
export function readAgain(queries: QueryClient, world: string): Promise<void> {
  return queries.invalidateQueries({
    queryKey: ['world', world],
    predicate: ({ queryKey: [, , verb] }) => !FIXED.has(verb),
  });
}

/** Refetches a world's queries when the mock reports a change in it, and when something becomes due by its clock. */
export function useLive(world: string): LiveState {
  const queries = useQueryClient();
  const [state, setState] = useState<LiveState>('opening');
  const pace = use(PaceContext);
  useEffect(() => follow(world, queries, pace, setState), [queries, world, pace]);
  return state;
}

/** @returns stops following */
function follow(
  world: string,
  queries: QueryClient,
  pace: Pace,
  setState: (state: LiveState) => void,
): () => void {
  let socket: WebSocket | null = null;
  let heardAt = 0;
  let gather: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let readSince: number | null = null;
  let isMissed = false;
  // One read at a time, because a refetch drops the read that it finds running: steady changes would let none arrive.
  const readSoon = () => {
    isMissed = readSince !== null && Date.now() - readSince < pace.longestRead;
    if (isMissed) return;
    gather ??= setTimeout(read, pace.gather);
  };
  const read = () => {
    const since = Date.now();
    gather = undefined;
    readSince = since;
    void readAgain(queries, world).finally(() => {
      // It hung, and a later one replaced it, or nothing is followed any more.
      if (readSince !== since) return;
      readSince = null;
      if (isMissed) readSoon();
    });
  };
  const lose = () => {
    socket = null;
    setState('lost');
    again = setTimeout(open, pace.reconnect);
  };
  const open = () => {
    const token = readToken();
    const query = new URLSearchParams({ world, ...(token === null ? {} : { token }) });
    const opened = new WebSocket(`${location.origin.replace('http', 'ws')}/qa/live?${query.toString()}`);
    socket = opened;
    heardAt = Date.now();
    const on = (name: 'open' | 'message' | 'close', act: (event: Event) => void) =>
      // A connection that was given up may still report its end.
      opened.addEventListener(name, (event) => socket === opened && act(event));
    on('open', () => {
      heardAt = Date.now();
      setState('live');
      // A different mock may answer now.
      void queries.invalidateQueries({ queryKey: ['world', world] });
    });
    on('message', (event) => {
      heardAt = Date.now();
      const { kind, world: of } = JSON.parse(String((event as MessageEvent).data)) as Told;
      if (kind === 'beat') return;
      if (of === world) return readSoon();
      // For other worlds the stream reports only that they are added or removed.
      const list: Verb = kind === 'scenarios' ? 'GET /scenarios' : 'GET /worlds';
      void queries.invalidateQueries({ queryKey: ['world', world, list] });
    });
    on('close', lose);
  };
  const look = setInterval(() => {
    if (socket !== null && Date.now() - heardAt > pace.silent) {
      const silent = socket;
      lose();
      silent.close();
    } else if (socket !== null && (isMissed || isDue(queries, world))) readSoon();
  }, pace.look);
  open();
  return () => {
    const last = socket;
    socket = null;
    readSince = null;
    clearInterval(look);
    clearTimeout(gather);
    clearTimeout(again);
    last?.close();
  };
}

interface Told {
  kind: string;
  world?: string;
}
