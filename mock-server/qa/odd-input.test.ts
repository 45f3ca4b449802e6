import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOMCHAI } from '../scenarios/users.ts';
import { createClient, type Client } from '../client/create-client.ts';
import { genuineSlip, slipForm } from '../client/slip-forms.ts';
import { send } from '../test/api-client.ts';
import { createTestMock, type TestMock, type TestWorld } from '../testing.ts';

let mock: TestMock;
beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

async function reloaded({ control }: TestWorld): Promise<number> {
  await control.loadSnapshot(await control.snapshot());
  return (await control.members()).length;
}

/** A client whose member has just uploaded a genuine slip. */
async function withSlip(
  world: TestWorld,
  prepare: (client: Client) => Promise<void> = async () => {},
): Promise<Client> {
  const client = await createClient(world.fetch, world.name, 'a member with money');
  await prepare(client);
  const form = slipForm(await genuineSlip(client));
  expect((await client.call('POST /api/wallet/slip', { form })).status).toBe(200);
  return client;
}

describe('an odd value that a tester sets', () => {
  it('is a gift, a transfer or a payment of nothing, and is refused', async () => {
    const { control } = await mock.world('a member with a live KBANK QR');
    const [qr] = await control.qrs();
    const least = '/amount must be > 0, and is 0';
    await expect(control.makeGift(0)).rejects.toThrow(least);
    await expect(control.makeTransfer({ phone: SOMCHAI, amount: 0 })).rejects.toThrow(least);
    await expect(control.payQrWrong(qr?.qrcodeId ?? '', 0)).rejects.toThrow(least);
    expect(await control.makeGift(0.01)).toMatchObject({ amount: 0.01 });
  });

  it('is a stake with a third decimal, and is refused by name', async () => {
    const { control } = await mock.world();
    const bet = control.play(SOMCHAI, 'PG', { outcome: 'win', amount: 0.001 });
    await expect(bet).rejects.toThrow('body: /amount must have at most two decimals');
  });

  it.each(['', 'ธนาคาร', 'a b', 'a\nb', 'x'.repeat(20)])(
    'is the bank code "%s", and its slip is credited and saved',
    async (bankCode) => {
      const world = await mock.world();
      const bank = { bankCode, bankAccountName: 'A', bankAccountNo: '1'.repeat(40) };
      const { control, call } = await withSlip(world, async (client) => {
        await client.control.setBank(SOMCHAI, bank);
        await client.control.makeTransfer({ phone: SOMCHAI, amount: 60 });
      });
      await control.advanceClock({ seconds: 30 });
      expect(await control.slips()).toMatchObject([{ status: 'SUCCESS', amount: 250 }]);
      expect((await call('GET /api/account/profile')).status).toBe(200);
      expect(await reloaded(world)).toBe(1);
    },
  );

  it('is a bank account too long for the API, and is refused', async () => {
    const { control } = await mock.world();
    const bank = { bankCode: 'KBANK', bankAccountName: 'A', bankAccountNo: '1' };
    await expect(control.setBank(SOMCHAI, { ...bank, bankCode: 'x'.repeat(21) })).rejects.toThrow(
      '/bankCode',
    );
    await expect(control.setBank(SOMCHAI, { ...bank, bankAccountNo: '1'.repeat(41) })).rejects.toThrow(
      '/bankAccountNo',
    );
  });

  it('is a game whose name or code is too long with its number, and is refused', async () => {
    const world = await mock.world();
    const { control } = world;
    const game = { code: 'AA', name: 'Naga', category: 'slot', count: 2 } as const;
    const tooLong = 'body: /code or /name is too long with its number';
    await expect(control.addGame({ ...game, name: 'n'.repeat(200) })).rejects.toThrow(tooLong);
    await expect(control.addGame({ ...game, code: 'c'.repeat(64) })).rejects.toThrow(tooLong);
    await control.addGame({ ...game, code: 'c'.repeat(63), name: 'n'.repeat(198) });
    await control.addGame({ ...game, code: 'c'.repeat(64), name: 'n'.repeat(200), count: 1 });
    const token = await world.signIn();
    expect((await send(world, 'GET /api/wallet', { token })).status).toBe(200);
  });

  it('is a game called WALLET, and is refused, because no transfer could name it', async () => {
    const { control } = await mock.world();
    const game = control.addGame({ code: 'WALLET', name: 'Wallet', category: 'slot' });
    await expect(game).rejects.toThrow('body: /code: WALLET is the wallet');
  });

  it('is more money in a game of units than the product handles, and the wallet shows it', async () => {
    const world = await mock.world();
    for (const account of ['SLOTXO', 'WALLET'])
      await world.control.setBalance(SOMCHAI, { account, amount: 1_000_000_000 });
    const token = await world.signIn();
    const body = { from: 'WALLET', to: 'SLOTXO', amount: 1.5 };
    await send(world, 'POST /api/wallet/transfer', { token, body });
    const wallet = await send(world, 'GET /api/wallet', { token });
    expect(wallet.status).toBe(200);
    const { slots } = wallet.body as { slots: { code: string; amount: number }[] };
    expect(slots.find(({ code }) => code === 'SLOTXO')?.amount).toBe(10_000_000_015);
  });
});

describe('the slip of a removed member', () => {
  it('cannot be credited, but can be refused', async () => {
    const { control } = await withSlip(await mock.world());
    const [slip] = await control.slips();
    await control.removeMember(SOMCHAI);
    const decide = (decision: Parameters<typeof control.decideSlip>[1]) =>
      control.decideSlip(slip?.id ?? '', decision);
    await expect(decide({ status: 'SUCCESS' })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await decide({ status: 'FAILED', reason: 'UNKNOW_ERROR' })).toMatchObject({ status: 'FAILED' });
  });
});

describe('the picture of a slip', () => {
  it('names the currency of the account that the money goes to', async () => {
    const { control } = await mock.world();
    const { reference } = await control.makeTransfer({ phone: '02055512345', amount: 300_000 });
    const picture = async () => Buffer.from(await (await control.slipPicture(reference)).arrayBuffer());
    const inKip = await picture();
    expect(await picture()).toEqual(inKip);
    const { banks } = await control.depositOptions();
    await control.setDepositOptions({ banks: banks.map((bank) => ({ ...bank, currency: 'THB' })) });
    expect(await picture()).not.toEqual(inKip);
  });
});

describe('a wheel that hides its losses', () => {
  it('is read, loaded and replaced', async () => {
    const world = await mock.world('a wheel that tells no result');
    const wheel = await world.control.wheel();
    expect(wheel.hidesLosses).toBe(true);
    expect(await reloaded(world)).toBe(1);
    const { name, slices, next } = wheel;
    await world.control.setWheel({ name, slices, next });
    expect((await world.control.wheel()).hidesLosses).toBeUndefined();
    await world.control.setWheel(wheel);
    expect(await world.control.wheel()).toEqual(wheel);
  });
});
