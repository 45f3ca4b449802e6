import { useSyncExternalStore } from 'react';
import {
  notifyManager,
  useIsFetching,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { Control, Input, Reply, Verb } from 'mock-server/control';
import { useAct } from './use-act.ts';
import { useWorld } from './world.ts';

export type AnyInput = { params?: object; query?: object; body?: unknown };
type LooseCall = (key: Verb, input?: AnyInput) => Promise<unknown>;

/** Calls a verb whose input is built at run time; the server validates it. */
export function callLoosely({ call }: Control, key: Verb, input: AnyInput | undefined): Promise<unknown> {
  return (call as LooseCall)(key, input);
}

/**
 * The reply of a GET, refetched when the live stream reports a change.
 * @param options.everyMs for what the stream does not report
 */
export function useVerb<K extends Verb>(
  key: K,
  input?: Input<K>,
  { everyMs = false }: { everyMs?: number | false } = {},
): UseQueryResult<Reply<K>> {
  // A parameter may be unknown yet, such as a member's phone while members load.
  const isKnown = !Object.values((input as AnyInput | undefined)?.params ?? {}).includes('');
  const world = useWorld();
  return useQuery({
    queryKey: ['world', world.name, key, input],
    enabled: isKnown,
    refetchInterval: everyMs,
    queryFn: () => callLoosely(world, key, input as AnyInput | undefined) as Promise<Reply<K>>,
  });
}

export function useIsLoading(): boolean {
  return useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0;
}

/** Why some of what the page shows was never read; null if all was read, or is being read for the first time. */
export function useUnread(): Error | null {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    // Not at once, because a component that renders may change the cache.
    (onStoreChange) => cache.subscribe(notifyManager.batchCalls(onStoreChange)),
    () =>
      cache.findAll({ type: 'active' }).find(({ state }) => state.data === undefined && state.error !== null)
        ?.state.error ?? null,
  );
}

export interface Run {
  isRunning: boolean;
  run: (key: Verb, input: AnyInput | undefined, done: string) => Promise<boolean>;
}

export function useRun(): Run {
  const world = useWorld();
  const { isRunning, act } = useAct();
  return { isRunning, run: (key, input, done) => act(done, () => callLoosely(world, key, input)) };
}
