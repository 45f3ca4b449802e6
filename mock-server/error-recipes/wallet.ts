import { SOMCHAI } from '../scenarios/users.ts';
import type { Client } from '../client/create-client.ts';
import type { ErrorRecipe } from './error-recipe.ts';

const transfer = async ({ call }: Client, change: object = {}) =>
  (await call('POST /api/wallet/transfer', { body: { from: 'WALLET', to: 'PG', amount: 50, ...change } }))
    .body.message;
const activate = async ({ call }: Client, slotCode: string) =>
  (await call('GET /api/wallet/activate/{slotCode}', { params: { slotCode } })).body.message;
const account = async ({ call }: Client, slotCode: string) =>
  (await call('GET /api/wallet/account/{slotCode}', { params: { slotCode } })).body.message;

const forgotten = async (client: Client, slotCode: string) => {
  await activate(client, slotCode);
  await client.control.forgetPlayer(SOMCHAI, slotCode);
  return account(client, slotCode);
};

export const walletRecipes: readonly ErrorRecipe[] = [
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
    run: (client) => activate(client, 'NOGAME'),
  },
  {
    code: 'SLOT_ALREADY_ACTIVE',
    call: 'GET /api/wallet/activate/{slotCode}',
    how: 'Open a game account twice.',
    run: (client) => activate(client, 'PG'),
  },
  {
    code: 'SLOT_ACTIVATE_FAIL',
    call: 'GET /api/wallet/activate/{slotCode}',
    how: 'Put "game-opening" out of service, then open a game account.',
    run: async (client) => {
      await client.control.setOutages(['game-opening']);
      return activate(client, 'SEXYGAME');
    },
  },
  {
    code: 'SLOT_NO_ACCOUNT',
    call: 'GET /api/wallet/account/{slotCode}',
    how: 'Ask for the credentials of a game that was never opened.',
    run: (client) => account(client, 'SEXYGAME'),
  },
  {
    code: 'SLOT_RESET_PASSWORD_FAIL',
    call: 'GET /api/wallet/resetpassword/{slotCode}',
    how: 'Put "game-password" out of service, then reset the password of a game.',
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
    run: (client) => forgotten(client, 'AREASLOT'),
  },
  {
    code: 'NOT_UFABET',
    call: 'GET /api/wallet/account/{slotCode}',
    how: 'Let UFABET forget the player, then ask for the credentials.',
    run: (client) => forgotten(client, 'UFABET'),
  },
  {
    code: 'TRANSFER_MINIMUM',
    call: 'POST /api/wallet/transfer',
    how: 'Transfer less than 1 baht.',
    run: (client) => transfer(client, { amount: 0.99 }),
  },
  {
    code: 'MONEY_NOT_ENOUGH',
    call: 'POST /api/wallet/transfer',
    how: 'Transfer more than there is.',
    run: (client) => transfer(client, { amount: 1000.01 }),
  },
  {
    code: 'TRANSFER_FAIL',
    call: 'POST /api/wallet/transfer',
    how: 'Put "game-transfer" or one provider out of service, then transfer: the money comes back.',
    run: async (client) => {
      await client.control.setGameOutages(['PG']);
      return transfer(client);
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
