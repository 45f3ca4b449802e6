import type { Mutant } from '../../mutant.ts';

export const clausesOf7: readonly Mutant[] = [
  {
    id: '7.10',
    file: 'web/src/shared/session/session.ts',
    find: 'isOfOtherTab && !all ? [tabStorage] : [tabStorage, durableStorage]',
    replace: '[tabStorage]',
    why: 'the logout keeps the remembered token',
  },
  {
    id: '7.11',
    file: 'mock-server/routes/otp.ts',
    find: ": { otpRef: null, otpToken: null, code: 'OTP_VERIFIED' };",
    replace: ": { otpRef: null, otpToken: null, code: 'SUCCESS' };",
    why: 'a verified phone is told as a sent code',
  },
  {
    id: '7.17',
    file: 'mock-server/routes/wallet.ts',
    find: 'resetGamePassword(world, member, params.slotCode);',
    replace: '',
    why: 'the reset changes nothing',
  },
  {
    id: '7.17',
    file: 'contracts/http/wallet.ts',
    find: "'GET /api/wallet/resetpassword/{slotCode}': endpoint({\n    access: 'member',",
    replace: "'GET /api/wallet/resetpassword/{slotCode}': endpoint({\n    access: 'public',",
    why: 'anyone resets a game password',
  },
  {
    id: '7.21',
    file: 'mock-server/routes/wallet.ts',
    find: 'receiptReply(withdraw(world, member, body.amount)),',
    replace: 'receiptReply(withdrawAll(world, member, body.amount)),',
    why: 'withdraw takes money from games',
  },
  {
    id: '7.43',
    file: 'mock-server/world/rewards/spin.ts',
    find: '    .reverse();',
    replace: ';',
    why: 'the oldest coupon comes first',
  },
  {
    id: '7.45',
    file: 'mock-server/world/deposits/qr.ts',
    find: 'return liveQrs(world, member).find((qr) => qr.bankCode === bankCode) ?? null;',
    replace: 'return liveQrs(world, member)[0] ?? null;',
    why: 'each provider shows any QR',
  },
  {
    id: '7.53',
    file: 'mock-server/world/chat/chat.ts',
    find: 'const end = Math.max(0, entries.length - skip);',
    replace: 'const end = entries.length;',
    why: 'skip is ignored',
  },
  {
    id: '7.54',
    file: 'mock-server/routes/chat.ts',
    find: "'POST /api/chat/upload-video': ({ world, file }) => ({ path: filePath(storeFile(world, file)) }),",
    replace: "'POST /api/chat/upload-video': ({ world, file }) => ({ path: storeFile(world, file) }),",
    why: 'a video has only a name',
  },
  {
    id: '7.55',
    file: 'web/src/features/chat/panel/use-reading.ts',
    find: 'if (!isOpen || newest === 0) return;',
    replace: 'if (!isOpen || newest < 0) return;',
    why: 'an empty chat is marked as read',
  },
];
