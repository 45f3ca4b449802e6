import { atom } from 'jotai';
import type { Reply } from '../../api/call.ts';
import { shownTextFrom, textFrom } from '../../api/wire.ts';
import { partsOf } from '../../api/wire-rows.ts';
import { servicesAtom } from '../../shared/session/services.ts';

export interface Choices {
  banks: readonly { code: string; nameTH: string }[];
  sources: readonly { code: string; description: string }[];
}

export type ChoicesState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; choices: Choices };

/** The longest code of the contract. */
const LONGEST_CODE = 64;

/** Without a code an entry cannot be sent, and its empty value is the one of the placeholder. Codes are shown, so they are text. */
const isCode = (code: string) =>
  code.trim() !== '' && code.length <= LONGEST_CODE && shownTextFrom(code) === code;

/** A damaged entry hides no other, and a code is offered once. */
function readEntries<Entry extends { code: string }>(
  list: readonly Entry[],
  nameOf: (entry: Partial<Entry>) => unknown,
): Map<string, string> {
  const names = partsOf(list)
    .map((entry) => [textFrom(entry.code), shownTextFrom(nameOf(entry)).trim()] as const)
    .filter(([code]) => isCode(code));
  return new Map(names);
}

/** @throws TypeError without any bank: nobody could finish the registration. [2.24] */
function readBanks(list: Reply<'GET /api/lookup/banks'>): Choices['banks'] {
  const banks = [...readEntries(list, (bank) => bank.nameTH)].map(([code, nameTH]) => ({ code, nameTH }));
  if (banks.length === 0) throw new TypeError('banks reply: no bank has a code');
  return banks;
}

const readSources = (list: Reply<'GET /api/lookup/sources'>): Choices['sources'] =>
  [...readEntries(list, (source) => source.description)].map(([code, description]) => ({
    code,
    description: description || code,
  }));

const baseChoicesAtom = atom<ChoicesState>({ status: 'loading' });
export const choicesAtom = atom((get) => get(baseChoicesAtom));

export const loadChoicesAtom = atom(null, async (get, set) => {
  const { call } = get(servicesAtom);
  // Keep lists that are already loaded; otherwise the form and its input would disappear.
  const known = (state: ChoicesState) => state.status === 'ready';
  if (known(get(baseChoicesAtom))) return;
  set(baseChoicesAtom, { status: 'loading' });
  try {
    const [banks, sources] = await Promise.all([
      call('GET /api/lookup/banks', readBanks),
      // Nobody has to choose one, so a visitor can register without them. [2.23]
      call('GET /api/lookup/sources', readSources).catch(() => []),
    ]);
    set(baseChoicesAtom, { status: 'ready', choices: { banks, sources } });
  } catch {
    // An older request may fail after a newer one has succeeded.
    set(baseChoicesAtom, (state) => (known(state) ? state : { status: 'failed' }));
  }
});
