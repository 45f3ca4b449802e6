import { QR_SECONDS } from 'contracts/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestMock, type TestMock } from '../testing.ts';
import { call } from './api-client.ts';

let mock: TestMock;
beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

describe('a member who deposits by QR', () => {
  it('logs in, pays a QR and has the exact amount more [4.04] [7.09] [7.45] [7.46] [7.13] [7.37]', async () => {
    const world = await mock.world();
    const login = await call(world, 'POST /api/login', {
      body: { username: '0812345678', password: '123456' },
    });
    expect(login.status).toBe(200);
    const token = login.body.token;

    const before = await call(world, 'GET /api/wallet', { token });
    expect(before.body.wallet).toEqual({ amount: 1000 });
    expect(before.body.profile).toMatchObject({ name: 'Somchai', username: '0812345678', coin: 5 });
    expect(before.body.slots).toHaveLength(16);

    const created = await call(world, 'POST /api/qrcode/{bankCode}', { token, body: { amount: 100.1 } });
    expect(created.body).toMatchObject({
      hasQrcode: true,
      amount: 100.1,
      expireIn: QR_SECONDS,
      message: null,
    });

    await world.control.advanceClock({ seconds: 42 });
    const again = await call(world, 'GET /api/qrcode/{bankCode}', { token });
    expect(again.body).toEqual({ ...created.body, expireIn: QR_SECONDS - 42 });

    await world.control.payQr(created.body.qrcodeId!);
    expect((await call(world, 'GET /api/wallet', { token })).body.wallet).toEqual({ amount: 1100.1 });
    expect((await call(world, 'GET /api/qrcode/{bankCode}', { token })).body).toMatchObject({
      hasQrcode: false,
      qrcode: null,
    });
    const { body } = await call(world, 'POST /api/statement', { token, body: { page: 1, limit: 1 } });
    expect(body.statements).toMatchObject([
      {
        statementType: 'deposit',
        status: 'SUCCESS',
        amount: 100.1,
        from: 'KBANK',
        to: 'WALLET',
        createdAt: '2026-11-20T03:00:42.000Z',
      },
    ]);
    expect((await world.control.world()).serverViolations).toBe(0);
  });

  it('cancels a QR [7.47] [4.04]', async () => {
    const world = await mock.world('a member with a live KBANK QR');
    const token = await world.signIn();
    const [qr] = await world.control.qrs();
    const cancelled = await call(world, 'DELETE /api/qrcode/{qrcodeId}', { token, id: qr!.qrcodeId });
    expect(cancelled).toMatchObject({ status: 200, body: { hasQrcode: false } });
    expect((await call(world, 'DELETE /api/qrcode/{qrcodeId}', { token, id: qr!.qrcodeId })).body).toEqual({
      message: 'NO_DATA',
    });
  });

  it('receives a message for a refused creation [8.24]', async () => {
    const world = await mock.world('the next QR creation is refused');
    const token = await world.signIn();
    const refused = await call(world, 'POST /api/qrcode/{bankCode}', { token, body: { amount: 100 } });
    expect(refused).toMatchObject({
      status: 200,
      body: { hasQrcode: false, message: 'QR_FAIL', qrcodeId: null },
    });
  });

  it('sees a game’s true balance only after a refresh [7.14]', async () => {
    const world = await mock.world();
    const token = await world.signIn();
    const slot = (slots: { code: string }[], code: string) =>
      slots.find((candidate) => candidate.code === code);
    await world.control.setBalance('0812345678', { account: 'SLOTXO', amount: 12.5 });
    const before = await call(world, 'GET /api/wallet', { token });
    // This game counts in tenths of a baht. [3.09]
    expect(slot(before.body.slots, 'SLOTXO')).toMatchObject({ amount: 2000, ftWalletSlot: 0.1 });
    const refreshed = await call(world, 'GET /api/wallet/refresh/slot', { token });
    expect(slot(refreshed.body.slots, 'SLOTXO')).toMatchObject({ amount: 125, ftWalletSlot: 0.1 });
  });

  it('keeps the old balance of a game that does not answer [7.14]', async () => {
    const world = await mock.world();
    const token = await world.signIn();
    const codes = async () =>
      (await call(world, 'GET /api/wallet/refresh/slot', { token })).body.slots.map(
        ({ code }: { code: string }) => code,
      );
    const all = await codes();
    await world.control.play('0812345678', 'PG', { outcome: 'win', amount: 50 });
    await world.control.setGameOutages(['PG', 'BETFLIX']);
    // BETFLIX has no game account, so its provider is not asked.
    expect(await codes()).toEqual(all.filter((code: string) => code !== 'PG'));
    const { body } = await call(world, 'GET /api/wallet', { token });
    expect(body.slots.find(({ code }: { code: string }) => code === 'PG')).toMatchObject({ amount: 350 });
  });

  it('sees the deposit options of the own currency only [1.20] [2.48] [7.02]', async () => {
    const world = await mock.world();
    const thai = await call(world, 'GET /api/lookup/deposit', { token: await world.signIn() });
    const options = thai.body.banks.map(({ bankCode, mode }: { bankCode: string; mode: string }) => [
      bankCode,
      mode,
    ]);
    expect(options).toEqual([
      ['SCB', 'AUTO'],
      ['KBANK', 'QR'],
      ['GSB', 'MANUAL'],
      ['WW', 'QR'],
      ['PAYTIMZ', 'QR'],
    ]);
    const lao = await call(world, 'GET /api/lookup/deposit', { token: await world.signIn('02055512345') });
    expect(lao.body.banks.map((bank: { bankCode: string }) => bank.bankCode)).toEqual(['BCEL']);
  });

  it('withdraws exactly the amount from the wallet [7.21]', async () => {
    const world = await mock.world();
    const token = await world.signIn();
    const asked = await call(world, 'POST /api/wallet/withdraw', { token, body: { amount: 200.25 } });
    expect(asked.status).toBe(200);
    expect((await call(world, 'GET /api/wallet', { token })).body.wallet).toEqual({ amount: 799.75 });
  });

  it('reads the profile with the bank account [7.05] [3.04]', async () => {
    const world = await mock.world();
    const { body } = await call(world, 'GET /api/account/profile', { token: await world.signIn() });
    expect(body).toMatchObject({
      profile: { name: 'Somchai' },
      bankAccount: { bankCode: 'KBANK', bankAccountNo: '1234567890', bank: { nameEN: 'Kasikornbank' } },
    });
  });
});
