import { atom } from 'jotai';
import { servicesAtom } from '../session/services.ts';
import { openDialogAtom } from '../session/dialog-state.ts';
import { storageKeys } from '../session/storage-keys.ts';
import { walletAtom } from './wallet-state.ts';

const REMEMBERED = 6;

interface LastPlayed {
  member: string;
  codes: string[];
}

const basePlayedAtom = atom<LastPlayed | null>(null);
const baseReturnAtom = atom<string | null>(null);

/**
 * Codes of the games that this member last played on this device, last first. (S5) Stored under the member's id, so that other
 * members do not see them. The kiosk's storage keeps nothing.
 */
export const lastPlayedAtom = atom((get): readonly string[] => {
  const state = get(walletAtom);
  if (state.status !== 'ready') return [];
  const played =
    get(basePlayedAtom) ?? readPlayed(get(servicesAtom).platform.durableStorage.get(storageKeys.lastPlayed));
  return played?.member === state.wallet.profile.id ? played.codes : [];
});

function readPlayed(text: string | null): LastPlayed | null {
  try {
    const { member, codes } = JSON.parse(text ?? '') as Partial<LastPlayed>;
    if (typeof member !== 'string' || !Array.isArray(codes)) return null;
    return { member, codes: codes.filter((code) => typeof code === 'string').slice(0, REMEMBERED) };
  } catch {
    return null;
  }
}

/** The code of the game that the member has come back from; null when none, or when they stayed. */
export const returnedFromAtom = atom((get) => get(baseReturnAtom));

/**
 * Stores that the member leaves for a game, in another tab or this one. `reopens`: they sign in there by hand, and return
 * for the second credential.
 */
export const leaveForGameAtom = atom(null, (get, set, code: string, reopens = false) => {
  const { platform } = get(servicesAtom);
  if (reopens) platform.tabStorage.set(storageKeys.gameToReopen, code);
  else platform.tabStorage.remove(storageKeys.gameToReopen);
  platform.tabStorage.set(storageKeys.leftForGame, code);
  const state = get(walletAtom);
  if (state.status !== 'ready') return;
  const codes = [code, ...get(lastPlayedAtom).filter((other) => other !== code)].slice(0, REMEMBERED);
  const played = { member: state.wallet.profile.id, codes };
  platform.durableStorage.set(storageKeys.lastPlayed, JSON.stringify(played));
  set(basePlayedAtom, played);
});

/** Returns the code of the game that was left for, once, or null. */
export const comeBackAtom = atom(null, (get, set): string | null => {
  const { platform } = get(servicesAtom);
  const code = platform.tabStorage.get(storageKeys.leftForGame);
  if (code === null) return null;
  platform.tabStorage.remove(storageKeys.leftForGame);
  set(baseReturnAtom, code);
  if (platform.tabStorage.get(storageKeys.gameToReopen) === code) set(openDialogAtom, { name: 'game', code });
  platform.tabStorage.remove(storageKeys.gameToReopen);
  return code;
});

/** Withdraws the offer to bring the money back. */
export const stayAtom = atom(null, (_get, set) => set(baseReturnAtom, null));
