import { atom, type Getter } from 'jotai';
import { safeGameUrl, type SafeUrl } from '../../html/safe-url.ts';
import { stopTimings } from '../../platform/stop-timings.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import type { GameAccount } from '../../shared/wallet/wallet-reply.ts';
import type { Credentials } from './credentials-state.ts';
import { loginOf } from './provider-login.ts';

export interface GameLaunch {
  url: SafeUrl;
  fields: Readonly<Record<string, string>> | null;
}

export class UnsafeGameError extends Error {
  override name = 'UnsafeGameError';
}

/** Signs the member in at the provider. [2.60] [7.48]–[7.50] @throws ApiError, UnsafeGameError */
export const enterGameAtom = atom(
  null,
  (get, _set, account: GameAccount, credentials: Credentials | null): Promise<GameLaunch> =>
    findLaunch(get, account, credentials),
);

async function findLaunch(
  get: Getter,
  { code, links }: GameAccount,
  credentials: Credentials | null,
): Promise<GameLaunch> {
  const { call } = get(servicesAtom);
  const login = loginOf(code);
  if (login.way === 'page' || !credentials) return { url: vet(get, links.web), fields: null };
  const { username, password, event } = credentials;
  // The address of the next call contains them.
  stopTimings();
  switch (login.way) {
    case 'name':
      return {
        url: vet(get, await call(login.call, readLink, { params: { username } })),
        fields: null,
      };
    case 'name-and-password':
      return {
        url: vet(get, await call(login.call, readLink, { params: { username, password } })),
        fields: null,
      };
    case 'form':
      return {
        url: vet(get, links.web),
        fields: { username, password, ...(event === null ? {} : { event }) },
      };
  }
}

function readLink({ link }: { link: string }): string {
  if (typeof link !== 'string') throw new TypeError('game login reply: link is missing');
  return link;
}

function vet(get: Getter, address: string | null): SafeUrl {
  const { config } = get(servicesAtom);
  const url = address === null ? null : safeGameUrl(address, document.baseURI, config.apiBaseUrl);
  if (url === null) throw new UnsafeGameError();
  return url;
}
