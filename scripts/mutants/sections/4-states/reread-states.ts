import type { Mutant } from '../../mutant.ts';

export const rereadStatesOf4: readonly Mutant[] = [
  {
    id: '4.10',
    file: 'web/src/features/spin/spin-play.ts',
    find: '  set(basePrizeAtom, prize);\n',
    replace: "  if (prize?.kind === 'coupon') set(basePrizeAtom, prize);\n",
    why: 'won coins are not shown',
  },
  {
    id: '4.01',
    file: 'web/src/features/register/register-machine.ts',
    find: "return { facts, position: goTo('bank') };",
    replace: "return { facts, position: editing('bank') };",
    why: 'a profile that is changed during its check passes unchecked',
  },
  {
    id: '4.01',
    file: 'web/src/features/register/register-machine.ts',
    find: "if (code === 'EXISTING_USER' && sent.triedPhone === sent.form.phone)",
    replace: "if (code === 'EXISTING_USER')",
    why: 'a taken phone ends the registration as a success',
  },
  {
    id: '4.07',
    file: 'mock-server/world/rewards/bonuses.ts',
    find: "const periodOf = type === 'day' ? dayOf : weekOf;",
    replace: 'const periodOf = dayOf;',
    why: 'at the service, a week bonus counts the day',
  },
  {
    id: '4.07',
    file: 'web/src/features/bonus/bonus-rules.ts',
    find: 'maxReceived !== null && bonus.type !== null &&',
    replace: 'maxReceived !== null && maxReceived > 0 && bonus.type !== null &&',
    why: 'a bonus with maxReceived 0 is open',
  },
  {
    id: '4.09',
    file: 'mock-server/world/deposits/slips.ts',
    find: "return 'DEST_ACC_INVALID'",
    replace: "return 'NOT_MATCH'",
    why: "a wrong destination is told as another's account",
  },
  {
    id: '4.09',
    file: 'mock-server/world/deposits/slips.ts',
    find: "return 'SLIP_REFNO_DUPLICATED'",
    replace: "return 'UNKNOW_ERROR'",
    why: 'a duplicate slip fails for an unknown reason',
  },
  {
    id: '4.09',
    file: 'web/locales/en/slip-reasons.json',
    find: '"CANNOT_READ_CROPPED_IMAGE": "Incorrect slip"',
    replace: '"CANNOT_READ_CROPPED_IMAGE": "Duplicate slip"',
    why: 'a slip whose picture cannot be read is told as a duplicate',
  },
  {
    id: '4.10',
    file: 'web/src/features/spin/spin-rules.ts',
    find: 'Number.isSafeInteger(userCoin) ? countFrom(userCoin) : null',
    replace: 'Number.isSafeInteger(userCoin) ? userCoin : null',
    why: 'coins below 0 can be spun',
  },
  {
    id: '4.13',
    file: 'web/src/api/chat-socket.ts',
    find: 'const stopChecking = clock.every(CHAT_CHECK_MS, () => {',
    replace: 'const stopChecking = clock.after(CHAT_CHECK_MS, () => {',
    why: 'the connection is checked only once',
  },
  {
    id: '4.02',
    file: 'web/src/app/start/session-end.ts',
    find: "if (failure.kind === 'gone') return session.terminate();\n        const now = session.snapshot();\n        if (now.id !== id",
    replace:
      "const now = session.snapshot();\n        if (now.id === id && failure.kind === 'gone') return session.terminate();\n        if (now.id !== id",
    why: 'a late gone reply is ignored',
  },
  {
    id: '4.02',
    file: 'web/src/shared/session/session.ts',
    find: "      if (snapshot.status === 'gone') return;\n      forget(true);",
    replace: "      if (snapshot.status !== 'member') return;\n      forget(true);",
    why: 'a gone reply leaves visitors where they are',
  },
];
