import type { Static, TSchema } from 'typebox';
import type { Conversation } from 'contracts';
import type { FaultPlanShape, FaultShape } from './qa/fault-shapes.ts';
import type {
  ClockPlan,
  ClockShape,
  EntryShape,
  MemberShape,
  OtpShape,
  QrRefusalPlan,
  QrShape,
  TokenPlan,
  TokenShape,
  WorldPlanShape,
  WorldShape,
} from './qa/shapes.ts';
import type { DeskPlan, LinePlan, LineShape, RoomShape, SocketShape } from './qa/chat-shapes.ts';
import type {
  DecidePlan,
  DepositOptionsPlan,
  DepositOptionsShape,
  GenuinePlan,
  GenuineShape,
  GiftShape,
  NextReadingPlan,
  SlipShape,
} from './qa/deposit-shapes.ts';
import type {
  GameShape,
  LinesPlan,
  OtherGamePlan,
  PlayPlan,
  SettlePlan,
  WithdrawalShape,
} from './qa/game-shapes.ts';
import type {
  BannersPlan,
  BannersShape,
  BonusesShape,
  BonusRulesShape,
  CouponPlan,
  CouponShape,
  HeldBonusShape,
  InvitePlan,
  PlaysPlan,
  PromotionsShape,
  WheelShape,
} from './qa/reward-shapes.ts';
import type {
  FailingShape,
  FlagsPlan,
  FlagsShape,
  LimitsPlan,
  LimitsShape,
  LookupsPlan,
  LookupsShape,
  SlipHoursPlan,
  SlipHoursShape,
} from './qa/settings-shapes.ts';
import type { JournalFilter as EngineFilter } from './engine/journal.ts';

type Of<S extends TSchema> = Static<S>;

/** As much of fetch() as the verbs need; the path is absolute within the mock. */
type Send = (
  path: string,
  init: { method: string; headers?: Record<string, string>; body?: string },
) => Promise<Response>;

