import type { SlipReason } from 'contracts';
import type { Satang } from 'contracts/rules';
import { WorldClock, type Clock } from '../engine/clock.ts';
import { BANNERS, BONUSES, BONUS_RULES, PROMOTIONS, WHEEL, type BonusRules } from './rewards/offers.ts';
import { DEPOSIT_OPTIONS } from './deposits/deposit-banks.ts';
import type {
  BankTransfer,
  Banner,
  BonusOffer,
  BonusReceipts,
  ChatLine,
  ChatRoom,
  Coupon,
  Currency,
  DepositOptions,
  Gift,
  HeldBonus,
  InviteRow,
  KeptFile,
  PromotionOffer,
  Provider,
  Refunds,
  Slip,
  Wheel,
  Member,
  Otp,
  PhoneOtps,
  PlayTotals,
  Qr,
  QrRefusal,
  StatementEntry,
  Ticket,
  Token,
  Withdrawal,
} from './entities.ts';
import type { WorldEvents } from '../engine/events.ts';
import { Faults } from '../engine/faults.ts';
import { DEFAULT_FLAGS, type Flags } from './service/flags.ts';
import { Journal } from '../engine/journal.ts';
import { Ledger } from './money/ledger.ts';
import { LoginGuard } from './members/login-guard.ts';
import { DEFAULT_LOOKUPS, type Lookups } from './service/lookups.ts';
import { Random } from '../engine/random.ts';
import type { ServicePart } from './service/outages.ts';
import { SLIP_HOURS, type SlipHours } from './deposits/slip-hours.ts';
import { WITHDRAW_LIMITS } from './money/withdraw-limits.ts';

/** The spec shows no value. [7.51] */
const CHAT_PREFIX = 'RK';

/** All that one world holds. Nothing in it refers to another world. */
export interface World {
  readonly name: string;
  readonly scenario: string;
  readonly seed: number;
  readonly clock: WorldClock;
  readonly random: Random;
  readonly ledger: Ledger;
  readonly members: Map<string, Member>;
  /** The last id that was given to a member, present or gone. */
  readonly lastIds: { member: number };
  /** Ids of the members by phone. */
  readonly phones: Map<string, string>;
  /** Codes sent to phones, by token. */
  readonly otps: Map<string, Otp>;
  readonly phoneOtps: Map<string, PhoneOtps>;
  /** Calls of each caller in the minute that began at `since`. */
  readonly requestCounts: Map<string, { since: number; count: number }>;
  /** What the lookups answer. */
  readonly lookups: Lookups;
  readonly withdrawLimits: Record<Currency, { min: Satang; max: Satang }>;
  readonly slipHours: SlipHours;
  readonly depositOptions: Omit<DepositOptions, 'isManual'>;
  readonly files: Map<string, KeptFile>;
  /** By the reference that their slips carry. */
  readonly bankTransfers: Map<string, BankTransfer>;
  readonly slips: Map<string, Slip>;
  /** Ids of the slips of each member, oldest first. */
  readonly slipsByMember: Map<string, string[]>;
  readonly pendingSlips: Set<string>;
  /** Reasons for which the next slips fail to be read, in order. */
  readonly slipFailures: SlipReason[];
  readonly gifts: Map<string, Gift>;
  readonly tokens: Map<string, Token>;
  readonly loginGuard: LoginGuard;
  readonly qrs: Map<string, Qr>;
  /** Creations of a QR that QA has asked to refuse, in order. */
  readonly qrRefusals: QrRefusal[];
  /** Lines by member, oldest first. */
  readonly statement: Map<string, StatementEntry[]>;
  readonly withdrawals: Map<string, Withdrawal>;
  /** References of those that are still on their way. */
  readonly pendingWithdrawals: Set<string>;
  /** Games beside those with their own login handling. [7.50] */
  readonly otherGames: Provider[];
  /** Providers that fail until QA mends them. */
  readonly failingGames: Set<string>;
  readonly tickets: Map<string, Ticket>;
  readonly plays: Map<string, PlayTotals>;
  readonly bonuses: BonusOffer[];
  readonly promotions: PromotionOffer[];
  /** By member and code of the bonus, as `bonusKey` writes it. */
  readonly bonusReceipts: Map<string, BonusReceipts>;
  /** Codes of the promotions that each member has received. */
  readonly promotionReceipts: Map<string, string[]>;
  readonly heldBonuses: Map<string, HeldBonus>;
  readonly bonusRules: BonusRules;
  /** By the member who invited. */
  readonly inviteRows: Map<string, InviteRow[]>;
  readonly refunds: Map<string, Refunds>;
  readonly banners: { invite: Banner[]; refund: Banner[] };
  readonly wheel: Wheel;
  readonly coupons: Map<string, Coupon>;
  /** Before the id in the name of a chat room. [7.51] */
  readonly chatPrefix: string;
  /** By name, `{prefix}-{id}`. */
  readonly chatRooms: Map<string, ChatRoom>;
  readonly chatLine: ChatLine;
  /** Sockets that are on the line now, and the room each has joined. */
  readonly sockets: Map<string, { room: string | null }>;
  readonly events: WorldEvents;
  readonly flags: Flags;
  /** Parts of the service that fail until QA mends them. */
  readonly failing: Set<ServicePart>;
  readonly faults: Faults;
  readonly journal: Journal;
}

