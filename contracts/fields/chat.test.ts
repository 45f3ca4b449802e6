import { describe, it } from 'vitest';
import { Conversation, endpoints, MediaMessage } from '../index.ts';
import { Strict } from '../shapes.ts';
import { ChatMessage, Room } from '../socket/chat.ts';
import { expectFields, type Fields } from './expect-fields.ts';

const AT = '2026-08-22T03:00:00.000Z';
const BUTTON = { title: 'Call', type: 'call', payload: '0812345678' };
const TEXT = { message_type: 'text', payload: { message: 'hello' } };
const WHO = {
  session_id: 's-1',
  userId: '1',
  guestId: 'g-1',
  username: '081',
  name: 'Somchai',
  deviceToken: 'd-1',
};
const WHO_FIELDS = Object.keys(WHO);
const CUSTOMER = { userId: '1', guestId: 'g-1' };
const EITHER = ['userId', 'guestId'];

const SHAPES: readonly [title: string, fields: Fields][] = [
  [
    'a message with its sender and customer, also of an unknown kind [2.85] [3.24]',
    {
      shape: Conversation,
      example: { sender: 'customer', message: TEXT, createdAt: AT, ...WHO },
      nullable: WHO_FIELDS,
      takes: ['poll', '', 'x'.repeat(40)].map((kind) => ['message', { message_type: kind, payload: 1 }]),
      refuses: ['text', 'x'.repeat(41)].map((kind) => ['message', { message_type: kind, payload: 1 }]),
    },
  ],
  ['a text [3.25]', { shape: ChatMessage, example: TEXT }],
  [
    'media, of three kinds and with a delivery of four states [3.26] [3.30] [4.12]',
    {
      shape: MediaMessage,
      example: {
        message_type: 'media',
        payload: { message: 'a.png', url: false, fileType: 'image', filePath: '/a.png' },
        deliver: { id: 'd-1', status: 'uploading_file' },
      },
      optional: ['deliver'],
      takes: [
        ...['video', 'file'].map((kind) => ['payload.fileType', kind] as const),
        ...['sending', 'failed', 'succeed'].map((status) => ['deliver.status', status] as const),
      ],
      refuses: [
        ['payload.fileType', 'audio'],
        ['deliver.status', 'queued'],
      ],
    },
  ],
  [
    'buttons [3.27]',
    {
      shape: ChatMessage,
      example: { message_type: 'buttons', payload: { message: 'Choose', buttons: [BUTTON] } },
    },
  ],
  [
    'quick replies [2.85]',
    {
      shape: ChatMessage,
      example: { message_type: 'quick_replies', payload: { message: 'Choose', buttons: [BUTTON] } },
    },
  ],
  [
    'cards [3.28]',
    {
      shape: ChatMessage,
      example: {
        message_type: 'generic',
        payload: {
          payloads: [{ image_url: 'https://a.example', title: 'A', subtitle: 'B', buttons: [BUTTON] }],
        },
      },
      nullable: ['payload.payloads.0.image_url', 'payload.payloads.0.subtitle'],
    },
  ],
  [
    'a postback [3.29]',
    { shape: ChatMessage, example: { message_type: 'postback', payload: { title: 'A', message: '{}' } } },
  ],
  [
    'the prefix of rooms [7.51]',
    {
      shape: endpoints['GET /api/chat/config'].reply,
      example: { PREFIX: 'RK' },
      takes: [['PREFIX', 'rk_1'.repeat(10)]],
      refuses: [
        ['PREFIX', ''],
        // The hyphen separates the prefix from the id.
        ['PREFIX', 'R-K'],
        ['PREFIX', 'R'.repeat(41)],
      ],
    },
  ],
  [
    'the room of a member or guest [7.56]',
    {
      shape: Strict({ room: Room }),
      example: { room: 'RK-100001' },
      takes: [['room', `RK_1-${'g'.repeat(155)}`]],
      refuses: [
        ['room', ''],
        ['room', 'RK-100001 '],
        ['room', `RK_1-${'g'.repeat(156)}`],
      ],
    },
  ],
  [
    'what a customer sends [7.52] [5.28] [9.03]',
    {
      shape: endpoints['POST /api/chat/send-message'].body,
      example: { sender: 'customer', message: TEXT, createdAt: AT, ...WHO },
      optional: ['createdAt', ...WHO_FIELDS],
      nullable: WHO_FIELDS,
      takes: [
        ['message.payload.message', 'x'.repeat(2000)],
        ['message.payload.message', '😀'.repeat(2000)],
      ],
      refuses: [
        ['message.payload.message', 'x'.repeat(2001)],
        ['message.payload.message', '😀'.repeat(2001)],
        ['message.payload.message', ' '],
      ],
    },
  ],
  [
    'the creation time of a message [7.52]',
    { shape: endpoints['POST /api/chat/send-message'].reply, example: { createdAt: AT } },
  ],
  [
    'the part of the history to ask for [7.53] [9.05]',
    {
      shape: endpoints['POST /api/chat/history'].body,
      example: { ...CUSTOMER, limit: 10, skip: 0 },
      optional: EITHER,
      nullable: EITHER,
      refuses: [
        ['limit', 0],
        ['skip', -1],
      ],
    },
  ],
  [
    'the history [3.24] [7.53]',
    {
      shape: endpoints['POST /api/chat/history'].reply,
      example: [{ sender: 'agent', message: TEXT, createdAt: AT, ...WHO }],
      nullable: WHO_FIELDS.map((name) => `0.${name}`),
    },
  ],
  [
    'the path of an image [7.54]',
    { shape: endpoints['POST /api/chat/upload-image'].reply, example: { path: '/a.png' } },
  ],
  [
    'the path of a video [7.54]',
    { shape: endpoints['POST /api/chat/upload-video'].reply, example: { path: '/a.mp4' } },
  ],
  [
    'who has read [7.55]',
    {
      shape: endpoints['PUT /api/chat/read-customer/'].body,
      example: CUSTOMER,
      optional: EITHER,
      nullable: EITHER,
    },
  ],
];

describe('the contract has exactly the fields of', () => {
  it.each(SHAPES)('%s', (_title, fields) => expectFields(fields));
});
