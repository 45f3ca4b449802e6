import { LONGEST_CODE } from 'contracts/rules';
import { atom } from 'jotai';
import type { Reply } from '../../api/call.ts';
import { shownTextFrom, textFrom } from '../../api/wire.ts';
import { partsOf } from '../../api/wire-rows.ts';
import { servicesAtom } from '../../shared/session/services.ts';

interface Choice {
  code: string;
  /** In Thai; empty when the service sent none. */
  name: string;
}

export interface Choices {
  banks: readonly Choice[];
  sources: readonly Choice[];
}

export type ChoicesState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; choices: Choices };

/** Without a code an entry cannot be sent, and its empty value is the one of the placeholder. Codes are shown, so they are text. */
const isCode = (code: string) =>
  code.trim() !== '' && code.length <= LONGEST_CODE && shownTextFrom(code) === code;

/** A damaged entry hides no other, and a code is offered once. */
function readChoices<Entry extends { code: string }>(list: readonly Entry[], field: keyof Entry): Choice[] {
  const choices = partsOf(list)
    .map((entry) => ({ code: textFrom(entry.code), name: shownTextFrom(entry[field]).trim() }))
    .filter(({ code }) => isCode(code));
  return [...new Map(choices.map((choice) => [choice.code, choice])).values()];
}

/** @throws TypeError without any bank: nobody could finish the registration. [2.24] */
function readBanks(list: Reply<'GET /api/lookup/banks'>): Choice[] {
  const banks = readChoices(list, 'nameTH');
  if (banks.length === 0) throw new TypeError('banks reply: no bank has a code');
  return banks;
}

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
      call('GET /api/lookup/sources', (list) => readChoices(list, 'description')).catch(() => []),
    ]);
    set(baseChoicesAtom, { status: 'ready', choices: { banks, sources } });
  } catch {
    // An older request may fail after a newer one has succeeded.
    set(baseChoicesAtom, (state) => (known(state) ? state : { status: 'failed' }));
  }
});
