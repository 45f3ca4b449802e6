import Type from 'typebox';
import { endpoint } from '../endpoint.ts';
import {
  Amount,
  Banner,
  Code,
  Count,
  IsoTime,
  MessageReply,
  Nullable,
  OneOf,
  Strict,
  Text,
} from '../shapes.ts';

/** Period in which receipts count against `maxReceived`: ever, today, or this week. [4.07] */
export const BonusType = OneOf(['limit', 'day', 'week']);

/** A member's receipts of a bonus. [3.16] */
export const UserBonus = Strict({
  _id: Code,
  isActive: Type.Boolean(),
  /** Number of receipts ever. */
  received: Count,
  /** One entry per receipt, so at least one. The spec does not show the name of this list. */
  entries: Type.Array(Strict({ updatedAt: IsoTime }), { minItems: 1 }),
});

// [3.16]
export const Bonus = Strict({
  code: Code,
  type: BonusType,
  maxReceived: Count,
  /** Percent of the bonus that a member loses by ending it early; replaces %percentFail% in a notice. [2.72] */
  percentFail: Type.Number({ minimum: 0, maximum: 100 }),
  banners: Type.Array(Banner),
  /** Null when the bonus was never received. */
  userBonus: Nullable(UserBonus),
});

export const bonusEndpoints = {
  // [7.29]
  'GET /api/bonus': endpoint({
    access: 'member',
    reply: Type.Array(Bonus),
    refuses: [],
    badInput: 'NO_DATA',
  }),
  /** [7.30] A GET that changes state. */
  'GET /api/bonus/activate/{code}': endpoint({
    access: 'member',
    params: Strict({ code: Code }),
    reply: UserBonus,
    refuses: [
      'NO_DATA',
      'BONUS_ALREADY_ACTIVE',
      'BONUS_MAX_CLAIMED',
      'BONUS_CONDITION',
      'BONUS_FULL',
      'BONUS_REMAINING',
    ],
    badInput: 'NO_DATA',
  }),
  /** [7.31] `status` says whether a bonus is active; `type` is the type of that bonus. [2.69] */
  'GET /api/bonus/check/active': endpoint({
    access: 'member',
    reply: Strict({ status: Type.Boolean(), type: Nullable(Text(40)) }),
    refuses: [],
    badInput: 'NO_DATA',
  }),
  /** [7.32] Not used by the app: the balance below which a bonus counts as played out. */
  'GET /api/bonus/check/minimum': endpoint({
    access: 'member',
    reply: Strict({ minimum: Amount }),
    refuses: [],
    badInput: 'NO_DATA',
  }),
  /** [7.33] Ends the active bonus. A GET that changes state. */
  'GET /api/bonus/clear': endpoint({
    access: 'member',
    reply: MessageReply,
    refuses: ['NO_DATA', 'BONUS_CONDITION'],
    badInput: 'NO_DATA',
  }),
};
