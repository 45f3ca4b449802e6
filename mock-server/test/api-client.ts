import { fillPath, type EndpointKey, type Endpoints, type ReplyOf } from 'contracts';
import { type Answer, type Options, send as sendBy } from '../client/send.ts';
import type { TestWorld } from '../testing.ts';

/** Unlike `call`, to any path. */
export const send = (world: TestWorld, line: string, options?: Options): Promise<Answer<unknown>> =>
  sendBy(world.fetch, line, options);

/** Makes a call of the contract; `{bankCode}` is KBANK and `{qrcodeId}` is `id`. The body is a reply or a refusal. */
export async function call<K extends EndpointKey>(
  world: TestWorld,
  key: K,
  { id = 'qr-none', ...options }: Options & { id?: string } = {},
): Promise<Answer<ReplyOf<Endpoints[K]> & { message?: string | null }>> {
  const line = fillPath(key, { bankCode: 'KBANK', qrcodeId: id });
  return (await send(world, line, options)) as Answer<ReplyOf<Endpoints[K]> & { message?: string | null }>;
}
