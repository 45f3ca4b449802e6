/**
 * The rooms of each folder, lowest first: a room imports only rooms of earlier lines. Rooms of one line do not import
 * each other; files directly in the folder are above its rooms.
 *
 * To add a boundary, add a line here: the import rules and their planted test cases are generated from this table.
 *
 * @type {Record<string, string[][]>}
 */
const LAYERS = {
  'web/src': [['lib', 'i18n'], ['api', 'platform', 'ui'], ['html'], ['shared'], ['features'], ['app']],
  'web/src/ui': [['styles', 'art'], ['display'], ['form'], ['overlay', 'toast', 'layout']],
  'web/src/shared': [
    ['session'],
    ['visit', 'voice'],
    ['wallet'],
    ['texts'],
    ['support', 'printing'],
    ['orders'],
    ['account'],
    ['rewards'],
  ],
  'web/src/features/chat': [['files'], ['state'], ['media'], ['list', 'composer'], ['panel']],
  'web/src/features/deposit': [['methods'], ['qr', 'slip', 'gift'], ['transfer'], ['dialog']],
  'web/src/features/statement': [['list'], ['latest', 'search', 'slips']],
  'web/src/app': [['loading'], ['pages'], ['shell'], ['routing'], ['start']],
  'kiosk/src': [
    ['touch'],
    ['attract', 'idle', 'keypad', 'privacy', 'receipt', 'session', 'voice'],
    ['test-panel', 'staff'],
  ],
  'console/src': [['control'], ['ui'], ['commands'], ['sections'], ['app']],
  'mock-server': [
    ['control', 'engine'],
    ['world'],
    ['scenarios', 'http', 'hosts'],
    ['files', 'games', 'sockets', 'storage', 'client'],
    ['error-recipes'],
    ['routes', 'qa'],
    ['bench', 'drill'],
  ],
  'mock-server/world': [
    ['service'],
    ['money'],
    ['members'],
    ['rewards', 'chat'],
    ['games'],
    ['deposits', 'wallet'],
  ],
};

/**
 * For each room: the rooms below, which it may import, the others, which it must not, and the name of the rule.
 * @returns {{ folder: string, room: string, below: string[], others: string[], rule: string }[]}
 */
function boundaries() {
  return Object.entries(LAYERS).flatMap(([folder, lines]) =>
    lines.flatMap((line, index) => {
      const below = lines.slice(0, index).flat();
      return line.map((room) => ({
        folder,
        room,
        below,
        others: lines.flat().filter((other) => other !== room && !below.includes(other)),
        rule: `${folder.replace('/src', '').replaceAll('/', '-')}-${room}-stays-low`,
      }));
    }),
  );
}

module.exports = { LAYERS, boundaries };
