import { QR_SECONDS, satang } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import { madeWorld, onlyMember } from '../test/made-world.ts';
import { createQr, liveQr, secondsLeft } from './deposits/qr.ts';
import { creditDeposit } from './deposits/deposits.ts';
import { addSlip, SLIP_MS } from './deposits/slips.ts';
import { logIn } from './members/log-in.ts';
import { WRONG_PASSWORDS } from './members/login-guard.ts';
import { BLOCK_MS, isVerified, SENDS_PER_HOUR, sendOtp, verifyOtp, WRONG_CODES } from './members/otp.ts';
import { activateBonus } from './rewards/bonuses.ts';
import { receiveRefund } from './rewards/refunds.ts';
import { runDueJobs } from './run-due-jobs.ts';
import { countRequest } from './service/request-limit.ts';
import { WITHDRAW_MS, withdraw } from './wallet/withdrawals.ts';
import type { World } from './world.ts';

const DAY_MS = 24 * 60 * 60_000;
const VISITOR = '0611111111';

/** What happens a day later, before the clock is set back. */
function aDayLater(act: (world: World) => void, world = madeWorld('a member with money')): World {
  const now = world.clock.now();
  world.clock.advance(DAY_MS);
  act(world);
  world.clock.set(now);
  return world;
}

describe('a clock that a tester sets back', () => {
  it('ends the wait of a caller who has called too often', () => {
    const world = madeWorld();
    world.flags.requestsPerMinute = 1;
    aDayLater(() => countRequest(world, 'a'), world);
    expect(() => countRequest(world, 'a')).not.toThrow();
    expect(() => countRequest(world, 'a')).toThrow(/^REQUEST_LIMIT$/);
  });

  it('forgets callers of a later time', () => {
    const world = madeWorld();
    world.flags.requestsPerMinute = 2;
    aDayLater(() => {
      for (let caller = 0; caller < 1000; caller += 1) countRequest(world, `token-${caller}`);
    }, world);
    countRequest(world, 'last');
    expect([...world.requestCounts.keys()]).toEqual(['last']);
  });

  it('ends the wait after wrong passwords', () => {
    const world = aDayLater((later) => {
      for (let time = 0; time < WRONG_PASSWORDS; time += 1)
        expect(() => logIn(later, '0812345678', 'wrong')).toThrow('WRONG_CREDENTIAL');
    });
    expect(logIn(world, '0812345678', '123456')).not.toBe('');
  });

  it('ends the wait for another code', () => {
    const world = aDayLater((later) => {
      for (let time = 0; time < SENDS_PER_HOUR; time += 1) {
        sendOtp(later, VISITOR);
        later.clock.advance(60_000);
      }
    });
    expect(sendOtp(world, VISITOR)).not.toBeNull();
    expect(() => sendOtp(world, VISITOR)).toThrow('REQUEST_LIMIT_1MIN');
  });

  it('ends the wait after wrong codes', () => {
    const world = aDayLater((later) => {
      const { token } = sendOtp(later, VISITOR)!;
      for (let time = 0; time < WRONG_CODES; time += 1)
        expect(() => verifyOtp(later, token, 'wrong')).toThrow('OTP_CODE_INVALID');
      expect(() => verifyOtp(later, token, 'wrong')).toThrow('OTP_BLOCK');
    });
    const { token } = sendOtp(world, VISITOR)!;
    expect(verifyOtp(world, token, world.otps.get(token)!.code)).toBe('OTP_CODE_VALID');
  });

  it('forgets the wrong codes of a later time', () => {
    const world = aDayLater((later) => {
      const { token } = sendOtp(later, VISITOR)!;
      for (let time = 0; time < WRONG_CODES; time += 1)
        expect(() => verifyOtp(later, token, 'wrong')).toThrow('OTP_CODE_INVALID');
    });
    const { token } = sendOtp(world, VISITOR)!;
    expect(() => verifyOtp(world, token, 'wrong')).toThrow('OTP_CODE_INVALID');
    expect(verifyOtp(world, token, world.otps.get(token)!.code)).toBe('OTP_CODE_VALID');
  });

  it('by less than the wait leaves a wait of its full length after wrong codes', () => {
    const world = madeWorld();
    const { token } = sendOtp(world, VISITOR)!;
    for (let time = 0; time < WRONG_CODES; time += 1)
      expect(() => verifyOtp(world, token, 'wrong')).toThrow('OTP_CODE_INVALID');
    world.clock.advance(BLOCK_MS - 1);
    expect(() => sendOtp(world, VISITOR)).toThrow('OTP_BLOCK');
    world.clock.advance(-(BLOCK_MS - 1));
    expect(() => sendOtp(world, VISITOR)).toThrow('OTP_BLOCK');
    world.clock.advance(BLOCK_MS);
    expect(sendOtp(world, VISITOR)).not.toBeNull();
  });

  it('forgets that a phone was verified later', () => {
    const world = aDayLater((later) => {
      const { token } = sendOtp(later, VISITOR)!;
      verifyOtp(later, token, later.otps.get(token)!.code);
      expect(isVerified(later, VISITOR)).toBe(true);
    });
    expect(isVerified(world, VISITOR)).toBe(false);
  });

  it('leaves the deposit of the day', () => {
    const deposit = (world: World) =>
      creditDeposit(world, onlyMember(world), { bankCode: 'KBANK', amount: satang(100) });
    const world = madeWorld('a member without money');
    expect(() => activateBonus(world, onlyMember(world), 'DAILY50')).toThrow('BONUS_CONDITION');
    deposit(world);
    aDayLater(deposit, world);
    expect(activateBonus(world, onlyMember(world), 'DAILY50').receivedAt).toHaveLength(1);
  });

  it('leaves the refund of the day', () => {
    const world = madeWorld('a member with money');
    const member = onlyMember(world);
    const lose = (lost: number) =>
      world.plays.set(member.id, { staked: satang(lost), won: satang(0), lost: satang(lost) });
    lose(10_000);
    receiveRefund(world, member, 'money');
    lose(20_000);
    aDayLater(() => receiveRefund(world, member, 'money'), world);
    lose(30_000);
    expect(() => receiveRefund(world, member, 'money')).toThrow('REFUND_CONDITION');
  });

  it('ends a withdrawal and a slip that began later', () => {
    const world = aDayLater((later) => {
      withdraw(later, onlyMember(later), 100);
      const file = { type: 'image/png', bytes: new Uint8Array([1]) };
      addSlip(later, onlyMember(later), file, { problem: 'INVALID_SLIP' });
    });
    runDueJobs(world);
    expect([...world.withdrawals.values()].at(-1)?.status).toBe('SUCCESS');
    expect([...world.slips.values()].at(-1)?.status).toBe('FAILED');
  });

  it('by less than their wait leaves a withdrawal and a slip waiting', () => {
    const world = madeWorld('a member with money');
    withdraw(world, onlyMember(world), 100);
    const file = { type: 'image/png', bytes: new Uint8Array([1]) };
    addSlip(world, onlyMember(world), file, { problem: 'INVALID_SLIP' });
    world.clock.advance(-SLIP_MS);
    expect(runDueJobs(world)).toBe(false);
    world.clock.advance(SLIP_MS + WITHDRAW_MS);
    expect(runDueJobs(world)).toBe(true);
    expect([world.pendingWithdrawals.size, world.pendingSlips.size]).toEqual([0, 0]);
  });

  it('leaves a QR no more than its time', () => {
    const world = madeWorld('a member with money');
    createQr(world, onlyMember(world), 'KBANK', 100);
    world.clock.advance(-60_000);
    const qr = liveQr(world, onlyMember(world), 'KBANK')!;
    expect(secondsLeft(qr, world.clock.now())).toBe(QR_SECONDS);
    expect(secondsLeft(qr, qr.expiresAt - 2_500)).toBe(2);
  });

  it('ends a QR of a later day, which would count down from its ten minutes for a day', () => {
    const world = aDayLater((later) => createQr(later, onlyMember(later), 'KBANK', 100));
    expect(liveQr(world, onlyMember(world), 'KBANK')).toBeNull();
  });

  it('leaves a QR to its time: it is live again when the clock comes back to it, and only then', () => {
    const world = aDayLater((later) => createQr(later, onlyMember(later), 'KBANK', 100));
    const isLive = () => liveQr(world, onlyMember(world), 'KBANK') !== null;
    world.clock.advance(DAY_MS - QR_SECONDS * 1000 - 1);
    expect(isLive()).toBe(false);
    world.clock.advance(QR_SECONDS * 1000 + 1);
    expect(secondsLeft(liveQr(world, onlyMember(world), 'KBANK')!, world.clock.now())).toBe(QR_SECONDS);
    world.clock.advance(QR_SECONDS * 1000);
    expect(isLive()).toBe(false);
    world.clock.advance(-1);
    expect(isLive()).toBe(true);
  });

  it('brings no QR back that was replaced meanwhile', () => {
    const world = aDayLater((later) => createQr(later, onlyMember(later), 'KBANK', 100));
    const qr = createQr(world, onlyMember(world), 'KBANK', 200);
    world.clock.advance(DAY_MS);
    expect(qr).toMatchObject({ ended: null });
    expect(liveQr(world, onlyMember(world), 'KBANK')).toBeNull();
  });
});
