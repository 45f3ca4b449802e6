import { atom } from 'jotai';

const basePhoneAtom = atom('');

/** The phone number that has just been registered, for the login form; empty without one. Nothing stores it. [2.25] */
export const registeredPhoneAtom = atom((get) => get(basePhoneAtom));

export const noteRegisteredAtom = atom(null, (_get, set, phone: string) => set(basePhoneAtom, phone));
