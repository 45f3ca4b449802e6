import type { Mutant } from '../../mutant.ts';

export const namesCurrenciesOf3: readonly Mutant[] = [
  {
    id: '3.01',
    file: 'mock-server/world/members/registration.ts',
    find: "currency: currency === 'LAK' ? 'LAK' : 'THB'",
    replace: "currency: 'THB'",
    why: 'the currency of a registration is always baht',
  },
  {
    id: '3.02',
    file: 'web/src/features/profile/profile-name-state.ts',
    find: 'bankAccountName: bank.ownAccountName',
    replace: 'bankAccountName: bank.ownAccountName.toUpperCase()',
    why: 'a new profile name changes the name of the bank account',
  },
  {
    id: '3.04',
    file: 'mock-server/routes/replies.ts',
    find: 'bank: bankNames(bankAccount.bankCode)',
    replace: "bank: bankNames('KBANK')",
    why: 'the bank of every member has one name',
  },
  {
    id: '3.11',
    file: 'web/src/features/deposit/methods/use-bank-label.ts',
    find: "i18n.language === 'th' ? nameTh : nameEn",
    replace: "i18n.language === 'en' ? nameEn : nameTh",
    why: 'Lao readers see the Thai names of banks',
  },
  {
    id: '3.29',
    file: 'web/src/features/chat/state/conversation.ts',
    find: "['title']) || json",
    replace: "['title']) || ''",
    why: 'a structured message without a title shows nothing',
  },
  {
    id: '3.04',
    file: 'web/src/shared/wallet/wallet-state.ts',
    find: 'en: shownTextFrom(account?.bank?.nameEN) || bankCode,',
    replace: 'en: shownTextFrom(account?.bank?.nameEN) || shownTextFrom(account?.bank?.nameTH) || bankCode,',
    why: 'a bank without an English name has its Thai one',
  },
  {
    id: '3.18',
    file: 'mock-server/world/rewards/held-bonus.ts',
    find: 'amount: taken,',
    replace: 'amount: satang(0),',
    why: 'the entry of a bonus that ended has no amount',
  },
  {
    id: '3.11',
    file: 'mock-server/routes/lookup.ts',
    find: 'depositLookupFor(world, member.currency)',
    replace: "depositLookupFor(world, 'THB')",
    why: 'a kip member is answered the accounts in baht',
  },
  {
    id: '3.12',
    file: 'mock-server/routes/qrcode.ts',
    find: 'expireIn: secondsLeft(qr, world.clock.now()),',
    replace: 'expireIn: 600,',
    why: 'a QR has ten minutes left whenever it is read',
  },
];
