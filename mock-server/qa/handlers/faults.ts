import { errorCodes } from 'contracts';
import type { Body } from '../../control/index.ts';
import { type faults as verbs, UNCALLED } from '../../control/faults.ts';
import type { FaultPlan } from '../../engine/fault.ts';
import { nearest } from '../../http/input/nearest.ts';
import type { Handlers } from '../handler.ts';
import { VerbRefusal } from '../verb-refusal.ts';

export const faultHandlers: Handlers<keyof typeof verbs> = {
  'GET /faults': ({ world }) => ({ faults: [...world.faults.list()] }),
  'POST /faults': ({ world, body }) => {
    assertApplies(body);
    return world.faults.add(faultPlan(body));
  },
  'DELETE /faults/{faultId}': ({ world, params: { faultId } }) => {
    if (!world.faults.remove(Number(faultId)))
      throw new VerbRefusal('NOT_FOUND', `no fault has the id ${faultId}`);
  },
  'DELETE /faults': ({ world }) => world.faults.clear(),
};

type FaultBody = Body<'POST /faults'>;

const CODES: ReadonlySet<string> = new Set(errorCodes);

/** Rejects a fault that could never apply, because it must be a mistake. @throws VerbRefusal BAD_INPUT */
function assertApplies(body: FaultBody): void {
  const instead = UNCALLED.get(body.call);
  if (instead !== undefined) {
    throw new VerbRefusal(
      'BAD_INPUT',
      `body: /call is never made by the apps: ${instead}; it is "${body.call}"`,
    );
  }
  if ('code' in body && !CODES.has(body.code)) {
    throw new VerbRefusal(
      'BAD_INPUT',
      `body: /code must be one of GET /qa/api/codes, such as ${nearest(body.code, errorCodes)}, and is "${body.code}"; a text of your own is a "message"`,
    );
  }
}

function faultPlan(body: FaultBody): FaultPlan {
  if (!('message' in body)) return { times: 1, ...body };
  const { message, ...plan } = body;
  return { times: 1, ...plan, code: message };
}
