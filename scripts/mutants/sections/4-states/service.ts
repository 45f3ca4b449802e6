import type { Mutant } from '../../mutant.ts';

export const serviceOf4: readonly Mutant[] = [
  {
    id: '4.03',
    file: 'mock-server/world/games/games.ts',
    find: '    known.isActive = true;\n',
    replace: '',
    why: 'a closed game account stays closed',
  },
  {
    id: '4.03',
    file: 'mock-server/world/games/games.ts',
    find: '  game.password = world.random.text(game.password.length);\n',
    replace: '',
    why: 'a reset keeps the password',
  },
  {
    id: '4.07',
    file: 'mock-server/world/rewards/bonuses.ts',
    find: 'return `${id}:${code}`;',
    replace: 'return code;',
    why: 'the receipts of other members count',
  },
  {
    id: '4.03',
    file: 'mock-server/world/games/games.ts',
    find: 'world.random.text(game.password.length)',
    replace: "[...game.password].reverse().join('')",
    why: 'the second reset brings the first password back',
  },
  {
    id: '4.08',
    file: 'mock-server/world/deposits/slips.ts',
    find: 'dueAt: at + SLIP_MS,',
    replace: 'dueAt: at,',
    why: 'a slip is decided as soon as it comes',
  },
  {
    id: '4.07',
    file: 'mock-server/world/rewards/bonuses.ts',
    find: "if (type === 'limit') return receivedAt.length;",
    replace: "if (type === 'limit') return Math.min(1, receivedAt.length);",
    why: 'a bonus that may be received twice never runs out',
  },
  {
    id: '4.04',
    file: 'mock-server/routes/qrcode.ts',
    find: 'expireIn: secondsLeft(qr, world.clock.now()),',
    replace: 'expireIn: secondsLeft(qr, qr.createdAt),',
    why: 'the countdown of a QR starts again',
  },
  {
    id: '4.02',
    file: 'mock-server/world/members/tokens.ts',
    find: "throw new Refusal('INVALID_USER_1')",
    replace: "throw new Refusal('UNAUTHORIZED')",
    why: 'a damaged token is told as an unknown one',
  },
  {
    id: '4.01',
    file: 'web/src/features/register/register-requests.ts',
    find: "    if (failureOf(error).kind !== 'unknown') throw error;\n",
    replace: '',
    why: 'a phone that another has registered meanwhile ends the registration as a success',
  },
];
