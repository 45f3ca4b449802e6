import { isEnglishName, needsEnglishName } from 'contracts/rules';
import { atom, type Getter } from 'jotai';
import type { Reply } from '../../api/call.ts';
import { createMoneyAction } from '../../state/money-action.ts';
import { servicesAtom } from '../../state/services.ts';

/**
 * The member's own account, whose holder a deposit must be recognised by: banks KTB, TMB and BBL tell the service only a
 * name in Latin letters. [2.52] [9.15]
 */
export type NameCheck =
  { status: 'loading' } | { status: 'fine' } | { status: 'needed'; bankCode: string; name: string };

const baseCheckAtom = atom<NameCheck>({ status: 'loading' });

export const nameCheckAtom = atom((get) => get(baseCheckAtom));

const readAccount = ({ bankAccount }: Reply<'GET /api/account/profile'>) => ({
  bankCode: bankAccount.bankCode,
  name: bankAccount.bankAccountName,
});

const fetchAccount = (get: Getter) => {
  const { call, session } = get(servicesAtom);
  return call('GET /api/account/profile', readAccount, { signal: session.signal() });
};

/** When the account cannot be read nothing stands in the member's way: a failure is silent. [8.29] */
export const checkNameAtom = atom(null, async (get, set) => {
  set(baseCheckAtom, { status: 'loading' });
  try {
    const { bankCode, name } = await fetchAccount(get);
    const isFine = !needsEnglishName(bankCode) || isEnglishName(name);
    set(baseCheckAtom, isFine ? { status: 'fine' } : { status: 'needed', bankCode, name });
  } catch {
    set(baseCheckAtom, { status: 'fine' });
  }
});

/** Gives the account its name in Latin letters. It decides whose money a deposit is, so its outcome must be known. [7.07] */
export const renameAccountAction = createMoneyAction<{ bankCode: string; name: string }, undefined, string>({
  send: (get, _set, { bankCode, name }) =>
    get(servicesAtom).call('PUT /api/account/bankAccountName', () => name, {
      body: { bankCode, bankAccountName: name },
    }),
  settle: async (get, _set, { name }) => ((await fetchAccount(get)).name === name ? name : null),
  after: (_get, set) => set(baseCheckAtom, { status: 'fine' }),
});
