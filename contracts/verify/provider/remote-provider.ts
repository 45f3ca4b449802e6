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
  const post = async (body: object): Promise<unknown> => {
    const answer = await fetch(statesUrl, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${statesUrl} answered ${answer.status}: ${text.slice(0, 300)}`);
    return text === '' ? {} : JSON.parse(text);
  };
  return {
    url,
    ...(chatUrl === undefined ? {} : { chatUrl }),
    enter: async (state) => {
      const entered = (await post({ action: 'setup', state })) as Partial<Entered>;
      return { headers: entered.headers ?? {}, token: entered.token ?? null, values: entered.values ?? {} };
    },
    say: async (entered, said) => {
      await post({ action: 'say', headers: entered.headers, ...said });
    },
  };
}
