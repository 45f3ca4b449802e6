import Type from 'typebox';
import { endpoint } from '../endpoint.ts';
import { IsoTime, Strict, Text } from '../shapes.ts';

/** A member as the service knows them. [3.03] */
export const Profile = Strict({
  _id: Text(64),
  name: Text(),
  username: Text(40),
  coin: Type.Integer({ minimum: 0 }),
  createdAt: IsoTime,
});

export const BankNames = Strict({ nameTH: Text(), nameEN: Text() });

/** The account that withdrawals go to. [3.04] */
export const BankAccount = Strict({
  bankCode: Text(20),
  bankAccountName: Text(),
  bankAccountNo: Text(40),
  bank: BankNames,
});

export const accountEndpoints = {
  /** [7.05] */
  'GET /api/account/profile': endpoint({
    access: 'member',
    reply: Strict({ profile: Profile, bankAccount: BankAccount }),
    refuses: [],
    badInput: 'NO_DATA',
  }),
};
