import { atom } from 'jotai';
import type { Reply } from '../../api/call.ts';
import { shownTextFrom, textFrom } from '../../api/wire.ts';
import { servicesAtom } from '../../shared/session/services.ts';

export interface Choices {
  banks: readonly { code: string; nameTH: string }[];
  sources: readonly { code: string; description: string }[];
}

export type ChoicesState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; choices: Choices };

/** An entry without a code cannot be sent, and its empty value is the one of the placeholder. */
const hasCode = ({ code }: { code: string }) => code.trim() !== '';

/** @throws TypeError without any bank: nobody could finish the registration. [2.24] */
function readBanks(list: Reply<'GET /api/lookup/banks'>): Choices['banks'] {
  const banks = list
    .map(({ code, nameTH }) => ({ code: textFrom(code), nameTH: shownTextFrom(nameTH) }))
    .filter(hasCode);
  if (banks.length === 0) throw new TypeError('banks reply: no bank has a code');
  return banks;
}

const readSources = (list: Reply<'GET /api/lookup/sources'>): Choices['sources'] =>
  list
    .map(({ code, description }) => ({ code: textFrom(code), description: shownTextFrom(description) }))
    .filter(hasCode);

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
      call('GET /api/lookup/sources', readSources),
    ]);
    set(baseChoicesAtom, { status: 'ready', choices: { banks, sources } });
  } catch {
    // An older request may fail after a newer one has succeeded.
    set(baseChoicesAtom, (state) => (known(state) ? state : { status: 'failed' }));
  }
});
