import { join } from 'node:path';
import { callOf, keyOf } from '../verify/gate/calls.ts';
import { readPacts } from '../verify/pact-files.ts';
import { isHttp, isMessage, type HttpInteraction, type MessageInteraction } from '../verify/pact-types.ts';

const interactions = () =>
  readPacts(join(import.meta.dirname, '../pacts')).flatMap(({ pact }) => pact.interactions);

export function exchangesByCall(): Map<string, HttpInteraction[]> {
  return Map.groupBy(interactions().filter(isHttp), ({ request }) => {
    const call = callOf(request.method, request.path);
    if (!call) throw new Error(`${request.method} ${request.path} matches no call of the contract`);
    return keyOf(call);
  });
}

export const messagesOfChat = (): MessageInteraction[] => interactions().filter(isMessage);
