import type { TFunction } from 'i18next';
import type { Reply } from 'mock-server/control';
import type { Member } from '../control/use-member.ts';
import type { Action } from './action.ts';
import { forNetwork } from './network-actions.ts';
import { hoursClosedAt } from './hours-closed-at.ts';
import { halfOf } from '../ui/money.ts';
import type { VerbAction } from '../ui/verb-button.tsx';

export interface ActionContext {
  t: TFunction;
  member: Member | null;
  room: string | null;
  qrs: Reply<'GET /qrs'>['qrs'];
  slips: Reply<'GET /slips'>['slips'];
  withdrawals: Reply<'GET /withdrawals'>['withdrawals'];
  /** The time of the world; undefined while it is unknown. */
  now: string | undefined;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
export const CLOCK_STEPS = [
  ['minute', MINUTE],
  ['ten_minutes', 10 * MINUTE],
  ['hour', HOUR],
  ['day', DAY],
  ['week', 7 * DAY],
  ['month', 30 * DAY],
] as const;

const COUPON = { code: 'P100', name: '100 baht', kind: 'money', amount: 100 };

export function actionsFor(context: ActionContext): Action[] {
  return [...forMember(context), ...forMoney(context), ...forService(context), ...forNetwork(context.t)];
}

function forMember({ t, member, room }: ActionContext): Action[] {
  if (!member) return [];
  const params = { phone: member.phone };
  const act = (
    id: string,
    group: Action['group'],
    words: string,
    call: Omit<VerbAction, 'label'>,
  ): Action => ({
    id,
    group,
    words,
    label: t(`act.${id}`, { who: member.name }),
    ...call,
    input: { params, ...call.input },
  });
  const balance = (amount: number) => ({ body: { account: 'WALLET', amount } });
  return [
    act('session_gone', 'member', 'session gone revoked logged out 401', {
      verb: 'DELETE /members/{phone}/tokens',
    }),
    act('no_money', 'member', 'empty zero broke balance', {
      verb: 'PUT /members/{phone}/balance',
      input: balance(0),
    }),
    act('much_money', 'member', 'rich balance million', {
      verb: 'PUT /members/{phone}/balance',
      input: balance(1_000_000),
    }),
    act('member_inactive', 'member', 'inactive locked banned INACTIVE_USER', {
      verb: 'PUT /members/{phone}/active',
      input: { body: { isActive: false } },
    }),
    act('member_active', 'member', 'active unlocked', {
      verb: 'PUT /members/{phone}/active',
      input: { body: { isActive: true } },
    }),
    act('no_wallet', 'member', 'NO_WALLET wallet gone', {
      verb: 'PUT /members/{phone}/wallet',
      input: { body: { hasWallet: false } },
    }),
    act('no_bank', 'member', 'NO_BANK bank gone', {
      verb: 'PUT /members/{phone}/bank',
      input: { body: { bankCode: '', bankAccountName: '', bankAccountNo: '' } },
    }),
    act('statement_500', 'member', 'statement 500 rows month old history', {
      verb: 'POST /members/{phone}/statement',
      input: { body: { count: 500, daysAgo: 30 } },
    }),
    act('coins', 'wheel', 'coins spin wheel', {
      verb: 'PUT /members/{phone}/coins',
      input: { body: { coins: 10 } },
    }),
    act('coupon', 'wheel', 'coupon won prize', {
      verb: 'POST /members/{phone}/coupons',
      input: { body: COUPON },
    }),
    act('bonus_finish', 'money', 'bonus played out finished turnover', {
      verb: 'POST /members/{phone}/bonus/finish',
    }),
    ...(room === null ? [] : forChat({ t, member, room })),
  ];
}

const CHAT_PRESETS = [
  'text',
  'buttons',
  'image',
  'video',
  'file',
  'quick_replies',
  'generic',
  'postback',
  'unknown',
];

function forChat({ t, member, room }: { t: TFunction; member: Member; room: string }): Action[] {
  return CHAT_PRESETS.map((preset) => ({
    id: `chat_${preset}`,
    group: 'chat',
    words: `agent message chat ${preset}`,
    label: t('act.chat', { kind: t(`chat_kind.${preset}`), who: member.name }),
    verb: 'POST /chat/rooms/{room}/messages',
    input: { params: { room }, body: { preset } },
  }));
}

function forMoney({ t, qrs, slips, withdrawals }: ActionContext): Action[] {
  const live = qrs.find(({ status }) => status === 'live');
  const late = qrs.find(({ status }) => status === 'expired');
  // The mock lists QRs newest first, and slips and withdrawals oldest first.
  const slip = slips.findLast(({ status }) => status === 'PENDING');
  const withdrawal = withdrawals.findLast(({ status }) => status === 'PENDING');
  const of = (id: string, words: string, call: Omit<VerbAction, 'label'>): Action => ({
    id,
    group: 'money',
    words,
    label: t(`act.${id}`),
    ...call,
  });
  return [
    ...(live
      ? [
          of('qr_paid', 'paid qr deposit', {
            verb: 'POST /qrs/{qrcodeId}/paid',
            input: { params: { qrcodeId: live.qrcodeId } },
          }),
          of('qr_wrong', 'paid wrong amount qr', {
            verb: 'POST /qrs/{qrcodeId}/paid-wrong',
            input: { params: { qrcodeId: live.qrcodeId }, body: { amount: halfOf(live.amount) } },
          }),
        ]
      : []),
    ...(late
      ? [
          of('qr_late', 'paid late expired qr', {
            verb: 'POST /qrs/{qrcodeId}/paid-late',
            input: { params: { qrcodeId: late.qrcodeId } },
          }),
        ]
      : []),
    of('qr_refused', 'qr refused QR_FAIL', { verb: 'POST /qrs/refuse-next' }),
    ...(slip
      ? [
          of('slip_approved', 'slip approved success', {
            verb: 'POST /slips/{slipId}/decide',
            input: { params: { slipId: slip.id }, body: { status: 'SUCCESS', amount: slip.amount ?? 100 } },
          }),
        ]
      : []),
    ...(withdrawal
      ? (['SUCCESS', 'FAILED'] as const).map((status) =>
          of(`withdrawal_${status}`, 'withdrawal settled bank paid failed', {
            verb: 'POST /withdrawals/{reference}/decide',
            input: { params: { reference: withdrawal.reference }, body: { status } },
          }),
        )
      : []),
  ];
}

function forService({ t, now }: ActionContext): Action[] {
  const flags = (id: string, words: string, body: object): Action => ({
    id,
    group: 'service',
    words,
    label: t(`act.${id}`),
    verb: 'PUT /flags',
    input: { body },
  });
  const closeSlips: Action[] = now
    ? [
        {
          id: 'slips_closed',
          group: 'service',
          words: 'slip hours closed night',
          label: t('act.slips_closed'),
          verb: 'PUT /slip-hours',
          input: { body: hoursClosedAt(now) },
        },
      ]
    : [];
  return [
    flags('terminated', 'terminated service ended gone closed', { terminated: true }),
    flags('running', 'service back running', { terminated: false }),
    flags('rate_limit', 'requests per minute REQUEST_LIMIT', { requestsPerMinute: 5 }),
    flags('foreign_network', 'INVALID_IP foreign network ip', { invalidIp: true }),
    flags('no_otp', 'otp off registration', { registerOTP: false }),
    flags('manual_deposits', 'manual deposits by hand', { isManual: true }),
    {
      id: 'chat_cut',
      group: 'chat',
      words: 'cut the line disconnect socket chat',
      label: t('act.chat_cut'),
      verb: 'DELETE /chat/sockets',
    },
    ...closeSlips,
    ...CLOCK_STEPS.map(([step, seconds]): Action => ({
      id: `clock_${step}`,
      group: 'clock',
      words: 'clock advance time later expire',
      label: t('act.clock', { step: t(`clock.${step}`) }),
      verb: 'POST /clock/advance',
      input: { body: { seconds } },
    })),
  ];
}
