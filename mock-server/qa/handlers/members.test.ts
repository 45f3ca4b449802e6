import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOMCHAI } from '../../scenarios/users.ts';
import { call } from '../../test/api-client.ts';
import { createTestMock, type TestMock } from '../../testing.ts';

const VISITOR = '0611111111';

let mock: TestMock;
beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

describe('the verbs for members', () => {
  it('add a member who can sign in, once', async () => {
    const world = await mock.world();
    const body = { phone: VISITOR, name: 'Nok', currency: 'LAK', amount: 50.25 } as const;
    const added = await world.control.call('POST /members', { body });
    expect(added).toMatchObject({ phone: VISITOR, name: 'Nok', currency: 'LAK', wallet: 50.25 });
    const credentials = { username: VISITOR, password: '123456' };
    expect((await call(world, 'POST /api/login', { body: credentials })).status).toBe(200);
    await expect(world.control.call('POST /members', { body })).rejects.toThrow(
      `/phone ${VISITOR} is a member`,
    );
  });

  it('add a member with a bank of their currency [1.20]', async () => {
    const { control } = await mock.world();
    const banks: unknown[] = [];
    for (const [phone, currency] of [
      ['0611111112', 'THB'],
      ['0611111113', 'LAK'],
    ] as const)
      banks.push((await control.call('POST /members', { body: { phone, currency } })).bank.bankCode);
    expect(banks).toEqual(['KBANK', 'BCEL']);
  });

  it('block a member, and admit them again [8.02]', async () => {
    const world = await mock.world('a member with money');
    const token = await world.signIn();
    const statuses: unknown[] = [];
    for (const isActive of [false, true]) {
      expect(await world.control.setActive(SOMCHAI, { isActive })).toMatchObject({ isActive });
      statuses.push((await call(world, 'GET /api/wallet', { token })).body.message);
    }
    expect(statuses).toEqual(['INACTIVE_USER', undefined]);
  });

  it('add no member with a number that no one can register', async () => {
    const { control } = await mock.world();
    const add = (phone: string) => control.call('POST /members', { body: { phone } });
    for (const phone of ['812345678', '66812345678', '02155512345', '08123456789'])
      await expect(add(phone), phone).rejects.toThrow(
        `body: /phone must have ten digits, or eight after 020, and is "${phone}"`,
      );
    await control.setFlags({ edition: 'thai' });
    expect(await add('02055599999')).toMatchObject({ phone: '02055599999' });
    await control.setFlags({ edition: 'laos' });
    expect(await add('812345678')).toMatchObject({ phone: '812345678' });
  });

  it('change a currency and keep the amounts', async () => {
    const { control } = await mock.world();
    const input = { params: { phone: SOMCHAI }, body: { currency: 'LAK' } } as const;
    await control.call('PUT /members/{phone}/currency', input);
    expect(await control.member(SOMCHAI)).toMatchObject({ currency: 'LAK', wallet: 1000 });
  });

  it('add a history that ended days ago', async () => {
    const world = await mock.world('a member with money');
    await world.control.addStatementLines(SOMCHAI, { count: 3, daysAgo: 30 });
    const token = await world.signIn();
    const input = { token, body: { page: 1, limit: 3 } };
    const { statements } = (await call(world, 'POST /api/statement', input)).body;
    const age = Date.parse((await world.control.clock()).now) - Date.parse(String(statements[1]?.createdAt));
    expect(age).toBe(30 * 24 * 3_600_000 + 3_600_000);
  });

  it.each([
    ['deposit', 'KBANK', 'WALLET'],
    ['withdraw', 'WALLET', 'BCEL'],
  ] as const)('add a history of a %s, from %s to %s [3.18]', async (statementType, from, to) => {
    const world = await mock.world('a member with money');
    await world.control.setBank(SOMCHAI, {
      bankCode: 'BCEL',
      bankAccountName: 'SOMCHAI',
      bankAccountNo: '1234567890',
    });
    await world.control.addStatementLines(SOMCHAI, { count: 1, statementType });
    const input = { token: await world.signIn(), body: { page: 1, limit: 1 } };
    const { statements } = (await call(world, 'POST /api/statement', input)).body;
    expect(statements[0]).toMatchObject({ statementType, from, to });
  });

  it('show the codes sent to phones with their status [7.11] [7.12]', async () => {
    const world = await mock.world();
    const send = async () =>
      (await call(world, 'POST /api/otp/send', { body: { phoneNumber: VISITOR } })).body;
    await send();
    await world.control.advanceClock({ seconds: 60 });
    const { otpRef, otpToken } = await send();
    const [first, second] = await world.control.otps();
    expect(first).toMatchObject({ phone: VISITOR, status: 'replaced' });
    expect(second).toMatchObject({ phone: VISITOR, ref: otpRef, status: 'live', wrongCodes: 0 });
    const verify = (otpCode: string) => call(world, 'POST /api/otp/verify', { body: { otpToken, otpCode } });
    await verify('wrong');
    expect((await world.control.otps())[1]).toMatchObject({ wrongCodes: 1 });
    expect((await verify(second!.code)).body).toEqual({ message: 'OTP_CODE_VALID' });
    expect((await world.control.otps())[1]).toMatchObject({ status: 'used' });

    const late = await mock.world();
    await call(late, 'POST /api/otp/send', { body: { phoneNumber: VISITOR } });
    await late.control.advanceClock({ seconds: 300 });
    expect(await late.control.otps()).toMatchObject([{ status: 'expired' }]);
  });

  it('keep codes and passwords out of the journal', async () => {
    const world = await mock.world();
    const { body } = await call(world, 'POST /api/otp/send', { body: { phoneNumber: VISITOR } });
    const [otp] = await world.control.otps();
    await call(world, 'POST /api/otp/verify', { body: { otpToken: body.otpToken, otpCode: otp!.code } });
    await call(world, 'PUT /api/account/changepwd', {
      token: await world.signIn(),
      body: { oldPassword: 'an-old-one', newPassword: 'a-new-one' },
    });
    const journal = JSON.stringify(await world.control.journal());
    for (const secret of [otp!.code, body.otpToken, 'an-old-one', 'a-new-one'])
      expect(journal).not.toContain(secret);
  });

  it('revoke tokens, and remove a member with all their money [8.02]', async () => {
    const world = await mock.world();
    const wallet = async (token: string) => (await call(world, 'GET /api/wallet', { token })).body.message;
    const [first, other] = [await world.signIn(), await world.signIn('0899999999')];
    await world.control.revokeTokens(SOMCHAI);
    expect(await wallet(first)).toBe('INVALID_USER_4');
    const second = await world.signIn();
    await world.control.removeMember(SOMCHAI);
    expect(await wallet(second)).toBe('INVALID_USER_2');
    expect(await wallet(other)).toBeUndefined();
    expect((await world.control.members()).map(({ phone }) => phone)).toEqual(['0899999999', '02055512345']);
    await expect(world.control.removeMember(SOMCHAI)).rejects.toThrow(SOMCHAI);
    // A pending withdrawal of theirs is paid out as usual.
    const [waiting] = await world.control.withdrawals();
    await world.control.decideWithdrawal(waiting!.reference, { status: 'SUCCESS' });
    await world.assertClean();
  });

  it('register a new member under the phone of a removed one', async () => {
    const world = await mock.world('no code is asked for');
    const gone = await world.control.member('02055512345');
    const token = await world.signIn(gone.phone);
    await world.control.removeMember(gone.phone);
    const registration = {
      name: 'ສົມພອນ',
      username: gone.phone,
      password: 'secret-1',
      sourceCode: '',
      inviteCode: '',
      ...gone.bank,
      currency: 'LAK',
    };
    expect((await call(world, 'POST /api/account', { body: registration })).status).toBe(200);
    const second = await world.control.member(gone.phone);
    expect(second).toMatchObject({ wallet: 0, games: {}, currency: 'LAK' });
    expect(second.id).not.toBe(gone.id);
    expect((await call(world, 'GET /api/wallet', { token })).body.message).toBe('INVALID_USER_2');
    await world.assertClean();
  });

  it('change the bank account and the wallet of a member, however odd [8.08]', async () => {
    const world = await mock.world();
    const bank = { bankCode: '', bankAccountName: '', bankAccountNo: '' };
    expect((await world.control.setBank(SOMCHAI, bank)).bank).toEqual(bank);
    const { body } = await call(world, 'GET /api/account/profile', { token: await world.signIn() });
    expect(body.bankAccount).toMatchObject(bank);
    expect(await world.control.setHasWallet(SOMCHAI, { hasWallet: false })).toMatchObject({
      hasWallet: false,
    });
    await world.assertClean();
  });
});
