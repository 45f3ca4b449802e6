import { SOMCHAI, SOMPHONE } from '../../fixtures.ts';
import type { Walker } from './walker.ts';

type Event = (walker: Walker, phone: string) => Promise<string | null>;

const PHONES = [SOMCHAI.phone, SOMCHAI.phone, '0899999999', SOMPHONE.phone];

async function payQr({ world, chance }: Walker): Promise<string | null> {
  const live = (await world.qrs()).filter(({ status }) => status === 'live');
  const [qr] = live;
  if (!qr) return null;
  if (chance.happens(0.2)) {
    await world.payQrWrong(qr.qrcodeId, 33);
    return `pay 33 to the QR of ${qr.amount}`;
  }
  await world.payQr(qr.qrcodeId);
  return `pay the QR of ${qr.amount} of ${qr.phone}`;
}

async function decide({ world, chance }: Walker): Promise<string | null> {
  const status = chance.pick(['SUCCESS', 'FAILED'] as const);
  const slip = (await world.slips()).find((one) => !['SUCCESS', 'FAILED'].includes(one.status));
  if (slip && chance.happens(0.5)) {
    await world.decideSlip(
      slip.id,
      status === 'SUCCESS' ? { status, amount: 250 } : { status, reason: 'INVALID_SLIP' },
    );
    return `decide the slip: ${status}`;
  }
  const withdrawal = (await world.withdrawals()).find((one) => !['SUCCESS', 'FAILED'].includes(one.status));
  if (!withdrawal) return null;
  await world.decideWithdrawal(withdrawal.reference, { status });
  return `decide the withdrawal of ${withdrawal.amount}: ${status}`;
}

async function play({ world, chance }: Walker, phone: string): Promise<string | null> {
  const open = (await world.games(phone)).filter(({ isOpen, balance }) => isOpen && balance >= 1);
  if (open.length === 0) return null;
  const { code, balance } = chance.pick(open);
  const outcome = chance.pick(['win', 'lose'] as const);
  await world.play(phone, code, { outcome, amount: outcome === 'win' ? 12.5 : Math.min(balance, 5) });
  return `${outcome} at ${code}`;
}

const EVENTS: { weight: number; happen: Event }[] = [
  { weight: 5, happen: payQr },
  { weight: 2, happen: decide },
  { weight: 2, happen: play },
  {
    weight: 1,
    happen: async ({ world }, phone) => {
      await world.setCoins(phone, 3);
      return `3 coins for ${phone}`;
    },
  },
  {
    weight: 1,
    happen: async ({ world }, phone) => {
      await world.setPlays(phone, { staked: 500, won: 0, lost: 500 });
      return `losses of ${phone}`;
    },
  },
  {
    weight: 1,
    happen: async ({ world }, phone) => {
      const room = await world.chatRoomOf(phone);
      await world.sendAsAgent(room, { text: 'สวัสดีค่ะ' });
      return `the agent writes to ${phone}`;
    },
  },
  {
    weight: 1,
    happen: async ({ world }, phone) => {
      await world.revokeTokens(phone);
      return `the sessions of ${phone} end`;
    },
  },
  {
    weight: 0.7,
    happen: async ({ world, chance }) => {
      const codes = chance.pick([[], ['PG'], ['JOKER', 'UFABET']]);
      await world.setGameOutages(codes);
      return `games out: ${codes.join(', ') || 'none'}`;
    },
  },
  {
    weight: 0.5,
    happen: async ({ world, chance }) => {
      const flags = chance.pick([
        { spinActive: false },
        { spinActive: true },
        { inviteActive: false },
        { refundActive: false },
        { enableChatWidget: false },
        { isManual: true },
        { isManual: false },
      ]);
      await world.setFlags(flags);
      return `flags ${JSON.stringify(flags)}`;
    },
  },
  {
    weight: 0.5,
    happen: async ({ world }) => {
      await world.disconnectSockets();
      return 'the sockets end';
    },
  },
];

/** Something that happens at the service. */
export const service = (walker: Walker): Promise<string | null> =>
  walker.chance.weighed(EVENTS).happen(walker, walker.chance.pick(PHONES));
