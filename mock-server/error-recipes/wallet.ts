import type { Tester } from '../smoke/client.ts';
import type { Trigger } from './error-recipe.ts';

const SOMCHAI = '0812345678';

const transfer = async ({ call }: Tester, change: object = {}) =>
  (await call('POST /api/wallet/transfer', { body: { from: 'WALLET', to: 'PG', amount: 50, ...change } }))
    .body.message;
const activate = async ({ call }: Tester, slotCode: string) =>
  (await call('GET /api/wallet/activate/{slotCode}', { params: { slotCode } })).body.message;
const account = async ({ call }: Tester, slotCode: string) =>
  (await call('GET /api/wallet/account/{slotCode}', { params: { slotCode } })).body.message;

/** Opens a game whose provider then forgets the player, and asks for the credentials. */
const forgotten = async (tester: Tester, slotCode: string) => {
  await activate(tester, slotCode);
  await tester.control.forgetPlayer(SOMCHAI, slotCode);
  return account(tester, slotCode);
};

export const walletTriggers: readonly Trigger[] = [
  {
    code: 'NO_WALLET',
    call: 'GET /api/wallet',
    how: 'Take the member’s wallet away, then ask for it.',
    run: async ({ call, control }) => {
      await control.setHasWallet(SOMCHAI, { hasWallet: false });
      return (await call('GET /api/wallet')).body.message;
    },
  },
  {
    code: 'NO_GAME',
    call: 'GET /api/wallet/activate/{slotCode}',
    how: 'Open a game that nobody offers.',
    run: (tester) => activate(tester, 'NOGAME'),
  },
  {
    code: 'SLOT_ALREADY_ACTIVE',
    call: 'GET /api/wallet/activate/{slotCode}',
    how: 'Open a game account twice.',
    run: (tester) => activate(tester, 'PG'),
  },
  {
    code: 'SLOT_ACTIVATE_FAIL',
    call: 'GET /api/wallet/activate/{slotCode}',
    how: 'Let the part "game-opening" fail, then open a game account.',
    run: async (tester) => {
      await tester.control.setOutages(['game-opening']);
      return activate(tester, 'SEXYGAME');
    },
  },
  {
    code: 'SLOT_NO_ACCOUNT',
    call: 'GET /api/wallet/account/{slotCode}',
    how: 'Ask for the credentials of a game that was never opened.',
    run: (tester) => account(tester, 'SEXYGAME'),
  },
  {
    code: 'SLOT_RESET_PASSWORD_FAIL',
    call: 'GET /api/wallet/resetpassword/{slotCode}',
    how: 'Let the part "game-password" fail, then reset the password of a game.',
    run: async ({ call, control }) => {
      await control.setOutages(['game-password']);
      return (await call('GET /api/wallet/resetpassword/{slotCode}', { params: { slotCode: 'PG' } })).body
        .message;
    },
  },
  {
    code: 'NOT_AREASLOT',
    call: 'GET /api/wallet/account/{slotCode}',
    how: 'Open AREASLOT, let the provider forget the player, then ask for the credentials.',
    run: (tester) => forgotten(tester, 'AREASLOT'),
  },
  {
    code: 'NOT_UFABET',
    call: 'GET /api/wallet/account/{slotCode}',
    how: 'Let UFABET forget the player, then ask for the credentials.',
    run: (tester) => forgotten(tester, 'UFABET'),
  },
  {
    code: 'TRANSFER_MINIMUM',
    call: 'POST /api/wallet/transfer',
    how: 'Transfer less than 1 baht.',
    run: (tester) => transfer(tester, { amount: 0.99 }),
  },
  {
    code: 'MONEY_NOT_ENOUGH',
    call: 'POST /api/wallet/transfer',
    how: 'Transfer more than there is.',
    run: (tester) => transfer(tester, { amount: 1000.01 }),
  },
  {
    code: 'TRANSFER_FAIL',
    call: 'POST /api/wallet/transfer',
    how: 'Let the part "game-transfer" or one provider fail, then transfer: the money comes back.',
    run: async (tester) => {
      await tester.control.setGameOutages(['PG']);
      return transfer(tester);
    },
  },
  {
    code: 'NO_BANK',
    call: 'POST /api/wallet/withdraw',
    how: 'Take the member’s bank away, then withdraw.',
    run: async ({ call, control }) => {
      await control.setBank(SOMCHAI, { bankCode: '', bankAccountName: '', bankAccountNo: '' });
      return (await call('POST /api/wallet/withdraw', { body: { amount: 100 } })).body.message;
    },
  },
];
