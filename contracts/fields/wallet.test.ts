import { describe, it } from 'vitest';
import { endpoints } from '../index.ts';
import { expectFields, type Fields } from './expect-fields.ts';

const AT = '2026-08-22T03:00:00.000Z';
const PAGE = { page: 1, limit: 10 };
const RECEIPT = { message: 'SUCCESS', reference: 'TX1', amount: 1.5, createdAt: AT };
const DONE = { message: 'SUCCESS' };
const QR = {
  qrcodeId: 'qr-1',
  hasQrcode: true,
  qrcode: '<svg/>',
  amount: 99.5,
  expireIn: 600,
  message: 'QR_FAIL',
};
const QR_NULLS = ['qrcodeId', 'qrcode', 'message'];
const LINK = { link: 'https://game.example/' };
const BANK_NAMES = { nameTH: 'กสิกรไทย', nameEN: 'Kasikornbank' };
const BANK = {
  bankCode: 'KBANK',
  bankAccountName: 'SOMCHAI JAIDEE',
  bankAccountNo: '1234567890',
  bank: BANK_NAMES,
};
const GAME = {
  code: 'PG',
  name: 'PG',
  category: 'slot',
  isActive: true,
  amount: 1.5,
  ftWalletSlot: 0.1,
  logo: '/a.png',
  background: '/b.png',
  web: 'https://a.example',
  android: 'https://b.example',
  ios: 'https://c.example',
};
const GAME_NULLS = ['logo', 'background', 'web', 'android', 'ios'].map((name) => `slots.0.${name}`);
const LINKED = ['bonus', 'promotion', 'invite', 'refund', 'luckydraw'];
const ENTRY = {
  statementType: 'deposit',
  status: 'SUCCESS',
  amount: 1.5,
  from: 'KBANK',
  to: 'WALLET',
  createdAt: AT,
};
const ROW = { ...ENTRY, ...Object.fromEntries(LINKED.map((name) => [name, { description: 'text' }])) };
const SLIP = {
  createdAt: AT,
  amount: 1.5,
  status: 'FAILED',
  note: 'NOT_MATCH',
  link: 'https://a.example',
  reference: 'R1',
};

const BODIES: readonly [title: string, fields: Fields][] = [
  [
    'earnings of invitations into the wallet: an amount [7.18]',
    { shape: endpoints['POST /api/wallet/add'].body, example: { amount: 1.5 }, signed: ['amount'] },
  ],
  [
    'a transfer: from, to, amount [7.19]',
    {
      shape: endpoints['POST /api/wallet/transfer'].body,
      example: { from: 'WALLET', to: 'PG', amount: 1.5 },
      signed: ['amount'],
    },
  ],
  [
    'a transfer of everything: to [7.20]',
    { shape: endpoints['POST /api/wallet/transferAll'].body, example: { to: 'WALLET' } },
  ],
  [
    'a withdrawal: an amount [7.21]',
    { shape: endpoints['POST /api/wallet/withdraw'].body, example: { amount: 1.5 }, signed: ['amount'] },
  ],
  [
    'a withdrawal of all accounts: an amount [7.22]',
    { shape: endpoints['POST /api/wallet/withdrawAll'].body, example: { amount: 1.5 }, signed: ['amount'] },
  ],
  [
    'an encrypted gift link [7.24]',
    { shape: endpoints['POST /api/wallet/truelink'].body, example: { link: 'abc' }, refuses: [['link', '']] },
  ],
  [
    'a QR: an amount [7.46]',
    { shape: endpoints['POST /api/qrcode/{bankCode}'].body, example: { amount: 1.5 }, signed: ['amount'] },
  ],
  [
    'a page of the statement [7.37]',
    { shape: endpoints['POST /api/statement'].body, example: PAGE, refuses: [['page', 0]] },
  ],
  [
    'a page of slips [7.38]',
    { shape: endpoints['POST /api/statement/slip'].body, example: PAGE, refuses: [['page', 0]] },
  ],
];

