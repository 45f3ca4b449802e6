import type { EndpointKey } from 'contracts';
import type { Services } from '../shared/session/services.ts';
import type { TestWorld } from './render-app.tsx';

export function withLateAnswers(services: Services, world: TestWorld, key: EndpointKey) {
  let arrival: Promise<undefined> | undefined;
  const call = (async (...request: Parameters<Services['call']>) => {
    const late = request[0] === key ? arrival : undefined;
    const reply: unknown = await services.call(...request);
    await late;
    return reply;
  }) as Services['call'];

  return {
    services: { ...services, call },
    /** Starts a read. Resolves once the service has answered, to a function that delivers the answer. */
    readLate: async (read: () => Promise<unknown>) => {
      const arrived = Promise.withResolvers<undefined>();
      const before = await world.control.count({ call: key });
      arrival = arrived.promise;
      const reading = read();
      await world.control.waitFor({ call: key, count: before + 1 });
      arrival = undefined;
      return async () => {
        arrived.resolve(undefined);
        await reading;
      };
    },
  };
}