/** What a world shares with the others of its mock. */
export interface WorldParts {
  clock: Clock;
  events: WorldEvents;
}

export interface WorldOptions extends WorldParts {
  name: string;
  scenario: string;
  seed: number;
  /** Milliseconds since 1970 at which the world's clock stands; null lets it run. */
  frozenAt: number | null;
}

/** A world without members; a scenario fills it. */
export function createWorld({ name, scenario, seed, clock: base, frozenAt, events }: WorldOptions): World {
  return {
    name,
    scenario,
    seed,
    clock: new WorldClock(base, frozenAt),
    random: new Random(seed),
    ledger: new Ledger(),
    members: new Map(),
    lastIds: { member: 100_000 },
    phones: new Map(),
    otps: new Map(),
    phoneOtps: new Map(),
    requestCounts: new Map(),
    lookups: structuredClone(DEFAULT_LOOKUPS),
    withdrawLimits: structuredClone(WITHDRAW_LIMITS),
    slipHours: { ...SLIP_HOURS },
    depositOptions: structuredClone(DEPOSIT_OPTIONS),
    files: new Map(),
    bankTransfers: new Map(),
    slips: new Map(),
    slipsByMember: new Map(),
    pendingSlips: new Set(),
    slipFailures: [],
    gifts: new Map(),
    tokens: new Map(),
    loginGuard: new LoginGuard(),
    qrs: new Map(),
    qrRefusals: [],
    statement: new Map(),
    withdrawals: new Map(),
    pendingWithdrawals: new Set(),
    otherGames: [],
    failingGames: new Set(),
    tickets: new Map(),
    plays: new Map(),
    bonuses: structuredClone(BONUSES) as BonusOffer[],
    promotions: structuredClone(PROMOTIONS) as PromotionOffer[],
    bonusReceipts: new Map(),
    promotionReceipts: new Map(),
    heldBonuses: new Map(),
    bonusRules: { ...BONUS_RULES },
    inviteRows: new Map(),
    refunds: new Map(),
    banners: structuredClone(BANNERS),
    wheel: structuredClone(WHEEL),
    coupons: new Map(),
    chatPrefix: CHAT_PREFIX,
    chatRooms: new Map(),
    chatLine: { refuses: false, delayMs: 0, lose: 0, duplicate: 0, reorder: 0 },
    sockets: new Map(),
    events,
    flags: { ...DEFAULT_FLAGS },
    failing: new Set(),
    // The seed's complement: a sequence of its own, that repeats with the world's.
    faults: new Faults(new Random(~seed)),
    journal: new Journal(),
  };
}
