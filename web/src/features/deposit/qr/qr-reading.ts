import type { Satang } from 'contracts/rules';
import type { Getter, Setter } from 'jotai';
import type { Call } from '../../../api/call.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { timeoutSignal } from '../../../shared/session/timeout-signal.ts';
import { ROWS_PER_PAGE, wholeNewest } from '../../../shared/wallet/list-page.ts';
import { fetchStatement, type StatementPage } from '../../../shared/wallet/statement-rows.ts';
import { loadWalletAtom, walletAtom } from '../../../shared/wallet/wallet-state.ts';
import { type LiveQr, readQr } from './qr-record.ts';

export interface AccountReading {
  wallet: Satang | null;
  page: StatementPage | null;
}

/** How long a deposit waits for the statement or wallet; a later reply may already include a payment. */
const ACCOUNT_TIMEOUT_MS = 5_000;

/** The newest page of the statement; null when it cannot be read in time. */
export async function readPage(get: Getter): Promise<StatementPage | null> {
  const { call, clock, session } = get(servicesAtom);
  const signal = timeoutSignal(clock, ACCOUNT_TIMEOUT_MS, session.signal());
  return wholeNewest(fetchStatement, ROWS_PER_PAGE, call, signal).catch(() => null);
}

export function shownBalance(get: Getter): Satang | null {
  const state = get(walletAtom);
  return state.status === 'ready' && !state.isOld ? state.wallet.balance : null;
}

/** The balance and the newest page of the statement, as far as both can be read in time. */
export async function readAccount(get: Getter, set: Setter): Promise<AccountReading> {
  const { clock, session } = get(servicesAtom);
  const [page] = await Promise.all([
    readPage(get),
    Promise.race([set(loadWalletAtom), clock.wait(ACCOUNT_TIMEOUT_MS, session.signal())]),
  ]);
  return { wallet: shownBalance(get), page };
}

export async function readBalance(set: Setter): Promise<Satang | null> {
  return (await set(loadWalletAtom))?.balance ?? null;
}

/** The provider's QR. @throws when it cannot be read. */
export function fetchQr(get: Getter, provider: string): Promise<LiveQr | null> {
  const { call, clock, session } = get(servicesAtom);
  return requestQr(call, provider, clock.now, session.signal());
}

export const requestQr = (
  call: Call,
  provider: string,
  now: () => number,
  signal?: AbortSignal,
): Promise<LiveQr | null> =>
  call('GET /api/qrcode/{bankCode}', (record) => readQr(record, now()), {
    params: { bankCode: provider },
    ...(signal && { signal }),
  });
