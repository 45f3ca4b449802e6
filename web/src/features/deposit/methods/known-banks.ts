import { atom } from 'jotai';
import { walletAtom } from '../../../shared/wallet/wallet-state.ts';
import { bankCodesAtom } from './deposit-options.ts';

/** The member's bank, or none. */
export const ownBanksAtom = atom((get): readonly string[] => {
  const wallet = get(walletAtom);
  const own = wallet.status === 'ready' && wallet.wallet.bankAccount?.bankCode;
  return own ? [own] : [];
});

/** The banks of the accounts for deposits, and the member's own, from which a slip is booked. */
export const knownBanksAtom = atom((get): readonly string[] => [...get(bankCodesAtom), ...get(ownBanksAtom)]);

/** Whether a deposit comes from a slip, or from one of these banks; a mark may follow the code. */
export const isFromBank = (from: string, banks: readonly string[]): boolean =>
  ['SLIP', ...banks].some((code) => from === code || from.startsWith(`${code} `));
