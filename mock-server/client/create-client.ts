import { endpoints, splitKey, type EndpointKey, type Endpoints, type ReplyOf } from 'contracts';
import { SOMCHAI } from '../scenarios/users.ts';
import { createControl, type Control } from '../control/index.ts';

/** Not checked, so that tests can send invalid input. */
export interface Input {
  params?: Record<string, string>;
  body?: unknown;
  form?: FormData;
  /** Null sends no token; by default, the token of the scenario's main member. */
  token?: string | null;
  /** Null removes a header that every call has. */
  headers?: Record<string, string | null>;
}

/** An HTTP answer of the API with its parsed body; null for an empty one. */
export interface Answer<Body = { message?: string }> {
  status: number;
  body: Body;
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

/** The path is absolute within the mock. */
type Send = (path: string, init: RequestInit) => Promise<Response>;

/** Makes the world new from a scenario. The calls send the marker, and a token where the call needs a member. */
export async function createClient(fetch: Send, world: string, scenario = 'demo'): Promise<Client> {
  const control = createControl(fetch, world);
  await control.reset({ scenario });
  // Every call must succeed at any time of day; the hours without slips have their own scenarios. [9.38]
  await control.setSlipHours({ closedFrom: '00:00', closedTo: '00:00' });
  const signIn = async (phone = SOMCHAI) => (await control.issueToken(phone)).token;
  return {
    control,
    signIn,
    call: async (key, input = {}) => {
      const {
        body,
        form,
        headers = {},
        token = endpoints[key].access === 'member' ? await signIn() : null,
      } = input;
      const answer = await fetch(pathOf(key, input.params), {
        method: splitKey(key).method,
        headers: present({
          'x-requested-with': 'wallet-user',
          'x-mock-world': world,
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        }),
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        ...(form ? { body: form } : {}),
      });
      const text = await answer.text();
      return { status: answer.status, body: (text === '' ? null : JSON.parse(text)) as never };
    },
  };
}

function pathOf(key: EndpointKey, params: Record<string, string> = {}): string {
  return splitKey(key).path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
}

function present(headers: Record<string, string | null>): Record<string, string> {
  const entries = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== null);
  return Object.fromEntries(entries);
}
