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

interface ReadChoices {
  choices: Choices;
  /** One of them could not be read again. */
  isOld?: true;
}

/** The lists that are already shown stay, as old ones, otherwise the form and its input would disappear. */
const reading = createReading(async (get): Promise<ReadChoices> => {
  const { call } = get(servicesAtom);
  const old: (keyof Choices)[] = [];
  const orShown = (which: keyof Choices) => (error: unknown) => {
    const shown = get(reading.stateAtom);
    if (shown.status === 'ready') {
      old.push(which);
      return shown.choices[which];
    }
    // Nobody has to choose a source, so a visitor can register without them. [2.23]
    if (which === 'sources') return NOT_LOADED;
    throw error;
  };
  const [banks, sources] = await Promise.all([
    call('GET /api/lookup/banks', readBanks).catch(orShown('banks')),
    call('GET /api/lookup/sources', (list) => readChoices(list, 'description')).catch(orShown('sources')),
  ]);
  return { choices: { banks, sources }, ...(old.length > 0 && { isOld: true as const }) };
}, 'replaced');

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