/** The verbs of the control API for one world, typed. Each throws an Error with the API's own sentence. */
export function createControl(fetch: Send, world: string) {
  const base = `/qa/api/worlds/${world}`;

  const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(base + path, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
    const reply = (answer.status === 204 ? null : await answer.json()) as T & { message?: string };
    if (!answer.ok) throw new Error(`${method} ${base}${path}: ${reply.message ?? answer.status}`);
    return reply;
  };

  return {
    reset: (plan: Of<typeof WorldPlanShape> = {}) => send<Of<typeof WorldShape>>('PUT', '', plan),
    world: () => send<Of<typeof WorldShape>>('GET', ''),
    remove: () => send<null>('DELETE', ''),
    /** All that the world holds, to be loaded again. */
    snapshot: () => send<object>('GET', '/snapshot'),
    loadSnapshot: (snapshot: object) => send<Of<typeof WorldShape>>('PUT', '/snapshot', snapshot),

    clock: () => send<Of<typeof ClockShape>>('GET', '/clock'),
    setClock: (plan: Of<typeof ClockPlan>) => send<Of<typeof ClockShape>>('PUT', '/clock', plan),
    advanceClock: (by: { seconds: number }) => send<Of<typeof ClockShape>>('POST', '/clock/advance', by),

    members: async () => (await send<{ members: Of<typeof MemberShape>[] }>('GET', '/members')).members,
    member: async (phone: string) => {
      const { members } = await send<{ members: Of<typeof MemberShape>[] }>('GET', '/members');
      const found = members.find((member) => member.phone === phone);
      if (!found) throw new Error(`no member has the phone ${phone}`);
      return found;
    },
    setBalance: (phone: string, plan: { account: string; amount: number }) =>
      send<Of<typeof MemberShape>>('PUT', `/members/${phone}/balance`, plan),
    setActive: (phone: string, plan: { isActive: boolean }) =>
      send<Of<typeof MemberShape>>('PUT', `/members/${phone}/active`, plan),
    issueToken: (phone: string, plan: Of<typeof TokenPlan> = {}) =>
      send<Of<typeof TokenShape>>('POST', `/members/${phone}/tokens`, plan),

    revokeTokens: (phone: string) => send<null>('DELETE', `/members/${phone}/tokens`),
    setHasWallet: (phone: string, plan: { hasWallet: boolean }) =>
      send<Of<typeof MemberShape>>('PUT', `/members/${phone}/wallet`, plan),
    setBank: (phone: string, plan: Of<typeof MemberShape>['bank']) =>
      send<Of<typeof MemberShape>>('PUT', `/members/${phone}/bank`, plan),
    removeMember: (phone: string) => send<null>('DELETE', `/members/${phone}`),
    otps: async () => (await send<{ otps: Of<typeof OtpShape>[] }>('GET', '/otps')).otps,

    games: async (phone: string) =>
      (await send<{ games: Of<typeof GameShape>[] }>('GET', `/members/${phone}/games`)).games,
    play: (phone: string, code: string, plan: Of<typeof PlayPlan>) =>
      send<Of<typeof GameShape>>('POST', `/members/${phone}/games/${code}/play`, plan),
    forgetPlayer: (phone: string, code: string, isForgotten = true) =>
      send<Of<typeof GameShape>>('PUT', `/members/${phone}/games/${code}/forgotten`, { isForgotten }),
    /** Lets exactly these providers fail. */
    setFailingGames: (codes: string[]) => send<unknown>('PUT', '/failing-games', { codes }),
    addGame: (plan: Of<typeof OtherGamePlan>) => send<null>('POST', '/other-games', plan),
    withdrawals: async () =>
      (await send<{ withdrawals: Of<typeof WithdrawalShape>[] }>('GET', '/withdrawals')).withdrawals,
    settleWithdrawal: (reference: string, plan: Of<typeof SettlePlan>) =>
      send<Of<typeof WithdrawalShape>>('POST', `/withdrawals/${reference}/settle`, plan),
    addStatementLines: (phone: string, plan: Of<typeof LinesPlan>) =>
      send<null>('POST', `/members/${phone}/statement`, plan),

    qrs: async () => (await send<{ qrs: Of<typeof QrShape>[] }>('GET', '/qrs')).qrs,
    payQr: (id: string) => send<Of<typeof QrShape>>('POST', `/qrs/${id}/paid`, {}),
    payQrLate: (id: string) => send<Of<typeof QrShape>>('POST', `/qrs/${id}/paid-late`, {}),
    /** The bank reports another amount than the QR's. */
    payQrWrong: (id: string, amount: number) =>
      send<Of<typeof QrShape>>('POST', `/qrs/${id}/paid-wrong`, { amount }),
    refuseNextQr: (plan: Of<typeof QrRefusalPlan> = {}) => send<null>('POST', '/qrs/refuse-next', plan),

    /** A member sends money at their bank: what `slipPicture` then shows. */
    makeTransfer: (plan: Of<typeof GenuinePlan>) => send<Of<typeof GenuineShape>>('POST', '/transfers', plan),
    /** The genuine slip of a transfer, as PNG. */
    slipPicture: async (reference: string) => {
      const answer = await fetch(`${base}/transfers/${reference}/slip.png`, { method: 'GET' });
      if (!answer.ok) throw new Error(`no slip of ${reference}: ${answer.status}`);
      return answer.blob();
    },
    slips: async () => (await send<{ slips: Of<typeof SlipShape>[] }>('GET', '/slips')).slips,
    decideSlip: (id: string, plan: Of<typeof DecidePlan>) =>
      send<Of<typeof SlipShape>>('POST', `/slips/${id}/decide`, plan),
    loseSlipFile: (id: string) => send<null>('DELETE', `/slips/${id}/file`),
    failNextSlip: (reason: Of<typeof NextReadingPlan>['reason']) =>
      send<null>('POST', '/slips/next-reading', { reason }),
    makeGift: (amount: number) => send<Of<typeof GiftShape>>('POST', '/gifts', { amount }),
    depositOptions: () => send<Of<typeof DepositOptionsShape>>('GET', '/deposit-options'),
    setDepositOptions: (plan: Of<typeof DepositOptionsPlan>) =>
      send<Of<typeof DepositOptionsShape>>('PUT', '/deposit-options', plan),

    bonuses: async () => (await send<Of<typeof BonusesShape>>('GET', '/bonuses')).bonuses,
    setBonuses: (bonuses: Of<typeof BonusesShape>['bonuses']) =>
      send<Of<typeof BonusesShape>>('PUT', '/bonuses', { bonuses }),
    setBonusRules: (plan: Of<typeof BonusRulesShape>) =>
      send<Of<typeof BonusRulesShape>>('PUT', '/bonus-rules', plan),
    promotions: async () => (await send<Of<typeof PromotionsShape>>('GET', '/promotions')).promotions,
    setPromotions: (promotions: Of<typeof PromotionsShape>['promotions']) =>
      send<Of<typeof PromotionsShape>>('PUT', '/promotions', { promotions }),
    setBanners: (plan: Of<typeof BannersPlan>) => send<Of<typeof BannersShape>>('PUT', '/banners', plan),
    setInvites: (phone: string, plan: Of<typeof InvitePlan>) =>
      send<Of<typeof MemberShape>>('PUT', `/members/${phone}/invites`, plan),
    setPlays: (phone: string, plan: Of<typeof PlaysPlan>) =>
      send<Of<typeof MemberShape>>('PUT', `/members/${phone}/plays`, plan),
    /** What the member holds, or null. */
    heldBonus: async (phone: string) =>
      (await send<Of<typeof HeldBonusShape>>('GET', `/members/${phone}/bonus`)).held,
    /** Ends it as if it had been played out. */
    finishBonus: (phone: string) =>
      send<Of<typeof MemberShape>>('POST', `/members/${phone}/bonus/finish`, {}),
    wheel: () => send<Of<typeof WheelShape>>('GET', '/wheel'),
    setWheel: (plan: Of<typeof WheelShape>) => send<Of<typeof WheelShape>>('PUT', '/wheel', plan),
    /** The slice at which the wheel stops next, by its code. */
    setNextPrize: (code: string) => send<Of<typeof WheelShape>>('POST', '/wheel/next', { code }),
    setCoins: (phone: string, coins: number) =>
      send<Of<typeof MemberShape>>('PUT', `/members/${phone}/coins`, { coins }),
    coupons: async () => (await send<{ coupons: Of<typeof CouponShape>[] }>('GET', '/coupons')).coupons,
    giveCoupon: (phone: string, plan: Of<typeof CouponPlan>) =>
      send<Of<typeof CouponShape>>('POST', `/members/${phone}/coupons`, plan),
    expireCoupon: (id: string) => send<Of<typeof CouponShape>>('POST', `/coupons/${id}/expire`, {}),

    chatRooms: async () => (await send<{ rooms: Of<typeof RoomShape>[] }>('GET', '/chat/rooms')).rooms,
    chatRoomOf: async (phone: string) =>
      (await send<{ room: string }>('GET', `/members/${phone}/chat-room`)).room,
    chatMessages: async (room: string) =>
      (await send<{ messages: Of<typeof Conversation>[] }>('GET', `/chat/rooms/${room}/messages`)).messages,
    /** The desk says something. */
    say: (room: string, plan: Of<typeof DeskPlan>) =>
      send<Of<typeof Conversation>>('POST', `/chat/rooms/${room}/messages`, plan),
    endConversation: (room: string) => send<Of<typeof RoomShape>>('POST', `/chat/rooms/${room}/end`, {}),
    readByAgent: (room: string) => send<Of<typeof RoomShape>>('POST', `/chat/rooms/${room}/read`, {}),
    sockets: async () => (await send<{ sockets: Of<typeof SocketShape>[] }>('GET', '/chat/sockets')).sockets,
    cutSockets: () => send<null>('DELETE', '/chat/sockets'),
    setLine: (plan: Of<typeof LinePlan>) => send<Of<typeof LineShape>>('PUT', '/chat/line', plan),

    faults: async () => (await send<{ faults: Of<typeof FaultShape>[] }>('GET', '/faults')).faults,
    addFault: (plan: Of<typeof FaultPlanShape>) => send<Of<typeof FaultShape>>('POST', '/faults', plan),
    removeFault: (id: number) => send<null>('DELETE', `/faults/${id}`),
    clearFaults: () => send<null>('DELETE', '/faults'),

    journal: async (filter: JournalFilter = {}) =>
      (await send<{ entries: Of<typeof EntryShape>[] }>('GET', `/journal?${query(filter)}`)).entries,
    count: async (filter: JournalFilter = {}) =>
      (await send<{ count: number }>('GET', `/journal/count?${query(filter)}`)).count,
    waitFor: async (filter: JournalFilter & { count?: number; timeoutSeconds?: number } = {}) =>
      (await send<{ entries: Of<typeof EntryShape>[] }>('POST', '/journal/wait', filter)).entries,
    har: () => send<object>('GET', '/journal.har'),
    clearJournal: () => send<null>('DELETE', '/journal'),

    flags: () => send<Of<typeof FlagsShape>>('GET', '/flags'),
    setFlags: (plan: Of<typeof FlagsPlan>) => send<Of<typeof FlagsShape>>('PUT', '/flags', plan),
    lookups: () => send<Of<typeof LookupsShape>>('GET', '/lookups'),
    setLookups: (plan: Of<typeof LookupsPlan>) => send<Of<typeof LookupsShape>>('PUT', '/lookups', plan),
    setWithdrawLimits: (plan: Of<typeof LimitsPlan>) =>
      send<Of<typeof LimitsShape>>('PUT', '/withdraw-limits', plan),
    setSlipHours: (plan: Of<typeof SlipHoursPlan>) =>
      send<Of<typeof SlipHoursShape>>('PUT', '/slip-hours', plan),
    /** Lets exactly these parts of the service fail. */
    setFailing: (parts: Of<typeof FailingShape>['parts']) =>
      send<Of<typeof FailingShape>>('PUT', '/failing', { parts }),
  };
}

type JournalFilter = Omit<EngineFilter, 'serverViolations' | 'clientViolations'> & {
  breaches?: boolean;
  outside?: boolean;
};

export type Control = ReturnType<typeof createControl>;

function query({ breaches, outside, ...filter }: JournalFilter): string {
  const pairs = Object.entries(filter).map(([name, value]): [string, string] => [name, String(value)]);
  if (breaches) pairs.push(['breaches', 'true']);
  if (outside) pairs.push(['outside', 'true']);
  return new URLSearchParams(pairs).toString();
}
