import { LONGEST_CODE } from 'contracts/rules';
import { atom } from 'jotai';
import type { Reply } from '../../api/call.ts';
import { shownTextFrom, textFrom } from '../../api/wire.ts';
import { partsOf } from '../../api/wire-rows.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { createReading } from '../../shared/visit/reading.ts';
import { formAtom, unlistAtom } from './register-atoms.ts';

interface Choice {
  code: string;
  /** Of a bank in Thai, of a source in the visitor's language; empty when the service sent none. */
  name: string;
}

export interface Choices {
  banks: readonly Choice[];
  sources: readonly Choice[];
}

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

/** In place of a list that could not be read. */
const NOT_LOADED: readonly Choice[] = [];

/** The lists that are already shown stay, otherwise the form and its input would disappear. */
const reading = createReading(async (get): Promise<{ choices: Choices }> => {
  const { call } = get(servicesAtom);
  const known = get(reading.stateAtom);
  const [banks, sources] = await Promise.all([
    call('GET /api/lookup/banks', readBanks),
    // Nobody has to choose one, so a visitor can register without them. [2.23]
    call('GET /api/lookup/sources', (list) => readChoices(list, 'description')).catch(() =>
      known.status === 'ready' ? known.choices.sources : NOT_LOADED,
    ),
  ]);
  return { choices: { banks, sources } };
}, 'kept');

export const choicesAtom = reading.stateAtom;

/** The browser would show another bank in place of one that is not listed any more, and the hidden one would be sent. [2.24] */
const dropUnlistedAtom = atom(null, (get, set, { banks, sources }: Choices) => {
  const { bankCode, sourceCode } = get(formAtom);
  const isUnlisted = (list: readonly Choice[], chosen: string) =>
    chosen !== '' && list !== NOT_LOADED && list.every(({ code }) => code !== chosen);
  if (isUnlisted(banks, bankCode)) set(unlistAtom, { bankCode: '' });
  if (isUnlisted(sources, sourceCode)) set(unlistAtom, { sourceCode: '' });
});

export const loadChoicesAtom = atom(null, async (get, set) => {
  await set(reading.loadAtom);
  const state = get(reading.stateAtom);
  if (state.status === 'ready') set(dropUnlistedAtom, state.choices);
});
