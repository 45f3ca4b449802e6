import { bahtFromSatang, satang, shownSatang } from 'contracts/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { systemClock } from '../engine/clock.ts';
import { injectFetch } from './inject-fetch.ts';
import type { EndpointKey } from 'contracts';
import type { Member } from '../world/members/members.ts';
import { issueToken } from '../world/members/tokens.ts';
import { gameAccountOf, walletOf } from '../world/money/accounts.ts';
import { runDueJobs } from '../world/run-due-jobs.ts';
import type { World } from '../world/world.ts';
import { createWorlds, type Worlds } from '../world/worlds.ts';
import { scenarios } from '../scenarios/index.ts';
import { createClient, type Input, type Client } from '../client/create-client.ts';

/** 4 worlds of 500 steps each: 2,000 in total, others in each run. */
const WORLDS = 4;
const STEPS = 500;

const PHONES = ['0812345678', '0899999999', '02055512345'] as const;
const PLACES = ['WALLET', 'PG', 'JOKER', 'SLOTXO', 'UFABET', 'SEXYGAME', 'NOGAME'] as const;

const phone = fc.constantFrom(...PHONES);
const place = fc.constantFrom(...PLACES);
const amount = fc.oneof(
  fc.integer({ min: 100, max: 50_000 }).map((value) => bahtFromSatang(satang(value))),
  fc.constantFrom(-1, 0, 0.001, 0.99, 1, 100, 999_999, 1e9),
);

type Step =
  | { kind: 'call'; phone: string; key: EndpointKey; input: Input }
  | { kind: 'act'; act: (client: Client) => Promise<unknown> };

const call = (key: EndpointKey, input: fc.Arbitrary<Input>) =>
  fc.record({ kind: fc.constant('call' as const), phone, key: fc.constant(key), input });
const act = <T>(value: fc.Arbitrary<T>, run: (client: Client, value: T) => Promise<unknown>) =>
  value.map((chosen): Step => ({ kind: 'act', act: (client) => run(client, chosen) }));

const nothing = fc.constant({});
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: call(
      'POST /api/wallet/transfer',
      fc.record({ body: fc.record({ from: place, to: place, amount }) }),
    ),
  },
  {
    weight: 3,
    arbitrary: call('POST /api/wallet/transferAll', fc.record({ body: fc.record({ to: place }) })),
  },
  { weight: 3, arbitrary: call('POST /api/wallet/withdraw', fc.record({ body: fc.record({ amount }) })) },
  { weight: 3, arbitrary: call('POST /api/wallet/withdrawAll', fc.record({ body: fc.record({ amount }) })) },
  { weight: 2, arbitrary: call('POST /api/wallet/add', fc.record({ body: fc.record({ amount }) })) },
  {
    weight: 2,
    arbitrary: call(
      'GET /api/wallet/activate/{slotCode}',
      place.map((slotCode) => ({ params: { slotCode } })),
    ),
  },
  { weight: 1, arbitrary: call('GET /api/invite/bonus', nothing) },
  { weight: 1, arbitrary: call('GET /api/refund/addWallet', nothing) },
  { weight: 1, arbitrary: call('GET /api/refund/receive', nothing) },
  {
    weight: 1,
    arbitrary: call(
      'GET /api/bonus/activate/{code}',
      fc.constantFrom('WELCOME100', 'DAILY50', 'WEEKLY200').map((code) => ({ params: { code } })),
    ),
  },
  { weight: 1, arbitrary: call('GET /api/bonus/clear', nothing) },
  {
    weight: 1,
    arbitrary: call('GET /api/promotion/activate/{code}', fc.constant({ params: { code: 'RIMKHONG88' } })),
  },
  { weight: 1, arbitrary: call('POST /api/spinwheel/spin', nothing) },
  { weight: 1, arbitrary: call('GET /api/wallet/refresh/slot', nothing) },
  {
    weight: 1,
    arbitrary: act(fc.integer({ min: 1, max: 90_000 }), ({ control }, seconds) =>
      control.advanceClock({ seconds }),
    ),
  },
  {
    weight: 2,
    arbitrary: act(
      fc.tuple(phone, place, amount, fc.constantFrom('win' as const, 'lose' as const)),
      ({ control }, [who, code, stake, outcome]) =>
        control.play(who, code, { amount: Math.max(0, stake), outcome }).catch(() => null),
    ),
  },
  {
    weight: 1,
    arbitrary: act(fc.subarray(['PG', 'JOKER']), ({ control }, codes) => control.setGameOutages(codes)),
  },
  {
    weight: 1,
    arbitrary: act(
      fc.constantFrom(
        'drop' as const,
        'reset' as const,
        'half-body' as const,
        'wrong-shape' as const,
        'empty' as const,
      ),
      ({ control }, kind) => control.addFault({ call: '*', kind, probability: 0.5 }),
    ),
  },
  {
    weight: 1,
    arbitrary: act(nothing, async ({ control }) => {
      for (const { reference, status } of await control.withdrawals())
        if (status === 'PENDING') return control.decideWithdrawal(reference, { status: 'FAILED' });
      return null;
    }),
  },
);

