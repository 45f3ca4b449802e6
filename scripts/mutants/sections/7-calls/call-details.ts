import type { Mutant } from '../../mutant.ts';

export const callDetailsOf7: readonly Mutant[] = [
  {
    id: '7.01',
    file: 'web/src/api/http.ts',
    find: "headers.set('Authorization', `Bearer ${current}`)",
    replace: "headers.set('Authorization', `bearer ${current}`)",
    why: 'the token is sent under another word',
  },
  {
    id: '7.28',
    file: 'mock-server/world/rewards/refunds.ts',
    find: "if (as === 'money') creditReward(world, member, { ...reward, about: 'refund' });",
    replace: "if (as === 'money') creditReward(world, member, { ...reward, about: 'bonus' });",
    why: 'a refund as money is a bonus in the statement',
  },
  {
    id: '7.01',
    file: 'web/src/api/http.ts',
    find: '[MARKER_HEADER]: MARKER }',
    replace: '...(upload ? {} : { [MARKER_HEADER]: MARKER }) }',
    why: 'an upload has no marker',
  },
  {
    id: '7.01',
    file: 'web/src/api/http.ts',
    find: 'if (current !== null) headers.set',
    replace: 'if (current !== null && !upload) headers.set',
    why: 'an upload has no token',
  },
  {
    id: '7.01',
    file: 'web/src/api/http.ts',
    find: 'noteDate(freshDate(response));',
    replace: 'timeout.stop();\n      noteDate(freshDate(response));',
    why: 'an answer whose body does not end has no timeout',
  },
  {
    id: '7.02',
    file: 'mock-server/routes/lookup.ts',
    find: 'isOpen: slipsAreOpen(world)',
    replace: 'isOpen: true',
    why: 'slips are open in the closed hours too',
  },
  {
    id: '7.15',
    file: 'mock-server/world/games/games.ts',
    find: 'providerOf(world, code);\n  if (member.games.get(code)?.isActive)',
    replace: 'if (member.games.get(code)?.isActive)',
    why: 'an account is opened at a game that is not on offer',
  },
  {
    id: '7.17',
    file: 'mock-server/world/games/games.ts',
    find: 'game.password = world.random.text(game.password.length);',
    replace:
      'for (const each of member.games.values()) each.password = world.random.text(each.password.length);',
    why: 'the reset changes the passwords of all games',
  },
  {
    id: '7.48',
    file: 'mock-server/routes/game-login.ts',
    find: 'enterGame(world, member, { code, ...params })',
    replace:
      "enterGame(world, member, { code, ...params, username: member.games.get(code)?.username ?? '' })",
    why: 'a game is entered under any name',
  },
  {
    id: '7.49',
    file: 'mock-server/routes/game-login.ts',
    find: 'enterGame(world, member, { code, ...params })',
    replace: 'enterGame(world, member, { code, username: params.username })',
    why: 'a game is entered with any password',
  },
  {
    id: '7.55',
    file: 'mock-server/world/chat/chat.ts',
    find: 'if (room) room.readByCustomer = world.clock.now();',
    replace: 'if (room) room.readByCustomer = room.readByAgent = world.clock.now();',
    why: 'what the customer has read counts as read by the agent',
  },
  {
    id: '7.56',
    file: 'mock-server/sockets/chat.ts',
    find: 'void socket.join(roomKey(world.name, name));',
    replace: 'if (socket.data.rooms.size === 1) void socket.join(roomKey(world.name, name));',
    why: 'a second room receives nothing',
  },
  {
    id: '7.56',
    file: 'web/src/api/chat-socket.ts',
    find: "socket.on('connect', () => {",
    replace: "socket.once('connect', () => {",
    why: 'the app does not join again after a cut',
  },
  {
    id: '7.47',
    file: 'mock-server/world/deposits/qr.ts',
    find: "qr.ended = 'cancelled';",
    replace: "for (const each of liveQrs(world, member)) each.ended = 'cancelled';",
    why: 'a QR is cancelled with those of other providers',
  },
];
