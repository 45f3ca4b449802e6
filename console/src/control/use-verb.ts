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

/** Calls a verb whose input is put together while the console runs: the server checks it. */
export function callLoosely({ call }: WorldControl, key: Verb, input?: AnyInput): Promise<unknown> {
  return (call as LooseCall)(key, input);
}

/** What a GET answers, read again whenever the live stream tells of a change. */
export function useVerb<K extends Verb>(key: K, input?: Input<K>): UseQueryResult<Reply<K>> {
  // A parameter that is not known yet, such as the phone of a member while the members are read.
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

/** Carries out a verb and says how it ended. */
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

/** The API's own sentence, without the address before it. */
export function sentenceOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/^(?:GET|POST|PUT|DELETE) \/\S+: /, '');
}
