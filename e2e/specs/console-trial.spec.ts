import { expect, SOMCHAI, test } from '../fixtures.ts';
import { addresses } from '../servers.ts';
import { ConsolePage } from '../pages/console-page.ts';
import type { Control } from '../world.ts';

// A tester without documentation starts at the first page with a real mouse and keyboard. console/src/commands/trial.test.tsx checks
// every state and every slip reason, by clicks and by commands, against the world itself.
test.use({ app: 'mock' });

const MOST_CLICKS = 3;

interface Trial {
  what: string;
  clicks: (console: ConsolePage) => Promise<void>;
  holds: (world: Control, token: string) => Promise<boolean>;
}

const seconds = (began: number) => ((performance.now() - began) / 1000).toFixed(1);
const faultOf = async (world: Control, kind: string) =>
  (await world.faults()).some((fault) => fault.kind === kind);
/** The status of the wallet call for the member's app. */
const walletStatus = async (world: Control, token: string) => {
  const headers = {
    'x-mock-world': world.name,
    'x-requested-with': 'wallet-user',
    authorization: `Bearer ${token}`,
  };
  return (await fetch(`${addresses().mock}/api/wallet`, { headers })).status;
};
const scenario = (name: string) => async (console: ConsolePage) => {
  await console.go('Scenarios');
  await console.press(`Make it: Make this world: ${name}`);
};
const button = (name: string) => (console: ConsolePage) => console.press(name);

const TRIALS: Trial[] = [
  {
    what: 'three active games and no money',
    clicks: scenario('a member with three games and no money'),
    holds: async (world) => Object.keys((await world.member(SOMCHAI.phone)).games).length === 3,
  },
  {
    what: 'a bonus in progress',
    clicks: scenario('a member with an active bonus'),
    holds: async (world) => (await world.heldBonus(SOMCHAI.phone)) !== null,
  },
  {
    what: 'an expired QR',
    clicks: scenario('a member whose KBANK QR has expired'),
    holds: async (world) => (await world.qrs())[0]?.status === 'expired',
  },
  {
    what: 'a slip rejected for a reason',
    clicks: async (console) => {
      await console.go('Deposits');
      await console.press('NOT_MATCH');
    },
    holds: async (world) => {
      const { fields } = await world.snapshot();
      return JSON.stringify(fields['slipFailures']).includes('NOT_MATCH');
    },
  },
  {
    what: 'a session that is gone',
    clicks: button('Session gone: Somchai'),
    holds: async (world, token) => (await walletStatus(world, token)) === 401,
  },
  {
    what: 'a terminated service',
    clicks: button('The service is terminated'),
    holds: async (world) => (await world.flags()).terminated,
  },
  {
    what: 'a slow network',
    clicks: button('Slow network: 3 seconds a call'),
    holds: (world) => faultOf(world, 'latency'),
  },
  {
    what: 'a timeout after commit',
    clicks: button('Timeout after commit: the next transfer'),
    holds: (world) => faultOf(world, 'drop'),
  },
  {
    what: 'REQUEST_LIMIT',
    clicks: button('The next call: REQUEST_LIMIT (429)'),
    holds: (world) => faultOf(world, 'limit'),
  },
  {
    what: 'a statement of 500 rows a month old',
    clicks: button('Statement of 500 rows, a month old: Somchai'),
    holds: async (world) => {
      const { fields } = await world.snapshot();
      const statements = fields['statement'];
      return (
        Array.isArray(statements) &&
        statements.flat(1).some((rows) => Array.isArray(rows) && rows.length >= 500)
      );
    },
  },
  {
    what: 'an agent’s message with buttons',
    clicks: button('Agent sends buttons to Somchai'),
    holds: async (world) => {
      const messages = await world.chatMessages(await world.chatRoomOf(SOMCHAI.phone));
      return messages.at(-1)?.message.message_type === 'buttons';
    },
  },
  {
    what: 'a won coupon',
    clicks: button('A won coupon: Somchai'),
    holds: async (world) => (await world.coupons()).length > 0,
  },
];

test('a new tester makes each state within three clicks of the first page, or with one keyboard command', async ({
  page,
  world,
}) => {
  test.slow();
  const console = new ConsolePage(page, world);
  await console.open();
  for (const { what, clicks, holds } of TRIALS) {
    await world.reset({ scenario: 'demo' });
    const { token } = await world.issueToken(SOMCHAI.phone);
    await console.go('Overview');
    await expect(page.getByRole('button', { name: 'Session gone: Somchai' })).toBeVisible();
    console.clicks = 0;
    const began = performance.now();
    await clicks(console);
    await expect.poll(() => holds(world, token), { message: what }).toBe(true);
    expect(console.clicks, what).toBeLessThanOrEqual(MOST_CLICKS);
    process.stdout.write(`${what}: ${console.clicks} clicks, ${seconds(began)} s\n`);
  }
  await world.reset({ scenario: 'demo' });
  console.clicks = 0;
  await console.command('coupon won');
  // The line "Done" of the last click may still be there, so it proves nothing alone.
  await expect.poll(() => world.coupons()).toHaveLength(1);
  await console.expectDone();
  // Otherwise the console asks, because the coupon would be lost.
  await world.reset({ scenario: 'demo' });
  await console.command('qr expired');
  await expect.poll(async () => (await world.qrs())[0]?.status).toBe('expired');
  expect([console.clicks, console.commands]).toEqual([0, 2]);
});
