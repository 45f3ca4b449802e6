import type { Effect } from './effect.ts';

const VISITOR = {
  name: 'Anong',
  username: '0611111111',
  password: 'secret-1',
  sourceCode: '',
  inviteCode: '',
  bankCode: 'KBANK',
  bankAccountName: 'ANONG DEEJAI',
  bankAccountNo: '5551234567',
  currency: 'BAHT',
} as const;

/** Effects on members and their bank accounts. */
export const accountEffects: readonly Effect[] = [
  {
    call: 'POST /api/account',
    what: 'makes a member, who can log in and has what was entered',
    state: 'a visitor with a verified phone',
    compare: async (ask) => {
      const { username, password, name, bankCode, bankAccountName, bankAccountNo } = VISITOR;
      const logIn = () => ask('POST /api/login', { body: { username, password } });
      const wasThere = await logIn().then(
        () => true,
        () => false,
      );
      await ask('POST /api/account', { body: VISITOR });
      const { token } = await logIn();
      const { profile, bankAccount } = await ask('GET /api/account/profile', { token });
      return {
        'whether the member was there before': [false, wasThere],
        'name and phone': [
          [name, username],
          [profile.name, profile.username],
        ],
        'bank account': [
          [bankCode, bankAccountName, bankAccountNo],
          [bankAccount.bankCode, bankAccount.bankAccountName, bankAccount.bankAccountNo],
        ],
      };
    },
  },
  {
    call: 'PUT /api/account/profile',
    what: 'changes the name and the bank account alone',
    state: 'demo',
    compare: async (ask) => {
      const before = await ask('GET /api/account/profile');
      const account = {
        bankCode: 'KTB',
        bankAccountName: 'SOMCHAI RAKDEE',
        bankAccountNo: '9876543210',
      };
      await ask('PUT /api/account/profile', { body: { name: 'Somchai R.', ...account } });
      const { profile, bankAccount } = await ask('GET /api/account/profile');
      const banks = await ask('GET /api/lookup/banks');
      const { bank, ...others } = bankAccount;
      return {
        profile: [{ ...before.profile, name: 'Somchai R.' }, profile],
        'bank account': [account, others],
        'name of the bank': [banks.find(({ code }) => code === 'KTB')?.nameTH, bank.nameTH],
      };
    },
  },
  {
    call: 'PUT /api/account/bankAccountName',
    what: 'changes the name of the account alone',
    state: 'demo',
    compare: async (ask) => {
      const before = await ask('GET /api/account/profile');
      const body = { bankCode: 'KBANK', bankAccountName: 'SOMCHAI RAKDEE' };
      await ask('PUT /api/account/bankAccountName', { body });
      const bankAccount = { ...before.bankAccount, bankAccountName: 'SOMCHAI RAKDEE' };
      return { profile: [{ ...before, bankAccount }, await ask('GET /api/account/profile')] };
    },
  },
  {
    call: 'PUT /api/account/changepwd',
    what: 'replaces the password',
    state: 'demo',
    compare: async (ask) => {
      const isAccepted = (password: string) =>
        ask('POST /api/login', { body: { username: '0812345678', password } }).then(
          () => true,
          () => false,
        );
      await ask('PUT /api/account/changepwd', {
        body: { oldPassword: '123456', newPassword: 'river-at-night' },
      });
      return {
        'whether the new one is accepted': [true, await isAccepted('river-at-night')],
        'whether the old one is accepted': [false, await isAccepted('123456')],
      };
    },
  },
];
