import { type Satang, satang, shownSatang } from 'contracts/rules';
import type { Reply } from '../../api/call.ts';
import { countOrNull, shownTextFrom, textFrom, textOrNull } from '../../api/wire.ts';
import { positiveOrNull, readAmount, sumOrNull } from './amounts.ts';

type WalletReply = Reply<'GET /api/wallet'>;
type WireSlot = WalletReply['slots'][number];
type Figures = Pick<GameAccount, 'amount' | 'value' | 'isConverted'>;

const CATEGORIES = ['slot', 'sport', 'casino', 'lotto'] as const;

/** A member's account at one game, as the wallet reply lists it. [3.09] */
export interface GameAccount {
  code: string;
  name: string;
  category: (typeof CATEGORIES)[number];
  isActive: boolean;
  /** In the game's own unit, times 100; null when no reading had it. [5.33] */
  amount: Satang | null;
  /** In baht: the amount times `ftWalletSlot`, to the nearest satang; null with the amount. [2.42] [3.09] */
  value: Satang | null;
  /** Whether the game counts in a unit other than baht, so that the value is worth showing. */
  isConverted: boolean;
  /** The figures could not be read this time: they are older or missing. (W9) */
  isUnread: boolean;
  /** Addresses from the server, unchecked: check them before use. [3.09] */
  links: { web: string | null; android: string | null; ios: string | null };
  /** The provider's own picture, unchecked. [3.09] */
  picture: string | null;
}

export interface BankAccount {
  bankCode: string;
  accountName: string;
  accountNo: string;
  bankName: { th: string; en: string };
}

/** The wallet reply; amounts in satang. [7.13] */
export interface Wallet {
  profile: {
    id: string;
    name: string;
    /** Unmodified, for sending back; `name` is prepared for display. */
    ownName: string;
    username: string;
    coins: number | null;
  };
  /** null when the reply has no valid amount, as each count is; the screen shows "-", and the rest works. [5.33] */
  balance: Satang | null;
  inGames: Satang | null;
  total: Satang | null;
  invite: { amount: Satang | null; success: number | null; fail: number | null };
  gameAccounts: GameAccount[];
  /** An entry names no game and is left out, so that the sum of a section of games is unknown, too. */
  isGameMissing: boolean;
  bankAccount: BankAccount | null;
}

/**
 * Reads the wallet reply. One game's broken figures do not hide the others: that game keeps its figures from `before`. (W9) An
 * unreadable amount is null. [5.33] @throws when the shape is wrong.
 */
export function readWallet(
  { profile, wallet, invite, slots, bankAccount }: WalletReply,
  before: readonly GameAccount[] = [],
): Wallet {
  const named = slots.filter((slot: WireSlot | null) => textFrom(slot?.code) !== '');
  const gameAccounts = readGameAccounts(named, before);
  const balance = amountOf(wallet);
  // The money of an entry that names no game is in no sum.
  const isGameMissing = named.length < slots.length;
  const inGames = isGameMissing ? null : sumOrNull(gameAccounts.map(({ value }) => value));
  if (textFrom(profile._id) === '') throw new TypeError('wallet reply: profile._id is missing');
  return {
    profile: {
      id: profile._id,
      name: shownTextFrom(profile.name),
      ownName: textFrom(profile.name),
      username: textFrom(profile.username),
      coins: countOrNull(profile.coin),
    },
    balance,
    inGames,
    total: sumOrNull([balance, inGames]),
    invite: readInvite(invite),
    gameAccounts,
    isGameMissing,
    bankAccount: readBankAccount(bankAccount),
  };
}

const amountOf = (part?: { amount?: number } | null): Satang | null => readAmount(part?.amount);

function readInvite(invite?: Partial<WalletReply['invite']> | null): Wallet['invite'] {
  return {
    amount: positiveOrNull(amountOf(invite)),
    success: countOrNull(invite?.success),
    fail: countOrNull(invite?.fail),
  };
}

/** A wallet without a bank account is valid: deposits and games work, only withdrawals do not. */
function readBankAccount(account?: Partial<WalletReply['bankAccount']> | null): BankAccount | null {
  const bankCode = textFrom(account?.bankCode);
  const accountNo = textFrom(account?.bankAccountNo);
  if (bankCode === '' || accountNo === '') return null;
  return {
    bankCode,
    accountName: shownTextFrom(account?.bankAccountName),
    accountNo,
    bankName: {
      th: shownTextFrom(account?.bank?.nameTH) || bankCode,
      en: shownTextFrom(account?.bank?.nameEN) || bankCode,
    },
  };
}

/** One account for each game: its money counts once, however often it is listed. Entries that differ do not say how much. */
function readGameAccounts(slots: readonly WireSlot[], before: readonly GameAccount[]): GameAccount[] {
  const accounts = new Map<string, GameAccount>();
  for (const slot of slots) {
    const account = readGameAccount(slot, before);
    const same = accounts.get(account.code) ?? account;
    const isClear = same.value === account.value && same.isUnread === account.isUnread;
    const unread = { ...slot, isActive: same.isActive || account.isActive, ftWalletSlot: NaN };
    accounts.set(account.code, isClear ? same : readGameAccount(unread, before));
  }
  return [...accounts.values()];
}

function readGameAccount(slot: WireSlot, before: readonly GameAccount[]): GameAccount {
  const { code, name, category, isActive, web, android, ios, background, logo } = slot;
  const figures = readFigures(slot);
  const known = before.find((account) => account.code === code);
  return {
    code,
    name: shownTextFrom(name).trim() || code,
    // Money in a game of an unknown category must stay visible.
    category: CATEGORIES.find((known) => known === category) ?? 'slot',
    isActive: typeof isActive === 'boolean' ? isActive : (known?.isActive ?? false),
    ...(figures ?? {
      amount: known?.amount ?? null,
      // An inactive account holds nothing, even if its figures are broken.
      value: (isActive as unknown) === false ? satang(0) : (known?.value ?? null),
      isConverted: known?.isConverted ?? false,
    }),
    isUnread: figures === null,
    links: { web: textOrNull(web), android: textOrNull(android), ios: textOrNull(ios) },
    picture: textOrNull(background) ?? textOrNull(logo),
  };
}

function readFigures({ isActive, amount, ftWalletSlot }: WireSlot): Figures | null {
  if (typeof isActive !== 'boolean' || typeof ftWalletSlot !== 'number' || ftWalletSlot <= 0) return null;
  try {
    const own = shownSatang(amount);
    // A rate multiplies the fraction that is not shown, too.
    const whole = ftWalletSlot === 1 || own / 100 === amount ? own : amount * 100;
    return {
      amount: own,
      value: isActive ? satang(Math.round(whole * ftWalletSlot)) : satang(0),
      isConverted: ftWalletSlot !== 1,
    };
  } catch {
    return null;
  }
}
