import { atom, type Getter } from 'jotai';
import { failureOf } from '../../api/api-error.ts';
import { textOrNull } from '../../api/wire.ts';
import { servicesAtom } from '../../shared/session/services.ts';

/** [3.10] */
export interface Credentials {
  username: string;
  password: string;
  /** State that one provider's login form wants back. */
  event: string | null;
}

export type CredentialsState =
  | { status: 'loading' }
  | { status: 'ready'; credentials: Credentials }
  /** `code` when the service gave a reason of its own. */
  | { status: 'failed'; code: string | null };

const baseCredentialsAtom = atom<ReadonlyMap<string, CredentialsState>>(new Map());

/** How often they were asked for or forgotten; a plain object, for nothing shows it. */
const turnsAtom = atom(() => ({ count: 0 }));

/** By game code. Held in memory alone, and only while its dialog is open. (K11) */
export const credentialsAtom = atom((get) => get(baseCredentialsAtom));

const setAtom = atom(null, (get, set, code: string, state: CredentialsState) =>
  set(baseCredentialsAtom, new Map(get(baseCredentialsAtom)).set(code, state)),
);

/** @throws ApiError */
export function fetchCredentials(get: Getter, slotCode: string): Promise<Credentials> {
  const { call, session } = get(servicesAtom);
  return call(
    'GET /api/wallet/account/{slotCode}',
    ({ username, password, event }) => {
      if (typeof username !== 'string' || typeof password !== 'string')
        throw new TypeError('not the credentials of a game');
      return { username, password, event: textOrNull(event) };
    },
    { params: { slotCode }, signal: session.signal() },
  );
}

/** [2.59] [7.16] A failure shows beside the game; playing and moving money may go on without it. */
export const loadCredentialsAtom = atom(null, async (get, set, code: string) => {
  const turns = get(turnsAtom);
  const turn = ++turns.count;
  const show = (state: CredentialsState) => {
    // What arrives after the dialog was closed is not kept: nobody would forget it again. Nor is a password that has been
    // asked for again: it is the one before.
    if (turns.count === turn) set(setAtom, code, state);
  };
  if (get(baseCredentialsAtom).get(code)?.status !== 'ready') show({ status: 'loading' });
  try {
    show({ status: 'ready', credentials: await fetchCredentials(get, code) });
  } catch (error) {
    const failure = failureOf(error);
    show({ status: 'failed', code: failure.kind === 'refused' ? failure.code : null });
  }
});

export const forgetCredentialsAtom = atom(null, (get, set) => {
  get(turnsAtom).count++;
  set(baseCredentialsAtom, new Map());
});
