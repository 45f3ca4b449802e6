/**
 * The rooms of each folder, lowest first: a room imports only rooms of the lines before its own. Rooms of one line stand
 * side by side and do not know each other; files directly in the folder are above its rooms.
 *
 * A new line here is all that a new boundary takes: the import rules are made from this table, and so are the planted
 * cases of their test.
 *
 * @type {Record<string, string[][]>}
 */
const LAYERS = {
  'web/src': [['lib', 'i18n'], ['api', 'platform', 'html', 'ui'], ['shared'], ['features'], ['app']],
  'web/src/ui': [['styles', 'art'], ['display'], ['form'], ['overlay', 'layout']],
  'web/src/shared': [
    ['session'],
    ['visit'],
    ['wallet'],
    ['texts'],
    ['support'],
    ['orders'],
    ['account'],
    ['rewards'],
  ],
  'web/src/features/chat': [['files'], ['state'], ['media'], ['list', 'composer'], ['panel']],
  'web/src/features/deposit': [['methods'], ['qr', 'slip', 'gift', 'transfer'], ['dialog']],
  'web/src/features/statement': [['list'], ['latest', 'search', 'slips']],
  'web/src/app': [['loading'], ['pages'], ['shell'], ['routing'], ['start']],
  'mock-server': [
    ['engine'],
    ['world'],
    ['scenarios', 'http', 'hosts'],
    ['files', 'games', 'sockets', 'storage'],
    ['routes', 'qa'],
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
 * For each room: those below it, which it may import, the others, which it may not, and the name of the rule.
 *
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
