import type { Mutant } from '../mutant.ts';

export const productOf1: readonly Mutant[] = [
  { id: '1.05', file: 'web/src/features/chat/state/guest-id.ts', find: 'if (kept !== null && GUEST_ID.test(kept)) return kept;', replace: '', why: 'a guest has another id with each visit' },
  { id: '1.07', file: 'web/src/shared/wallet/wallet-state.ts', find: 'platform.durable.set(storageKeys.lastSync, String(now));', replace: '', why: 'the time of the last refresh is lost with a reload' },
  { id: '1.07', file: 'web/src/shared/wallet/balance-check.ts', find: 'set(noteSyncAtom);', replace: '', why: 'the time of the refresh is not noted' },
  { id: '1.07', file: 'web/src/features/home/balance-card.tsx', find: 'value={wallet.total} size="hero"', replace: 'value={wallet.inGames} size="hero"', why: 'the total is that of the games' },
  { id: '1.07', file: 'web/src/features/home/balance-card.tsx', find: '{isOnline && !isOld ? <LastSync /> : <FiguresOf time={readAt} />}', replace: '', why: 'the time of the last refresh is not shown' },
  { id: '1.07', file: 'web/src/features/home/balance-card.tsx', find: '{ label: t(\'in_wallet\'), value: wallet.balance },', replace: '{ label: t(\'in_wallet\'), value: wallet.total },', why: 'the wallet\'s balance is the total' },
  { id: '1.08', file: 'web/src/features/deposit/methods/deposit-methods.ts', find: 'if (takesSlips) methods.push({ kind: \'slip\', id: \'slip\' });', replace: '', why: 'no slip can be uploaded' },
  { id: '1.09', file: 'web/src/features/home/balance-card.tsx', find: 'onClick={() => openDialog({ name: \'transfer\' })}', replace: 'onClick={() => undefined}', why: 'Transfer opens nothing' },
  { id: '1.17', file: 'web/src/features/chat/state/customer.ts', find: '{ userId, guestId: null }', replace: '{ userId: null, guestId: userId }', why: 'a member chats as a guest' },
  { id: '1.18', file: 'web/src/features/home/games/game-section-rules.ts', find: 'categories: [\'lotto\']', replace: 'categories: [\'slot\']', why: 'lotto games are grouped as slots' },
  { id: '1.19', file: 'web/src/app/shell/member-shell.tsx', find: 'const [locale, setLocale] = useLocale();', replace: 'const [locale] = useLocale();\n  const setLocale = () => undefined;', why: 'a member cannot change the language' },
  { id: '1.19', file: 'web/src/shared/session/locale.ts', find: 'return edition === \'laos\' ? \'lo\' : \'th\';', replace: 'return \'th\';', why: 'the Laos edition starts in Thai' },
  { id: '1.19', file: 'web/src/shared/session/locale.ts', find: 'return edition === \'laos\' ? \'lo\' : \'th\';', replace: 'return edition === \'laos\' ? \'lo\' : \'en\';', why: 'the Thai edition starts in English' },
  { id: '1.19', file: 'web/src/shared/session/locale.ts', find: 'if (isLocale(stored)) return stored;', replace: '', why: 'a stored language is ignored' },
  { id: '1.19', file: 'web/src/shared/session/locale.ts', find: 'locale.toUpperCase()', replace: 'locale', why: 'the language cookie is in lower case' },
  { id: '1.19', file: 'web/src/shared/session/locale.ts', find: '  announceLocale(locale);\n}', replace: '}', why: 'a change of language leaves the cookie' },
];
