import { describe, it } from 'vitest';
import { endpoints } from '../index.ts';
import { Strict } from '../shapes.ts';
import { expectFields, type Fields } from './expect-fields.ts';

const CHECK = {
  name: 'Somchai',
  username: '0812345678',
  password: '123456',
  sourceCode: 'FRIEND',
  inviteCode: 'PR100001',
  bankCode: 'KBANK',
  bankAccountName: 'SOMCHAI JAIDEE',
  bankAccountNo: '1234567890',
};
const MEMBER = {
  _id: '100001',
  name: 'Somchai',
  username: '0812345678',
  coin: 5,
  createdAt: '2026-08-22T03:00:00.000Z',
};
const BANK = {
  bankCode: 'KBANK',
  bankAccountName: 'SOMCHAI JAIDEE',
  bankAccountNo: '1234567890',
  bank: { nameTH: 'กสิกรไทย', nameEN: 'Kasikornbank' },
};
const DONE = { message: 'SUCCESS' };

const BODIES: readonly [title: string, fields: Fields][] = [
  [
    'a registration, with LAK or BAHT as currency [3.01] [7.04] [5.06] [9.16]',
    {
      shape: endpoints['POST /api/account'].body,
      example: { ...CHECK, currency: 'LAK' },
      takes: [['currency', 'BAHT']],
      refuses: [['currency', 'THB']],
    },
  ],
  [
    'the check of a registration, which has no currency [7.03]',
    {
      shape: endpoints['POST /api/account/validate'].body,
      example: CHECK,
      takes: [['inviteCode', `PR${'a'.repeat(64)}`]],
      refuses: [['inviteCode', `PR${'a'.repeat(65)}`]],
    },
  ],
  [
    'a new profile [3.02] [7.06]',
    {
      shape: endpoints['PUT /api/account/profile'].body,
      example: {
        name: 'Somchai',
        bankCode: 'KBANK',
        bankAccountName: 'SOMCHAI',
        bankAccountNo: '1234567890',
      },
    },
  ],
  [
    'a new name of the bank account [7.07]',
    {
      shape: endpoints['PUT /api/account/bankAccountName'].body,
      example: { bankCode: 'KBANK', bankAccountName: 'SOMCHAI JAIDEE' },
    },
  ],
  [
    'a new password [7.08]',
    {
      shape: endpoints['PUT /api/account/changepwd'].body,
      example: { oldPassword: '123456', newPassword: '654321' },
    },
  ],
  [
    'a login [7.09]',
    {
      shape: endpoints['POST /api/login'].body,
      example: { username: '0812345678', password: '123456' },
      refuses: [
        ['username', ''],
        ['password', ''],
      ],
    },
  ],
  [
    'the phone that gets a code [7.11]',
    { shape: endpoints['POST /api/otp/send'].body, example: { phoneNumber: '0812345678' } },
  ],
  [
    'a code with its token [3.06] [7.12]',
    { shape: endpoints['POST /api/otp/verify'].body, example: { otpToken: 't', otpCode: '000000' } },
  ],
];

const REPLIES: readonly [title: string, fields: Fields][] = [
  [
    'a profile with its bank account [3.03] [3.04] [7.05]',
    { shape: endpoints['GET /api/account/profile'].reply, example: { profile: MEMBER, bankAccount: BANK } },
  ],
  [
    'a token that is not empty [3.23] [7.09]',
    { shape: endpoints['POST /api/login'].reply, example: { token: 't' }, refuses: [['token', '']] },
  ],
  [
    'a sent code: reference, token and what came of it [3.06] [7.11]',
    {
      shape: endpoints['POST /api/otp/send'].reply,
      example: { otpRef: 'ABCDEF', otpToken: 't', code: 'SUCCESS' },
      nullable: ['otpRef', 'otpToken'],
    },
  ],
  [
    'the banks for withdrawals: one or more [3.05] [7.02]',
    {
      shape: Strict({ banks: endpoints['GET /api/lookup/banks'].reply }),
      example: { banks: [{ code: 'KBANK', nameTH: 'กสิกรไทย' }] },
      refuses: [['banks', []]],
    },
  ],
  [
    'the sources of discovery [3.05] [7.02]',
    { shape: endpoints['GET /api/lookup/sources'].reply, example: [{ code: 'FRIEND', description: 'เพื่อน' }] },
  ],
  [
    'whether codes are sent [3.07] [7.02]',
    { shape: endpoints['GET /api/lookup/registerOTP'].reply, example: { registerOTP: true } },
  ],
  [
    'whether there is a chat [3.07] [7.02]',
    { shape: endpoints['GET /api/lookup/enableChatWidget'].reply, example: { enableChatWidget: true } },
  ],
  [
    'the name and website [3.07] [7.02]',
    {
      shape: endpoints['GET /api/lookup/info'].reply,
      example: { name: 'Rimkhong', website: 'https://rimkhong.example' },
    },
  ],
  [
    'how to reach support [3.07] [7.02]',
    {
      shape: endpoints['GET /api/lookup/contact'].reply,
      example: {
        contactText: 'สวัสดี',
        lineLink: 'https://line.example',
        lineName: '@rimkhong',
        lineQR: '/line.svg',
      },
      nullable: ['lineLink', 'lineName', 'lineQR'],
    },
  ],
  [
    'conditions as texts [3.07] [7.02]',
    { shape: endpoints['GET /api/lookup/conditions'].reply, example: ['<p>1</p>'] },
  ],
  [
    'agreements as texts [3.07] [7.02]',
    { shape: endpoints['GET /api/lookup/agreements'].reply, example: ['<p>1</p>'] },
  ],
  [
    'the news [3.07] [7.02]',
    {
      shape: endpoints['GET /api/lookup/notice'].reply,
      example: { notice: '<p>1</p>' },
      nullable: ['notice'],
    },
  ],
  [
    "an ended service, as 'gone' [3.07] [7.02] [2.12]",
    {
      shape: endpoints['GET /api/lookup/active'].reply,
      example: { terminated: 'gone' },
      nullable: ['terminated'],
      refuses: [['terminated', 'yes']],
    },
  ],
  [
    'the limits of a withdrawal [3.07] [7.02] [5.16]',
    {
      shape: endpoints['GET /api/lookup/withdraw'].reply,
      example: { withdrawMin: 99.5, withdrawMax: 49_999.5 },
    },
  ],
  [
    'the hours of slips [7.02] [9.38]',
    {
      shape: endpoints['GET /api/lookup/slip'].reply,
      example: { isOpen: true, closedFrom: '23:30', closedTo: '00:30', validMinutes: 60 },
      refuses: [
        ['closedFrom', '24:00'],
        ['closedTo', '1:30'],
      ],
    },
  ],
  ['a registration that is done [7.04]', { shape: endpoints['POST /api/account'].reply, example: DONE }],
  ['a profile that is saved [7.06]', { shape: endpoints['PUT /api/account/profile'].reply, example: DONE }],
  [
    'a name that is saved [7.07]',
    { shape: endpoints['PUT /api/account/bankAccountName'].reply, example: DONE },
  ],
  [
    'a password that is changed [7.08]',
    { shape: endpoints['PUT /api/account/changepwd'].reply, example: DONE },
  ],
  [
    'a code that is right [7.12]',
    { shape: endpoints['POST /api/otp/verify'].reply, example: { message: 'OTP_CODE_VALID' } },
  ],
];

describe('the contract takes exactly', () => {
  it.each(BODIES)('%s', (_title, fields) => expectFields(fields));
});

describe('the contract answers exactly', () => {
  it.each(REPLIES)('%s', (_title, fields) => expectFields(fields));
});
