import { atom, type Getter, type Setter } from 'jotai';
import { failureOf } from '../../api/api-error.ts';
import { textOrNull } from '../../api/wire.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { readAgainUntil } from '../../shared/visit/read-again.ts';
import { createTurns } from '../../shared/visit/turns.ts';

export interface Credentials {
  username: string;
  password: string;
  /** State that one provider's login form requires. */
  event: string | null;
}

export type CredentialsState =
  | { status: 'loading' }
  | { status: 'ready'; credentials: Credentials }
  | { status: 'failed'; code: string | null };

const baseCredentialsAtom = atom<ReadonlyMap<string, CredentialsState>>(new Map());

const turnAtom = createTurns();

/** By game code. Kept only in memory and only while the game's dialog is open. (K11) */
export const credentialsAtom = atom((get) => get(baseCredentialsAtom));

const setAtom = atom(null, (get, set, code: string, state: CredentialsState) =>
  set(baseCredentialsAtom, new Map(get(baseCredentialsAtom)).set(code, state)),
);

/** As in the contract, and without characters that change how others read: the member copies them by hand too. */
const isCredential = (text: unknown): boolean =>
  typeof text === 'string' && /^(?=.*\S)[^\p{Cf}]{1,64}$/u.test(text);

/** @throws ApiError */
export function fetchCredentials(get: Getter, slotCode: string): Promise<Credentials> {
  const { call, session } = get(servicesAtom);
  return call(
    'GET /api/wallet/account/{slotCode}',
    ({ username, password, event }) => {
      if (!isCredential(username) || !isCredential(password))
        throw new TypeError('game credentials reply: username or password is damaged');
      return { username, password, event: textOrNull(event) };
    },
    { params: { slotCode }, signal: session.signal() },
  );
}

function startTurn(set: Setter, code: string) {
  const isLatest = set(turnAtom);
  const show = (state: CredentialsState) => {
    // Drop a reply that arrives after the dialog was closed, because nothing would clear it. Also drop a reply older
    // than the latest request: it may hold the previous password.
    if (isLatest()) set(setAtom, code, state);
  };
  return { isLatest, show };
}

const readAtom = atom(null, async (get, set, code: string, isKept: boolean) => {
  const { show } = startTurn(set, code);
  if (!isKept) show({ status: 'loading' });
  try {
    show({ status: 'ready', credentials: await fetchCredentials(get, code) });
  } catch (error) {
    const failure = failureOf(error);
    if (isKept && failure.kind !== 'refused') return;
    show({ status: 'failed', code: failure.kind === 'refused' ? failure.code : null });
  }
});

/** A failure shows beside the game. [2.59] [7.16] */
export const loadCredentialsAtom = atom(null, (_get, set, code: string) => set(readAtom, code, false));

/** Those after a reset: the old password, which a lagging copy still gives, is not shown. [4.03] [7.17] (W9) */
export const loadResetCredentialsAtom = atom(null, async (get, set, code: string, old: string | null) => {
  const { isLatest, show } = startTurn(set, code);
  show({ status: 'loading' });
  const isShown = async () => {
    if (!isLatest()) return true;
    const credentials = await fetchCredentials(get, code);
    if (credentials.password === old) return false;
    show({ status: 'ready', credentials });
    return true;
  };
  try {
    if (!(await isShown()) && !(await readAgainUntil(get, isShown))) show({ status: 'failed', code: null });
  } catch (error) {
    const failure = failureOf(error);
    show({ status: 'failed', code: failure.kind === 'refused' ? failure.code : null });
  }
});

/** What is shown may still be valid, so it stays while it is read, and when the service cannot be reached. */
export const rereadCredentialsAtom = atom(null, (get, set, code: string) =>
  set(readAtom, code, get(baseCredentialsAtom).get(code)?.status === 'ready'),
);

export const forgetCredentialsAtom = atom(null, (_get, set) => {
  set(turnAtom);
  set(baseCredentialsAtom, new Map());
});