let worlds: Worlds;
let client: (name: string) => Promise<Client>;
let close: () => Promise<void>;
beforeAll(async () => {
  worlds = createWorlds(systemClock, scenarios);
  const app = await createApp({ worlds });
  client = (name) => createClient(injectFetch(app, { 'x-mock-world': name }), name);
  close = async () => app.close();
});
afterAll(() => close());

function memberOf(world: World, who: string): Member {
  const member = world.members.get(world.phones.get(who) ?? '');
  if (!member) throw new Error(`no member has the phone ${who}`);
  return member;
}

const tokenOf = (world: World, who: string) => issueToken(world, memberOf(world, who));

/** A member's money: in the wallet, in each game, and on its way. */
function holdings(world: World, who: string): Record<string, number> {
  const member = memberOf(world, who);
  const games = [...member.games.keys()].map((code) => [
    code,
    world.ledger.balance(gameAccountOf(member, code)),
  ]);
  return {
    ...(Object.fromEntries(games) as Record<string, number>),
    WALLET: world.ledger.balance(walletOf(member)),
    held: world.ledger.balance(`held:${member.id}`),
  };
}

const total = (have: Record<string, number>) => Object.values(have).reduce((sum, value) => sum + value, 0);

/** The expected effect of a call that was answered with 200. */
function expectEffect(
  key: EndpointKey,
  input: Input,
  before: Record<string, number>,
  after: Record<string, number>,
): void {
  const {
    from = '',
    to = '',
    amount: baht = 0,
  } = (input.body ?? {}) as { from?: string; to?: string; amount?: number };
  const moved = shownSatang(baht);
  const effects: Partial<Record<EndpointKey, () => void>> = {
    'POST /api/wallet/transfer': () =>
      expect(after).toEqual({
        ...before,
        [from]: (before[from] ?? 0) - moved,
        [to]: (before[to] ?? 0) + moved,
      }),
    'POST /api/wallet/transferAll': () => {
      expect(after[to]).toBe(total(before) - (before['held'] ?? 0));
      expect(total(after)).toBe(total(before));
    },
    'POST /api/wallet/withdraw': () =>
      expect(after).toEqual({
        ...before,
        WALLET: (before['WALLET'] ?? 0) - moved,
        held: (before['held'] ?? 0) + moved,
      }),
    'POST /api/wallet/withdrawAll': () => {
      expect(after['held']).toBe((before['held'] ?? 0) + moved);
      expect(total(after)).toBe(total(before));
    },
    'POST /api/wallet/add': () => expect(total(after)).toBe(total(before) + moved),
  };
  effects[key]?.();
}

async function take(world: World, one: Client, { key, phone: who, input }: Extract<Step, { kind: 'call' }>) {
  // Jobs that became due by the clock are not effects of this call.
  runDueJobs(world);
  const before = holdings(world, who);
  const others = PHONES.filter((other) => other !== who).map((other) => holdings(world, other));
  const token = tokenOf(world, who);
  const { lastId } = world.journal;
  const answer = await one.call(key, { ...input, token }).catch(() => null);
  const after = holdings(world, who);
  const entry = world.journal.entry(lastId + 1);
  // The journal knows whether the rules accepted the call, whatever answer the client got.
  const isDone = entry !== null && entry.code === null && entry.fault !== 'reset';
  if (isDone) expectEffect(key, input, before, after);
  else expect(after).toEqual(before);
  if (answer && answer.status >= 400) expect(after).toEqual(before);
  // No call may move another member's money; an inviter's earnings are not money yet.
  expect(PHONES.filter((other) => other !== who).map((other) => holdings(world, other))).toEqual(others);
}

describe('the money of a world', () => {
  it('balances through 2,000 random steps with faults', async () => {
    let run = 0;
    let steps = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (sequence) => {
        run += 1;
        const name = `money-${run}`;
        const one = await client(name);
        await one.control.setClock({ isFrozen: true });
        const world = worlds.peek(name);
        if (!world) throw new Error('the world is gone');
        for (const next of sequence) {
          steps += 1;
          if (next.kind === 'act') await next.act(one);
          else await take(world, one, next);
          world.ledger.assertBalanced();
        }
        world.ledger.audit();
        expect(world.journal.serverViolations).toBe(0);
        worlds.remove(name);
      }),
      { numRuns: WORLDS, endOnFailure: true },
    );
    expect(steps).toBe(WORLDS * STEPS);
  }, 120_000);
});
