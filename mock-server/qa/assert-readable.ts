import { addressOf, type ControlEndpoint } from '../control/endpoint.ts';
import { verbs, type Verb } from '../control/table.ts';
import { languages } from '../world/service/lookup-texts.ts';
import type { World } from '../world/world.ts';
import type { ControlRequest, Handler, Handlers, Mock } from './handler.ts';
import { replyChecker } from './mount-control.ts';
import { VerbRefusal } from './verb-refusal.ts';

/** Reads of many records or of none that a snapshot holds. */
const LEFT_OUT: ReadonlySet<Verb> = new Set<Verb>([
  'GET /',
  'GET /snapshot',
  'GET /ledger',
  'GET /history',
  'GET /journal',
  'GET /journal/count',
  'GET /chat/sockets',
]);

const reads = (Object.entries(verbs) as [Verb, ControlEndpoint][])
  .filter(
    ([key, endpoint]) =>
      key.startsWith('GET ') &&
      endpoint.scope !== 'mock' &&
      endpoint.reply !== undefined &&
      !LEFT_OUT.has(key) &&
      !addressOf(key, endpoint).path.replace('{world}', '').replace('{language}', '').includes('{') &&
      !('required' in (endpoint.query ?? {})),
  )
  .map(([key, endpoint]) => ({ key, findFault: replyChecker(endpoint) }));

/**
 * Refuses a loaded world of which a verb could not answer a part: a snapshot may hold larger values than the control API sets.
 * @throws VerbRefusal BAD_INPUT
 */
export function assertReadable(mock: Omit<Mock, 'assertReadable'>, handlers: Handlers, world: World): void {
  for (const { key, findFault } of reads) {
    for (const language of key.includes('{language}') ? languages : ['']) {
      const request = {
        ...mock,
        world,
        name: world.name,
        params: { language },
        query: {},
        body: null,
        origin: '',
      };
      const fault = findFault((handlers[key] as Handler<Verb>)(request as unknown as ControlRequest<Verb>));
      if (fault !== null)
        throw new VerbRefusal('BAD_INPUT', `snapshot: ${key} could not answer it: ${fault}`);
    }
  }
}
