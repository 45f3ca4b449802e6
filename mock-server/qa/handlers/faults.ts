import type { faults as verbs } from '../../control/faults.ts';
import type { Handlers } from '../handler.ts';
import { Problem } from '../problem.ts';

export const faultHandlers: Handlers<keyof typeof verbs> = {
  'GET /faults': ({ world }) => ({ faults: [...world.faults.list()] }),
  'POST /faults': ({ world, body }) => world.faults.add({ times: 1, ...body }),
  'DELETE /faults/{faultId}': ({ world, params: { faultId } }) => {
    if (!world.faults.remove(Number(faultId))) throw new Problem(404, `no fault has the id ${faultId}`);
  },
  'DELETE /faults': ({ world }) => world.faults.clear(),
};
