import { cpus } from 'node:os';
import { flag, readCommandLine } from 'command-line';
import autocannon from 'autocannon';
import { createControl } from '../control/index.ts';
import { chatFanOut, CLIENTS, type FanOut, sendBare, sendInMock } from './chat-fan-out.ts';
import { ask, median, residentMb, signIn, start, startMock, stop } from './server.ts';

/** Measures the mock against a baseline in one run: `npm run bench:mock` prints the table of the README. */

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 20;
const COLD_STARTS = 5;
const WORLDS = 1000;
/** Of the chat: one round alone differs by a tenth from the next. */
const CHAT_ROUNDS = 3;

async function throughput(): Promise<{ wallet: number; bare: number; ratio: number }> {
  const server = await startMock();
  const headers = { 'x-requested-with': 'wallet-user', ...(await signIn(server.url, 'demo')) };
  const reply = await ask(`${server.url}/api/wallet`, 'GET', undefined, headers);
  const baseline = await start('bare-route.ts', '/api/wallet', { REPLY: reply });
  const run = async (url: string) => {
    const { requests } = await autocannon({
      url: `${url}/api/wallet`,
      connections: CONNECTIONS,
      duration: SECONDS,
      headers,
      workers: 1,
    });
    return requests.average;
  };
  await Promise.all([run(server.url), run(baseline.url)]);
  const pairs: { wallet: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    pairs.push({ wallet: await run(server.url), bare: await run(baseline.url) });
  await stop(server);
  await stop(baseline);
  return {
    wallet: median(pairs.map(({ wallet }) => wallet)),
    bare: median(pairs.map(({ bare }) => bare)),
    ratio: median(pairs.map(({ wallet, bare }) => wallet / bare)),
  };
}

async function coldStart(): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < COLD_STARTS; run += 1) {
    const server = await startMock();
    times.push(server.coldMs);
    await stop(server);
  }
  return median(times);
}

async function manyWorlds(): Promise<number> {
  const server = await startMock();
  const use = async (world: string) => {
    const headers = await signIn(server.url, world);
    for (const path of ['wallet', 'lookup/deposit', 'account/profile', 'bonus', 'wallet'])
      await ask(`${server.url}/api/${path}`, 'GET', undefined, headers);
  };
  for (let first = 0; first < WORLDS; first += 10)
    await Promise.all(Array.from({ length: 10 }, (_, index) => use(`many-${first + index}`)));
  const { worlds } = await createControl(server.url, 'demo').call('GET /worlds');
  if (worlds.length <= WORLDS) throw new Error(`only ${worlds.length} worlds are alive`);
  const mb = residentMb(server);
  await stop(server);
  return mb;
}

type Row = [what: string, figure: string, aim: string];

async function chatRows(): Promise<Row[]> {
  const rounds: { ours: FanOut; bare: FanOut }[] = [];
  for (let round = 0; round < CHAT_ROUNDS; round += 1) {
    const server = await startMock();
    const ours = await chatFanOut(server.url, server.child.pid ?? 0, sendInMock(server.url));
    await stop(server);
    const baseline = await start('bare-socket.ts', '/socket.io/');
    const bare = await chatFanOut(baseline.url, baseline.child.pid ?? 0, sendBare(baseline.url));
    await stop(baseline);
    rounds.push({ ours, bare });
  }
  const [p50, p99] = [median(rounds.map(({ ours }) => ours.p50)), median(rounds.map(({ ours }) => ours.p99))];
  const lost = rounds.reduce((sum, { ours }) => sum + ours.lost, 0);
  const ratios = rounds.map(({ ours, bare }) => ours.cpuUs / bare.cpuUs);
  const costs = rounds.map(({ ours, bare }) => `${ours.cpuUs.toFixed(1)} / ${bare.cpuUs.toFixed(1)}`);
  return [
    [
      `A chat message to ${CLIENTS} sockets in one room`,
      `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${lost} lost`,
      'p99 ≤ 250 ms',
    ],
    [
      'Processor time of a delivery, against bare socket.io',
      `${median(ratios).toFixed(2)} (${costs.join(', ')} µs)`,
      '≤ 1.1',
    ],
  ];
}

async function main(): Promise<void> {
  const { chat } = readCommandLine({
    command: 'npm run bench:mock --',
    options: { chat: flag('measures only the chat') },
  });
  if (chat) return print(await chatRows());
  const rows: Row[] = [];
  const { wallet, bare, ratio } = await throughput();
  rows.push([
    'GET /api/wallet with a token, journal on, against a bare Fastify route with the same bytes',
    `${wallet.toFixed(0)} / ${bare.toFixed(0)} requests/s = ${ratio.toFixed(2)}`,
    '≥ 0.5',
  ]);
  rows.push([
    'Cold start to the first answer, median of 5',
    `${(await coldStart()).toFixed(0)} ms`,
    '≤ 1000 ms',
  ]);
  rows.push([
    `${WORLDS} worlds alive, each after a login and five calls`,
    `${(await manyWorlds()).toFixed(0)} MB`,
    '≤ 300 MB',
  ]);
  rows.push(...(await chatRows()));
  print(rows);
}

function print(rows: readonly Row[]): void {
  console.log(`\n${cpus().length} cores, ${cpus()[0]?.model ?? ''}, Node ${process.version}\n`);
  console.log('| What | Measured | Target |\n|---|---|---|');
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}

await main();
