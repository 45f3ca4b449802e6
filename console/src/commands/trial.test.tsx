import type { TestWorld } from 'mock-server/testing';
import { describe, expect, it } from 'vitest';
import { call, SOMCHAI } from '../testing/call.ts';
import { nameOf, until } from '../testing/hands.ts';
import { openConsole } from '../testing/open-console.tsx';
import { command } from '../testing/palette.ts';
import { slipReasons } from '../ui/slip-reasons.ts';

const MONTH_MS = 30 * 24 * 3_600_000;
const MOST_CLICKS = 3;

interface Trial {
  what: string;
  /** By mouse: a menu entry, if the control is not on the first page, and a button. */
  clicks: string[];
  /** The text typed into the palette; Enter runs it. */
  typed: string;
  holds: (world: TestWorld, token: string) => Promise<boolean>;
}

const faultOf =
  (kind: string) =>
  async ({ control }: TestWorld) =>
    (await control.faults()).some((fault) => fault.kind === kind);
const scenario = (name: string) => ['Scenarios', `Make it: Make this world: ${name}`];

async function oldRows(world: TestWorld, token: string): Promise<number> {
  const now = Date.parse((await world.control.clock()).now);
  let old = 0;
  for (let page = 1; page <= 6; page += 1) {
    const answer = await call(world, '/api/statement', token, { page, limit: 100 });
    const { statements } = (await answer.json()) as { statements: { createdAt: string }[] };
    old += statements.filter(({ createdAt }) => now - Date.parse(createdAt) > MONTH_MS).length;
  }
  return old;
}

const TRIALS: Trial[] = [
  {
    what: 'three active games and no money',
    typed: 'three games no money',
    clicks: scenario('a member with three games and no money'),
    holds: async ({ control }) => {
      const { wallet, games } = await control.member(SOMCHAI);
      return wallet === 0 && Object.keys(games).length === 3;
    },
  },
  {
    what: 'a bonus in progress',
    typed: 'active bonus',
    clicks: scenario('a member with an active bonus'),
    holds: async ({ control }) => (await control.heldBonus(SOMCHAI)) !== null,
  },
  {
    what: 'an expired QR',
    typed: 'qr expired',
    clicks: scenario('a member whose KBANK QR has expired'),
    holds: async ({ control }) => (await control.qrs())[0]?.status === 'expired',
  },
  {
    what: 'a session that is gone',
    typed: 'session gone',
    clicks: ['Session gone: Somchai'],
    holds: async (world, token) => (await call(world, '/api/wallet', token)).status === 401,
  },
  {
    what: 'a terminated service',
    typed: 'terminated',
    clicks: ['The service is terminated'],
    holds: async ({ control }) => (await control.flags()).terminated,
  },
  {
    what: 'a slow network',
    typed: 'slow',
    clicks: ['Slow network: 3 seconds a call'],
    holds: faultOf('latency'),
  },
  {
    what: 'a timeout after commit',
    typed: 'timeout transfer',
    clicks: ['Timeout after commit: the next transfer'],
    holds: faultOf('drop'),
  },
  {
    what: 'REQUEST_LIMIT',
    typed: 'REQUEST_LIMIT 429',
    clicks: ['The next call: REQUEST_LIMIT (429)'],
    holds: faultOf('limit'),
  },
  {
    what: 'a statement of 500 rows a month old',
    typed: 'statement 500',
    clicks: ['Statement of 500 rows, a month old: Somchai'],
    holds: async (world, token) => (await oldRows(world, token)) >= 500,
  },
  {
    what: 'an agent’s message with buttons',
    typed: 'agent buttons',
    clicks: ['Agent sends buttons to Somchai'],
    holds: async ({ control }) => {
      const messages = await control.chatMessages(await control.chatRoomOf(SOMCHAI));
      return messages.at(-1)?.message.message_type === 'buttons';
    },
  },
  {
    what: 'a won coupon',
    typed: 'coupon won',
    clicks: ['A won coupon: Somchai'],
    holds: async ({ control }) => (await control.coupons()).length > 0,
  },
];

/** Clicks a menu entry or a button of the page. */
const click = (name: string) =>
  until(() => {
    const found = [...document.querySelectorAll<HTMLElement>('nav a, main button')].find((one) =>
      one.matches('a') ? nameOf(one).startsWith(name) : nameOf(one) === name,
    );
    if (!found) throw new Error(`nothing is called "${name}"`);
    found.click();
  });

describe('a tester without documentation, from the first page', () => {
  it.each(TRIALS)('makes $what within three clicks', async ({ clicks, holds }) => {
    const { world } = await openConsole('overview');
    const token = await world.signIn();
    expect(await holds(world, token)).toBe(false);
    expect(clicks.length).toBeLessThanOrEqual(MOST_CLICKS);
    for (const name of clicks) await click(name);
    await until(async () => expect(await holds(world, token)).toBe(true));
  });

  it.each(TRIALS)('makes $what by one command', async ({ typed, holds }) => {
    const { world } = await openConsole('overview');
    const token = await world.signIn();
    await command(typed);
    await until(async () => expect(await holds(world, token)).toBe(true));
  });

  it('lets the next slip be rejected for each reason, by two clicks and by one command', async () => {
    const { world, sent } = await openConsole('overview');
    const failures = async () => {
      const { fields } = await world.control.snapshot();
      return slipReasons.filter((reason) => JSON.stringify(fields['slipFailures']).includes(reason));
    };
    expect(await failures()).toEqual([]);
    for (const reason of slipReasons) {
      await command(`slip rejected ${reason}`);
      await until(async () => expect(await failures()).toContain(reason));
    }
    await world.control.reset();
    for (const reason of slipReasons) {
      await click('Overview');
      await click('Deposits');
      await click(reason);
      await until(async () => expect(await failures()).toContain(reason));
    }
    expect(sent.filter(([verb]) => verb === 'POST /slips/fail-next')).toHaveLength(22);
  });
});
