import { atom } from 'jotai';
import { servicesAtom } from '../../state/services.ts';
import { QR_BANK } from './deposit-state.ts';

/** Which ways of depositing the service offers at the moment. [2.48] [3.11] */
export type DepositOptions =
  { status: 'loading' } | { status: 'ready'; takesQr: boolean } | { status: 'failed' };

const baseOptionsAtom = atom<DepositOptions>({ status: 'loading' });

export const depositOptionsAtom = atom((get) => get(baseOptionsAtom));

export const loadDepositOptionsAtom = atom(null, async (get, set) => {
  const { call, session } = get(servicesAtom);
  set(baseOptionsAtom, (state) => (state.status === 'ready' ? state : { status: 'loading' }));
  try {
    const takesQr = await call(
      'GET /api/lookup/deposit',
      ({ banks }) => banks.some((bank) => bank.bankCode === QR_BANK && bank.mode === 'QR'),
      { signal: session.signal() },
    );
    set(baseOptionsAtom, { status: 'ready', takesQr });
  } catch {
    set(baseOptionsAtom, (state) => (state.status === 'ready' ? state : { status: 'failed' }));
  }
});
