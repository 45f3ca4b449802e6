import Type from 'typebox';
import { endpoint } from '../endpoint.ts';
import { CHAT_ID_MAX, CHAT_PATH_MAX } from '../rules/chat.ts';
import {
  CHAT_IMAGE_MAX_BYTES,
  CHAT_IMAGE_TYPES,
  CHAT_VIDEO_MAX_BYTES,
  CHAT_VIDEO_TYPES,
} from '../rules/upload.ts';
import { IsoTime, MessageReply, Nullable, Strict, Text } from '../shapes.ts';
import { Conversation, ConversationPackage } from '../socket/chat.ts';

/** One of the two identifies the customer. A member may send only their own id. */
const customer = {
  userId: Type.Optional(Nullable(Text(CHAT_ID_MAX))),
  guestId: Type.Optional(Nullable(Text(CHAT_ID_MAX))),
};

/** Path of the file, relative to the chat backend. */
const UploadReply = Strict({ path: Text(CHAT_PATH_MAX) });

/** The catalogue has no codes for chat files, so chat uploads use those of the slip. [8.09] */
const FILE_REFUSALS = ['SLIP_UPLOAD_FAIL', 'SLIP_NO_FILE', 'SLIP_INVALID_FILE'] as const;

export const chatEndpoints = {
  // [7.51]
  'GET /api/chat/config': endpoint({
    access: 'guest-or-member',
    reply: Strict({ PREFIX: Type.String({ pattern: '^[A-Za-z0-9_]{1,40}$' }) }),
    refuses: [],
    badInput: 'NO_DATA',
  }),
  // [7.52]
  'POST /api/chat/send-message': endpoint({
    access: 'guest-or-member',
    body: ConversationPackage,
    reply: Strict({ createdAt: IsoTime }),
    refuses: ['NO_USER'],
    badInput: 'NO_DATA',
  }),
  /** [7.53] [9.05] Newest first. */
  'POST /api/chat/history': endpoint({
    access: 'guest-or-member',
    body: Strict({
      ...customer,
      limit: Type.Integer({ minimum: 1, maximum: 100 }),
      skip: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    }),
    reply: Type.Array(Conversation),
    refuses: ['NO_USER'],
    badInput: 'NO_DATA',
  }),
  // [7.54] [9.04]
  'POST /api/chat/upload-image': endpoint({
    access: 'guest-or-member',
    upload: {
      field: 'file',
      types: CHAT_IMAGE_TYPES,
      maxBytes: CHAT_IMAGE_MAX_BYTES,
      noFile: 'SLIP_NO_FILE',
      invalidFile: 'SLIP_INVALID_FILE',
    },
    reply: UploadReply,
    refuses: FILE_REFUSALS,
    badInput: 'SLIP_UPLOAD_FAIL',
  }),
  // [7.54] [9.04]
  'POST /api/chat/upload-video': endpoint({
    access: 'guest-or-member',
    upload: {
      field: 'file',
      types: CHAT_VIDEO_TYPES,
      maxBytes: CHAT_VIDEO_MAX_BYTES,
      noFile: 'SLIP_NO_FILE',
      invalidFile: 'SLIP_INVALID_FILE',
    },
    reply: UploadReply,
    refuses: FILE_REFUSALS,
    badInput: 'SLIP_UPLOAD_FAIL',
  }),
  /** [7.55] The customer has read all messages so far. The trailing slash comes from the spec. */
  'PUT /api/chat/read-customer/': endpoint({
    access: 'guest-or-member',
    body: Strict(customer),
    reply: MessageReply,
    refuses: ['NO_USER'],
    badInput: 'NO_DATA',
  }),
};
