import { expect, SOMCHAI, test } from '../fixtures.ts';
import { addresses } from '../servers.ts';
import { ConsolePage } from '../pages/console-page.ts';
import { type World } from '../world.ts';

// A tester without documentation, from the first page: each state within three clicks, or by one command.
test.use({ app: 'mock' });

const MOST_CLICKS = 3;
const REASONS = [
  'UPLOADED_FILE_NOT_EXIST',
  'IMG_SIZE_UNABLE_TO_PROCESS',
  'CANNOT_READ_CROPPED_IMAGE',
  'DEST_ACC_INVALID',
  'SLIP_REFNO_DUPLICATED',
  'UNSTABLE_REFNO_ON_SLIP',
  'TRIPPLE_WRONG_CAPTCHA',
  'INVALID_SLIP',
  'NOT_MATCH',
  'EXPIRED_SLIP',
  'UNKNOW_ERROR',
];

interface Trial {
  what: string;
  /** By the mouse alone. */
  clicks: (console: ConsolePage) => Promise<void>;
  /** What is typed into the palette. */
  typed: string;
  holds: (world: World, token: string) => Promise<boolean>;
}

const seconds = (began: number) => ((performance.now() - began) / 1000).toFixed(1);
const faultOf = async (world: World, kind: string) =>
  (await world.faults()).some((fault) => fault.kind === kind);
/** The member's statement, as their app asks for it. */
const statementPage = (world: World, token: string, page: number) =>
  fetch(`${addresses().mock}/api/statement`, {
    method: 'POST',
    headers: {
      'x-mock-world': world.name,
      'x-requested-with': 'wallet-user',
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ page, limit: 100 }),
  });
const scenario = (name: string) => async (console: ConsolePage) => {
  await console.go('Scenarios');
  await console.press(`Make it: Make this world: ${name}`);
};

const TRIALS: Trial[] = [
  {
    what: 'three active games and no money',
    typed: 'three games no money',
    clicks: scenario('a member with three games and no money'),
    holds: async (world) => {
      const { wallet, games } = await world.member(SOMCHAI.phone);
      return wallet === 0 && Object.keys(games).length === 3;
    },
  },
  {
    what: 'a bonus in progress',
    typed: 'active bonus',
    clicks: scenario('a member with an active bonus'),
    holds: async (world) => (await world.heldBonus(SOMCHAI.phone)) !== null,
  },
  {
    what: 'an expired QR',
    typed: 'qr expired',
    clicks: scenario('a member whose KBANK QR has expired'),
    holds: async (world) => (await world.qrs())[0]?.status === 'expired',
  },
  {
    what: 'a session that is gone',
    typed: 'session gone',
    clicks: (console) => console.press('Session gone: Somchai'),
    holds: async (world, token) => (await statementPage(world, token, 1)).status === 401,
  },
  {
    what: 'a terminated service',
    typed: 'terminated',
    clicks: (console) => console.press('The service is terminated'),
    holds: async (world) => (await world.flags()).terminated,
  },
  {
    what: 'a slow network',
    typed: 'slow',
    clicks: (console) => console.press('Slow network: 3 seconds a call'),
    holds: (world) => faultOf(world, 'latency'),
  },
  {
    what: 'a timeout after commit',
    typed: 'timeout transfer',
    clicks: (console) => console.press('Timeout after commit: the next transfer'),
    holds: (world) => faultOf(world, 'drop'),
  },
  {
    what: 'REQUEST_LIMIT',
    typed: 'REQUEST_LIMIT 429',
    clicks: (console) => console.press('The next call: REQUEST_LIMIT (429)'),
    holds: (world) => faultOf(world, 'limit'),
  },
  {
    what: 'a statement of 500 rows a month old',
    typed: 'statement 500',
    clicks: (console) => console.press('Statement of 500 rows, a month old: Somchai'),
    holds: async (world, token) => {
      const month = 30 * 24 * 3_600_000;
      const now = Date.parse((await world.clock()).now);
      let old = 0;
      for (let page = 1; page <= 6; page += 1) {
        const { statements } = (await (await statementPage(world, token, page)).json()) as {
          statements: { createdAt: string }[];
        };
        old += statements.filter(({ createdAt }) => now - Date.parse(createdAt) > month).length;
      }
      return old >= 500;
    },
  },
  {
    what: 'an agent’s message with buttons',
    typed: 'agent buttons',
    clicks: (console) => console.press('Agent sends buttons to Somchai'),
    holds: async (world) => {
      const messages = await world.chatMessages(await world.chatRoomOf(SOMCHAI.phone));
      return messages.at(-1)?.message.message_type === 'buttons';
    },
  },
  {
    what: 'a won coupon',
    typed: 'coupon won',
    clicks: (console) => console.press('A won coupon: Somchai'),
    holds: async (world) => (await world.coupons()).length > 0,
  },
  ...REASONS.map((reason): Trial => ({
    what: `a slip rejected for ${reason}`,
    typed: `slip rejected ${reason}`,
    clicks: async (console) => {
      await console.go('Deposits');
      await console.press(reason);
    },
    holds: async (world) => {
      const { fields } = (await world.snapshot()) as { fields: Record<string, unknown> };
      return JSON.stringify(fields['slipFailures']).includes(reason);
    },
  })),
];

for (const { what, clicks, typed, holds } of TRIALS) {
  test(`the console makes ${what} within three clicks, and by one command`, async ({ page, world }) => {
    const console = new ConsolePage(page, world);
    const began = performance.now();
    const tokens = [(await world.issueToken(SOMCHAI.phone)).token];
    await console.open();
    await clicks(console);
    await console.expectDone();
    await expect.poll(() => holds(world, tokens[0] ?? '')).toBe(true);
    expect(console.clicks).toBeLessThanOrEqual(MOST_CLICKS);
    process.stdout.write(`${what}: ${console.clicks} clicks, ${seconds(began)} s\n`);

    // What holds now was made by the command alone.
    await world.reset({});
    tokens[0] = (await world.issueToken(SOMCHAI.phone)).token;
    await page.reload();
    await console.open();
    await console.command(typed);
    await console.expectDone();
    await expect.poll(() => holds(world, tokens[0] ?? '')).toBe(true);
    expect([console.clicks, console.commands]).toEqual([0, 1]);
  });
}
