import Type from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Amount, Banner, IsoTime, MessageReply, PageRequest, Strict, Text, Total } from '../shapes.ts';

/** What one friend has earned for the member. [3.13] */
export const InviteRow = Strict({ from: Strict({ name: Text() }), amount: Amount, createdAt: IsoTime });

export const inviteEndpoints = {
  /** [7.25] Newest first. */
  'POST /api/invite': endpoint({
    access: 'member',
    body: PageRequest,
    reply: Strict({ total: Type.Optional(Total), invites: Type.Array(InviteRow) }),
    refuses: [],
    badInput: 'NO_DATA',
  }),
  /** [7.26] [2.55] Adds all invitation earnings to the wallet. A GET that changes state. */
  'GET /api/invite/bonus': endpoint({
    access: 'member',
    reply: MessageReply,
    refuses: [
      'INVITE_COLLECT',
      'INVITE_INACTIVE',
      'NO_INVITE_BONUS',
      'NO_INVITEE_PLAY_INFO',
      'INVITE_BONUS_FAIL',
    ],
    badInput: 'NO_DATA',
  }),
  // [7.26]
  'GET /api/invite/banners': endpoint({
    access: 'member',
    reply: Type.Array(Banner),
    refuses: [],
    badInput: 'NO_DATA',
  }),
};
