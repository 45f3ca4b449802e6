import { reasonOf } from '../reason-of.ts';
import type { Entered, Provider } from './provider.ts';

interface RemoteOptions {
  url: string;
  chatUrl?: string;
  statesUrl: string;
  /** Such as a key that only the test environment knows. */
  headers?: Record<string, string>;
}

/** A backend at a URL that changes its state on request: see contracts/README. */
export function remoteProvider({ url, chatUrl, statesUrl, headers = {} }: RemoteOptions): Provider {
  const post = async (body: object): Promise<string> => {
    const answer = await fetch(statesUrl, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${statesUrl} answered ${answer.status}: ${text.slice(0, 300)}`);
    return text;
  };
  return {
    url,
    ...(chatUrl === undefined ? {} : { chatUrl }),
    enter: async (state) => {
      const text = await post({ action: 'setup', state });
      const entered = text === '' ? {} : jsonIn(text);
      if (!isEntered(entered))
        throw new Error(
          `${statesUrl} answered with no state as of contracts/README.md: ${text.slice(0, 300)}`,
        );
      return { headers: entered.headers ?? {}, token: entered.token ?? null, values: entered.values ?? {} };
    },
    say: async (entered, said) => {
      await post({ action: 'say', headers: entered.headers, ...said });
    },
  };
}

const TIMEOUT_MS = 15_000;

/** Asks once, because each interaction waits half a minute for a provider that is silent. @throws Error that names the address */
export async function assertAnswers({ url, statesUrl, headers = {} }: RemoteOptions): Promise<void> {
  const body = JSON.stringify({ action: 'setup', state: 'demo' });
  const setup = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body };
  for (const [address, init] of [
    [url, {}],
    [statesUrl, setup],
  ] as const) {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      await (await fetch(address, { ...init, redirect: 'manual', signal })).arrayBuffer();
    } catch (error) {
      throw new Error(`${address} does not answer: ${reasonOf(error)}`, { cause: error });
    }
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isEntered(reply: unknown): reply is Partial<Entered> {
  if (!isObject(reply)) return false;
  const { headers, token, values } = reply;
  return areTexts(headers ?? {}) && areTexts(values ?? {}) && typeof (token ?? '') === 'string';
}

function areTexts(value: unknown): boolean {
  return isObject(value) && Object.values(value).every((text) => typeof text === 'string');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
