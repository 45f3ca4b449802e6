import Type from 'typebox';
import { endpoint } from '../endpoint.ts';
import { LONGEST_CODE } from '../rules/code.ts';
import { MessageReply, Nullable, Strict, Text } from '../shapes.ts';

// [3.17]
export const Promotion = Strict({
  percentFail: Type.Number({ minimum: 0, maximum: 100 }),
  description: Text(20_000),
});

/** A code as a member types it: the spec shows no form of codes. [2.70] */
const TypedCode = Type.String({ minLength: 1, maxLength: LONGEST_CODE });

export const promotionEndpoints = {
  /** [7.34] Not used by the app: the member's current promotion. */
  'GET /api/promotion/current': endpoint({
    access: 'member',
    reply: Strict({ promotion: Nullable(Promotion) }),
    refuses: [],
    badInput: 'NO_DATA',
  }),
  /** [7.35] The app sends the code in upper case. [5.24] */
  'GET /api/promotion/find/{code}': endpoint({
    access: 'member',
    params: Strict({ code: TypedCode }),
    reply: Promotion,
    refuses: ['NO_PROMOTION'],
    badInput: 'NO_PROMOTION',
  }),
  /** [7.36] A GET that changes state. */
  'GET /api/promotion/activate/{code}': endpoint({
    access: 'member',
    params: Strict({ code: TypedCode }),
    reply: MessageReply,
    refuses: [
      'NO_PROMOTION',
      'PROMOTION_RECEIVED',
      'BONUS_ALREADY_ACTIVE',
      'BONUS_CONDITION',
      'BONUS_REMAINING',
    ],
    badInput: 'NO_PROMOTION',
  }),
};
