import { bahtFromSatang } from 'contracts/rules';
import { isoTime } from '../../engine/clock.ts';
import type { Member } from '../../world/members/members.ts';
import type { Otp } from '../../world/members/otp.ts';
import type { Qr } from '../../world/deposits/qr.ts';
import { gameAccountOf } from '../../world/money/accounts.ts';
import { walletOf } from '../../world/money/accounts.ts';
import { qrStatus, secondsLeft } from '../../world/deposits/qr.ts';
import type { World } from '../../world/world.ts';
import type { Worlds } from '../../world/worlds.ts';

export function worldView(worlds: Worlds, world: World) {
  const { name, scenario, seed, clock, members, journal } = world;
  return {
    name,
    scenario,
    seed,
    now: clock.iso(),
    isFrozen: clock.isFrozen,
    members: members.size,
    serverViolations: journal.serverViolations,
    clientViolations: journal.clientViolations,
    idleSeconds: Math.floor(worlds.idleMs(name) / 1000),
  };
}

export function memberView({ ledger }: World, member: Member) {
  const { id, phone, name, currency, isActive, hasWallet, coin, bankAccount } = member;
  const games = [...member.games].map(([code]) => [
    code,
    bahtFromSatang(ledger.balance(gameAccountOf(member, code))),
  ]);
  return {
    id,
    phone,
    name,
    currency,
    isActive,
    hasWallet,
    wallet: bahtFromSatang(ledger.balance(walletOf(member))),
    games: Object.fromEntries(games) as Record<string, number>,
    coins: coin,
    bank: bankAccount,
  };
}

export function qrView({ clock, members }: World, qr: Qr) {
  return {
    qrcodeId: qr.id,
    phone: members.get(qr.memberId)?.phone ?? '',
    memberId: qr.memberId,
    bankCode: qr.bankCode,
    amount: bahtFromSatang(qr.amount),
    status: qrStatus(qr, clock.now()),
    createdAt: isoTime(qr.createdAt),
    expiresAt: isoTime(qr.expiresAt),
    expireIn: secondsLeft(qr, clock.now()),
  };
}

export function otpView({ clock }: World, token: string, otp: Otp) {
  const { phone, ref, code, wrongCodes } = otp;
  return {
    token,
    phone,
    ref,
    code,
    wrongCodes,
    sentAt: isoTime(otp.sentAt),
    expiresAt: isoTime(otp.expiresAt),
    status: otp.ended ?? (clock.now() < otp.expiresAt ? ('live' as const) : ('expired' as const)),
  };
}
