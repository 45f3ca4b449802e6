import type { Static, TSchema } from 'typebox';
import type { FaultPlanShape, FaultShape } from './qa/fault-shapes.ts';
import type {
  ClockPlan,
  ClockShape,
  EntryShape,
  FlagsPlan,
  FlagsShape,
  MemberShape,
  QrRefusalPlan,
  QrShape,
  TokenPlan,
  TokenShape,
  WorldPlanShape,
  WorldShape,
} from './qa/shapes.ts';
import type { JournalFilter } from './world/journal.ts';

type Of<S extends TSchema> = Static<S>;

/** As much of fetch() as the verbs need; the path is absolute within the mock. */
type Send = (
  path: string,
  init: { method: string; headers?: Record<string, string>; body?: string },
) => Promise<Response>;

/** The verbs of the control API for one world, typed. Each throws an Error with the API's own sentence. */
export function createControl(fetch: Send, world: string) {
  const base = `/qa/api/worlds/${world}`;

  const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(base + path, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
    const reply = (answer.status === 204 ? null : await answer.json()) as T & { message?: string };
    if (!answer.ok) throw new Error(`${method} ${base}${path}: ${reply.message ?? answer.status}`);
    return reply;
  };

  return {
    reset: (plan: Of<typeof WorldPlanShape> = {}) => send<Of<typeof WorldShape>>('PUT', '', plan),
    world: () => send<Of<typeof WorldShape>>('GET', ''),
    remove: () => send<null>('DELETE', ''),

    clock: () => send<Of<typeof ClockShape>>('GET', '/clock'),
    setClock: (plan: Of<typeof ClockPlan>) => send<Of<typeof ClockShape>>('PUT', '/clock', plan),
    advanceClock: (by: { seconds: number }) => send<Of<typeof ClockShape>>('POST', '/clock/advance', by),

    members: async () => (await send<{ members: Of<typeof MemberShape>[] }>('GET', '/members')).members,
    member: async (phone: string) => {
      const { members } = await send<{ members: Of<typeof MemberShape>[] }>('GET', '/members');
      const found = members.find((member) => member.phone === phone);
      if (!found) throw new Error(`no member has the phone ${phone}`);
      return found;
    },
    setBalance: (phone: string, plan: { account: string; amount: number }) =>
      send<Of<typeof MemberShape>>('PUT', `/members/${phone}/balance`, plan),
    setActive: (phone: string, plan: { isActive: boolean }) =>
      send<Of<typeof MemberShape>>('PUT', `/members/${phone}/active`, plan),
    issueToken: (phone: string, plan: Of<typeof TokenPlan> = {}) =>
      send<Of<typeof TokenShape>>('POST', `/members/${phone}/tokens`, plan),

    qrs: async () => (await send<{ qrs: Of<typeof QrShape>[] }>('GET', '/qrs')).qrs,
    payQr: (id: string) => send<Of<typeof QrShape>>('POST', `/qrs/${id}/paid`, {}),
    payQrLate: (id: string) => send<Of<typeof QrShape>>('POST', `/qrs/${id}/paid-late`, {}),
    refuseNextQr: (plan: Of<typeof QrRefusalPlan> = {}) => send<null>('POST', '/qrs/refuse-next', plan),

    faults: async () => (await send<{ faults: Of<typeof FaultShape>[] }>('GET', '/faults')).faults,
    addFault: (plan: Of<typeof FaultPlanShape>) => send<Of<typeof FaultShape>>('POST', '/faults', plan),
    removeFault: (id: number) => send<null>('DELETE', `/faults/${id}`),
    clearFaults: () => send<null>('DELETE', '/faults'),

    journal: async (filter: JournalFilter = {}) =>
      (await send<{ entries: Of<typeof EntryShape>[] }>('GET', `/journal?${query(filter)}`)).entries,
    count: async (filter: JournalFilter = {}) =>
      (await send<{ count: number }>('GET', `/journal/count?${query(filter)}`)).count,
    waitFor: async (filter: JournalFilter & { count?: number; timeoutSeconds?: number } = {}) =>
      (await send<{ entries: Of<typeof EntryShape>[] }>('POST', '/journal/wait', filter)).entries,
    clearJournal: () => send<null>('DELETE', '/journal'),

    flags: () => send<Of<typeof FlagsShape>>('GET', '/flags'),
    setFlags: (plan: Of<typeof FlagsPlan>) => send<Of<typeof FlagsShape>>('PUT', '/flags', plan),
  };
}

export type Control = ReturnType<typeof createControl>;

function query({ breaches, ...filter }: JournalFilter): string {
  const pairs = Object.entries(filter).map(([name, value]): [string, string] => [name, String(value)]);
  return new URLSearchParams(breaches ? [...pairs, ['breaches', 'true']] : pairs).toString();
}
