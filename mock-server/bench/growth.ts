import { cpus, loadavg } from 'node:os';
import { CommandLineError, readCommandLine } from 'command-line';
import { addressOf, createControl, verbs, type Control, type Verb } from '../control/index.ts';
import { ask, cpuOf, MEMBER, residentMb, type Server, signIn, startMock, stop } from './server.ts';

/**
 * Measures what calls of the mock cost as their data grow: `npm run bench:growth` prints the table of the README. The cost is
 * processor time of the mock's process, which a busy machine hardly changes.
 */

/** The kernel counts in hundredths of a second: measure until one tick no longer matters. */
const MEASURE_US = 200_000;
const MOST_CALLS = 1_000;
const WARM_UP_US = 100_000;
const AT_ONCE = 8;
const WORLD = 'growth';
const LINEAR = 1.1;

interface Series {
  data: string;
  sizes: readonly number[];
  grow: (at: Site, from: number, to: number) => Promise<unknown>;
  calls: readonly Call[];
}

interface Call {
  name: string;
  make: (at: Site, size: number) => Promise<string>;
}

interface Site {
  server: Server;
  control: Control;
  headers: Record<string, string>;
  room: string;
}

interface Point {
  size: number;
  us: number;
  bytes: number;
}

const api =
  (method: string, path: string, body?: (at: Site, size: number) => object) => (at: Site, size: number) =>
    ask(at.server.url + path, method, body?.(at, size), at.headers);
const verb =
  (key: Verb, world: string, body?: object) =>
  (at: Site): Promise<string> => {
    const { method, path } = addressOf(key, verbs[key]);
    return ask(at.server.url + path.replace('{world}', world).replace('{room}', at.room), method, body);
  };

const PAGE = 10;
const MEMBER_ID = '100001';
const history = (skip: (size: number) => number) => (_: Site, size: number) => ({
  userId: MEMBER_ID,
  limit: PAGE,
  skip: skip(size),
});

async function inTurns(count: number, task: (index: number) => Promise<unknown>): Promise<void> {
  for (let first = 0; first < count; first += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, index) => task(first + index)),
    );
}

const SERIES: readonly Series[] = [
  {
    data: 'games of a member',
    sizes: [10, 100, 250, 500],
    grow: (at, from, to) =>
      at.control.addGame({ code: `MORE${to}`, name: 'More', category: 'slot', count: to - from }),
    calls: [{ name: 'GET /api/wallet', make: api('GET', '/api/wallet') }],
  },
  {
    data: 'rows of a statement',
    sizes: [100, 1_000, 10_000, 100_000],
    grow: (at, from, to) => at.control.addStatementLines(MEMBER.username, { count: to - from }),
    calls: [
      {
        name: 'POST /api/statement, first page',
        make: api('POST', '/api/statement', () => ({ page: 1, limit: PAGE })),
      },
      {
        name: 'POST /api/statement, last page',
        make: api('POST', '/api/statement', (_, size) => ({ page: size / PAGE, limit: PAGE })),
      },
      { name: 'GET /api/wallet', make: api('GET', '/api/wallet') },
      { name: 'PUT …/flags', make: verb('PUT /flags', WORLD, { spinActive: true }) },
      { name: 'GET …/snapshot', make: verb('GET /snapshot', WORLD) },
    ],
  },
  {
    data: 'messages of a chat',
    sizes: [10, 100, 1_000, 10_000],
    grow: (at, from, to) =>
      inTurns(to - from, (index) => at.control.sendAsAgent(at.room, { text: `message ${index}` })),
    calls: [
      {
        name: 'POST /api/chat/history, newest',
        make: api(
          'POST',
          '/api/chat/history',
          history(() => 0),
        ),
      },
      {
        name: 'POST /api/chat/history, oldest',
        make: api(
          'POST',
          '/api/chat/history',
          history((size) => size - PAGE),
        ),
      },
      {
        name: 'POST …/chat/rooms/{room}/messages',
        make: verb('POST /chat/rooms/{room}/messages', WORLD, { text: 'one more' }),
      },
    ],
  },
  {
    data: 'worlds',
    sizes: [1, 10, 100, 1_000],
    grow: (at, from, to) =>
      inTurns(to - from, (index) =>
        ask(`${at.server.url}/api/lookup/info`, 'GET', undefined, { 'x-mock-world': `more-${from + index}` }),
      ),
    calls: [
      { name: 'GET /api/wallet', make: api('GET', '/api/wallet') },
      {
        name: 'PUT /qa/api/worlds/{world}, made again',
        make: verb('PUT /', 'again', {}),
      },
      { name: 'GET /qa/api/worlds', make: verb('GET /worlds', WORLD) },
    ],
  },
];

