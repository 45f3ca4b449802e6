import { endpoints, fillPath, type EndpointKey, type Endpoints, type ReplyOf } from 'contracts';
import { SOMCHAI } from '../scenarios/users.ts';
import { createControl, type Control } from '../control/index.ts';
import { type Answer, type Fetch, type Options, send } from './send.ts';

export interface Input extends Options {
  params?: Record<string, string>;
  /** Null sends no token; by default, the token of the scenario's main member. */
  token?: string | null;
}

/** The API as the apps call it, and the control API, in one world. */
export interface Client {
  control: Control;
  call: <K extends EndpointKey>(
    key: K,
    input?: Input,
  ) => Promise<Answer<ReplyOf<Endpoints[K]> & { message?: string | null }>>;
  /** By default, of Somchai. */
  signIn: (phone?: string) => Promise<string>;
}

/** Makes the world new from a scenario. The calls send the marker, and a token where the call needs a member. */
export async function createClient(fetch: Fetch, world: string, scenario = 'demo'): Promise<Client> {
  const control = createControl(fetch, world);
  await control.reset({ scenario });
  // Every call must succeed at any time of day; the hours without slips have their own scenarios. [9.38]
  await control.setSlipHours({ closedFrom: '00:00', closedTo: '00:00' });
  const signIn = async (phone = SOMCHAI) => (await control.issueToken(phone)).token;
  return {
    control,
    signIn,
    call: async (key, input = {}) => {
      const { params = {}, token, headers, ...sent } = input;
      const isMembers = endpoints[key].access === 'member';
      return send(fetch, fillPath(key, params), {
        ...sent,
        token: token === undefined && isMembers ? await signIn() : token,
        headers: { 'x-mock-world': world, ...headers },
      }) as Promise<Answer<never>>;
    },
  };
}