const REPLIES: readonly [title: string, fields: Fields][] = [
  [
    'the wallet, with every game account [3.03] [3.04] [3.08] [3.09] [3.13] [7.13]',
    {
      shape: endpoints['GET /api/wallet'].reply,
      example: {
        profile: { _id: '1', name: 'Somchai', username: '0812345678', coin: 5, createdAt: AT },
        bankAccount: BANK,
        wallet: { amount: 1.5 },
        invite: { amount: 1.5, success: 3, fail: 1 },
        slots: [GAME],
      },
      signed: ['wallet.amount', 'slots.0.amount'],
      nullable: GAME_NULLS,
      takes: ['sport', 'casino', 'lotto'].map((name) => ['slots.0.category', name]),
      refuses: [
        ['slots.0.category', 'fishing'],
        ['slots.0.ftWalletSlot', 0],
        ['slots', []],
      ],
    },
  ],
  [
    'refreshed game accounts [7.14] [3.09]',
    {
      shape: endpoints['GET /api/wallet/refresh/slot'].reply,
      example: { slots: [GAME] },
      signed: ['slots.0.amount'],
      nullable: GAME_NULLS,
    },
  ],
  [
    'an opened game account [7.15]',
    { shape: endpoints['GET /api/wallet/activate/{slotCode}'].reply, example: DONE },
  ],
  [
    'the credentials of a game [3.10] [7.16]',
    {
      shape: endpoints['GET /api/wallet/account/{slotCode}'].reply,
      example: { username: 'rk1', password: 'p1', event: 'e' },
      nullable: ['event'],
    },
  ],
  [
    'a reset game password [7.17]',
    { shape: endpoints['GET /api/wallet/resetpassword/{slotCode}'].reply, example: DONE },
  ],
  ['a receipt of earnings [7.18]', { shape: endpoints['POST /api/wallet/add'].reply, example: RECEIPT }],
  [
    'a receipt of a transfer [7.19]',
    { shape: endpoints['POST /api/wallet/transfer'].reply, example: RECEIPT },
  ],
  [
    'a receipt of a transfer of everything [7.20]',
    { shape: endpoints['POST /api/wallet/transferAll'].reply, example: RECEIPT },
  ],
  [
    'a receipt of a withdrawal [7.21]',
    { shape: endpoints['POST /api/wallet/withdraw'].reply, example: RECEIPT },
  ],
  [
    'a receipt of a withdrawal of all accounts [7.22]',
    { shape: endpoints['POST /api/wallet/withdrawAll'].reply, example: RECEIPT },
  ],
  ['an accepted slip [7.23]', { shape: endpoints['POST /api/wallet/slip'].reply, example: DONE }],
  ['a receipt of a gift [7.24]', { shape: endpoints['POST /api/wallet/truelink'].reply, example: RECEIPT }],
  [
    'the ways to deposit [3.11] [2.48] [7.02]',
    {
      shape: endpoints['GET /api/lookup/deposit'].reply,
      example: {
        banks: [{ ...BANK, bankType: 'BANK', mode: 'AUTO', currency: 'THB' }],
        wallets: [{ mode: 'AUTO', walletAccountName: 'RIMKHONG' }],
        isManual: false,
      },
      takes: [
        ['banks.0.mode', 'QR'],
        ['banks.0.mode', 'MANUAL'],
        ['wallets.0.mode', 'gift'],
      ],
      refuses: [
        ['banks.0.mode', 'CASH'],
        ['wallets.0.mode', 'QR'],
      ],
    },
  ],
  [
    'the QR of a provider [3.12] [7.45]',
    { shape: endpoints['GET /api/qrcode/{bankCode}'].reply, example: QR, nullable: QR_NULLS },
  ],
  [
    'a new QR [3.12] [7.46]',
    { shape: endpoints['POST /api/qrcode/{bankCode}'].reply, example: QR, nullable: QR_NULLS },
  ],
  [
    'a cancelled QR [3.12] [7.47]',
    { shape: endpoints['DELETE /api/qrcode/{qrcodeId}'].reply, example: QR, nullable: QR_NULLS },
  ],
  [
    'entries of the statement, with types in any case, any status, and their number [3.18] [7.37]',
    {
      shape: endpoints['POST /api/statement'].reply,
      example: { total: 1, statements: [ROW] },
      nullable: LINKED.map((name) => `statements.0.${name}`),
      takes: [
        ['statements.0.status', 'on its way'],
        ...['bonus', 'finish_bonus', 'withdraw', 'transfer', 'FINISH_BONUS', 'Deposit'].map(
          (type) => ['statements.0.statementType', type] as const,
        ),
      ],
      refuses: [['statements.0.statementType', 'gift']],
    },
  ],
  [
    'slips, with any status, and their number [3.19] [7.38]',
    {
      shape: endpoints['POST /api/statement/slip'].reply,
      example: { total: 1, slips: [SLIP] },
      optional: ['total'],
      nullable: ['amount', 'note', 'link', 'reference'].map((name) => `slips.0.${name}`),
      takes: [['slips.0.status', 'on its way']],
    },
  ],
  [
    'the address of a slip [7.39]',
    {
      shape: endpoints['GET /api/statement/slip/reference/{reference}'].reply,
      example: { url: 'https://a.example' },
    },
  ],
  [
    'a game with the player signed in by name [7.48]',
    { shape: endpoints['GET /api/autoLogin/pg/{username}'].reply, example: LINK },
  ],
  [
    'a game with the player signed in by password [7.49]',
    { shape: endpoints['GET /api/autoLogin/imi/{username}/{password}'].reply, example: LINK },
  ],
];

describe('the contract takes exactly', () => {
  it.each(BODIES)('%s', (_title, fields) => expectFields(fields));
});

describe('the contract answers exactly', () => {
  it.each(REPLIES)('%s', (_title, fields) => expectFields(fields));
});