async function cost(at: Site, size: number, { make }: Call): Promise<Point> {
  const bytes = Buffer.byteLength(await make(at, size));
  const pid = at.server.child.pid ?? 0;
  const until = async (us: number) => {
    const before = cpuOf(pid);
    let calls = 0;
    while (calls < MOST_CALLS && cpuOf(pid) - before < us) {
      await inTurns(AT_ONCE, () => make(at, size));
      calls += AT_ONCE;
    }
    return (cpuOf(pid) - before) / calls;
  };
  await until(WARM_UP_US);
  return { size, us: await until(MEASURE_US), bytes };
}

/** The exponent by which a cost grows between the first and the last size: 0 is flat, 1 is linear. */
function slope(points: readonly Point[], of: 'us' | 'bytes'): number {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return 0;
  return Math.log(last[of] / first[of]) / Math.log(last.size / first.size);
}

const ms = (us: number) => (us / 1000).toLocaleString('en', { maximumSignificantDigits: 2 });
const kb = (bytes: number) => (bytes / 1000).toLocaleString('en', { maximumSignificantDigits: 3 });

async function measure({ data, sizes, grow, calls }: Series): Promise<string[]> {
  const server = await startMock();
  const control = createControl(server.url, WORLD);
  await control.reset({ scenario: 'demo' });
  const at: Site = {
    server,
    control,
    headers: await signIn(server.url, WORLD),
    room: await control.chatRoomOf(MEMBER.username),
  };
  const points = calls.map((): Point[] => []);
  const memory: number[] = [];
  let grown = 0;
  for (const size of sizes) {
    await grow(at, grown, size);
    grown = size;
    for (const [index, call] of calls.entries()) points[index]?.push(await cost(at, size, call));
    console.error(`${data}: ${size}`);
    memory.push(residentMb(server));
  }
  await stop(server);
  const worse = points.map((one) => slope(one, 'us') > LINEAR);
  return [
    ...calls.map(({ name }, index) => {
      const own = points[index] ?? [];
      return [
        `${data}: ${name}`,
        sizes.map((size) => size.toLocaleString('en')).join(' → '),
        own.map(({ us }) => ms(us)).join(' → '),
        `${slope(own, 'us').toFixed(2)}${worse[index] ? ', WORSE THAN LINEAR' : ''}`,
        own.map(({ bytes }) => kb(bytes)).join(' → '),
        slope(own, 'bytes').toFixed(2),
      ].join(' | ');
    }),
    [
      `${data}: memory, MB`,
      sizes.map((size) => size.toLocaleString('en')).join(' → '),
      memory.map((mb) => mb.toFixed(0)).join(' → '),
      '',
      '',
      '',
    ].join(' | '),
  ];
}

const chosen = readCommandLine(
  { command: 'node mock-server/bench/growth.ts', rest: '[what grows]' },
  ({ rest }) => {
    const matches = (part: string) => SERIES.filter(({ data }) => data.includes(part));
    const unknown = rest.find((part) => matches(part).length === 0);
    if (unknown !== undefined)
      throw new CommandLineError(
        `Nothing that grows is called "${unknown}": ${SERIES.map(({ data }) => data).join(', ')}.`,
      );
    return rest.length === 0 ? SERIES : [...new Set(rest.flatMap(matches))];
  },
);
const rows: string[] = [];
for (const series of chosen) rows.push(...(await measure(series)));
console.log(
  `${cpus().length} cores, ${cpus()[0]?.model ?? ''}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}\n`,
);
console.log(
  '| What grows: measured call | Size | Processor, ms | Slope | Answer, kB | Slope |\n|---|---|---|---|---|---|',
);
for (const row of rows) console.log(`| ${row} |`);
