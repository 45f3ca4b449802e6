import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { postToast } from 'web/ui';
import type { Input, Reply, Verb } from 'mock-server/control';
import { useWorld, type WorldControl } from './world.ts';

export type AnyInput = { params?: object; query?: object; body?: unknown };
type LooseCall = (key: Verb, input?: AnyInput) => Promise<unknown>;

const SHOWN_MS = 3_000;
const ERROR_MS = 9_000;

/** Calls a verb whose input is built at run time; the server validates it. */
export function callLoosely({ call }: WorldControl, key: Verb, input?: AnyInput): Promise<unknown> {
  return (call as LooseCall)(key, input);
}

/** The reply of a GET, refetched when the live stream reports a change. */
export function useVerb<K extends Verb>(key: K, input?: Input<K>): UseQueryResult<Reply<K>> {
  // A parameter may be unknown yet, such as a member's phone while members load.
  const isKnown = !Object.values((input as AnyInput | undefined)?.params ?? {}).includes('');
  const world = useWorld();
  return useQuery({
    queryKey: ['world', world.name, key, input],
    enabled: isKnown,
    queryFn: () => callLoosely(world, key, input as AnyInput | undefined) as Promise<Reply<K>>,
  });
}

export interface Run {
  isRunning: boolean;
  run: (key: Verb, input: AnyInput | undefined, done: string) => Promise<boolean>;
}

/** Calls a verb and reports the outcome. */
export function useRun(): Run {
  const world = useWorld();
  const { t } = useTranslation();
  const [isRunning, setRunning] = useState(false);
  const run: Run['run'] = async (key, input, done) => {
    setRunning(true);
    try {
      await callLoosely(world, key, input);
      postToast({ kind: 'success', text: t('done', { what: done }), duration: SHOWN_MS });
      return true;
    } catch (error) {
      postToast({ kind: 'error', text: sentenceOf(error), duration: ERROR_MS });
      return false;
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, run };
}

/** The API's message without the address in front of it. */
export function sentenceOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/^(?:GET|POST|PUT|DELETE) \/\S+: /, '');
}
