import type { Mutant } from '../../mutant.ts';

export const serviceOf1: readonly Mutant[] = [
  {
    id: '1.13',
    file: 'mock-server/world/members/registration.ts',
    find: 'invitedBy: inviter?.id ?? null',
    replace: 'invitedBy: null',
    why: 'no friend has an inviter',
  },
  {
    id: '1.05',
    file: 'mock-server/world/chat/chat.ts',
    find: 'ROOM_PART.test(id) && !MEMBER_ID.test(id) && ',
    replace: 'ROOM_PART.test(id) && ',
    why: 'a guest takes the id of a future member',
  },
  {
    id: '1.17',
    file: 'mock-server/world/chat/chat.ts',
    find: 'userId: caller ? id : null',
    replace: 'userId: null',
    why: 'a member chats under no id',
  },
  {
    id: '1.09',
    file: 'web/src/features/transfer/account-pair.tsx',
    find: 'onChange({ from: to, to: from })',
    replace: 'onChange({ from: to, to })',
    why: 'swapping keeps the destination',
  },
  {
    id: '1.09',
    file: 'web/src/features/transfer/transfer-receipt.tsx',
    find: '<Button kind="bare" wide onClick={onAgain}>',
    replace: '<Button kind="bare" wide onClick={onDone}>',
    why: 'another transfer closes the dialog',
  },
  {
    id: '1.07',
    file: 'web/src/features/home/balance/balance-card.tsx',
    find: "            { label: t('in_wallet'), value: wallet.balance },\n            { label: t('in_games'), value: wallet.inGames },",
    replace:
      "            { label: t('in_wallet'), value: wallet.inGames },\n            { label: t('in_games'), value: wallet.balance },",
    why: "the wallet's money is told as the games'",
  },
  {
    id: '1.09',
    file: 'web/src/features/transfer/transfer-dialog.tsx',
    find: 'disabled={isOpen(bringBack.state)}',
    replace: 'disabled={false}',
    why: 'a transfer can start while all is brought back',
  },
  {
    id: '1.05',
    file: 'web/src/features/chat/state/guest-id.ts',
    find: '/^guest-[0-9a-f]{32}$/',
    replace: '/^guest-[0-9a-f]{32}/',
    why: 'a damaged guest id is kept',
  },
  {
    id: '1.09',
    file: 'web/src/features/transfer/account-pair.tsx',
    find: 'onValue={(code) => onChange({ from: code, to })}',
    replace: 'onValue={() => onChange({ from, to })}',
    why: 'the source of a transfer cannot be chosen',
  },
  {
    id: '1.07',
    file: 'web/src/shared/wallet/balance-check.ts',
    find: "  if (wallet === null) return { status: 'failed', failure: { kind: 'unknown' } };\n  set(noteSyncAtom);",
    replace:
      "  set(noteSyncAtom);\n  if (wallet === null) return { status: 'failed', failure: { kind: 'unknown' } };",
    why: 'a check whose balances could not be read counts as a refresh',
  },
  {
    id: '1.07',
    file: 'web/src/shared/wallet/wallet-state.ts',
    find: 'total: sumOrNull([balance, inGames]),',
    replace: 'total: sumOrNull([balance ?? satang(0), inGames]),',
    why: 'the total counts an unknown balance as nothing',
  },
  {
    id: '1.20',
    file: 'web/src/features/register/register-requests.ts',
    find: 'currency: sent.form.currency',
    replace: "currency: sent.edition === 'laos' ? 'LAK' : 'BAHT'",
    why: 'the currency chosen in Laos is not sent',
  },
  {
    id: '1.17',
    file: 'mock-server/world/chat/chat.ts',
    find: 'userId: member ? id : null,',
    replace: 'userId: null,',
    why: 'support answers a member under no id',
  },
];
