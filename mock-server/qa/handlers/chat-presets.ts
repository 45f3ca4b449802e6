import type { Body } from '../../control/index.ts';
import type { RoomMessage } from '../../world/chat/chat.ts';

type Message = RoomMessage['message'];
type ChatPreset = Extract<Body<'POST /chat/rooms/{room}/messages'>, { preset: string }>['preset'];

/** One message of each kind that an agent may send. [2.85] [3.25]–[3.29] */
export const chatPresets = {
  text: {
    message_type: 'text',
    payload: {
      message:
        'สวัสดีค่ะ แอดมินยินดีให้บริการ ดูวิธีฝากได้ที่ https://rimkhong.example/howto หรือเขียนถึง help@rimkhong.example',
    },
  },
  buttons: {
    message_type: 'buttons',
    payload: {
      message: 'ต้องการให้แอดมินช่วยเรื่องใดคะ',
      buttons: [
        { title: 'ดูโปรโมชัน', type: 'web', payload: 'https://rimkhong.example/promotion' },
        { title: 'โทรหาเรา', type: 'call', payload: '021234567' },
        { title: 'ฝากเงินไม่เข้า', type: 'postback', payload: '{"title":"ฝากเงินไม่เข้า"}' },
      ],
    },
  },
  image: {
    message_type: 'media',
    payload: { message: 'example.png', url: false, fileType: 'image', filePath: '/icon.svg' },
  },
  video: {
    message_type: 'media',
    payload: {
      message: 'example.mp4',
      url: true,
      fileType: 'video',
      filePath: 'https://rimkhong.example/howto.mp4',
    },
  },
  file: {
    message_type: 'media',
    payload: {
      message: 'terms.pdf',
      url: true,
      fileType: 'file',
      filePath: 'https://rimkhong.example/terms.pdf',
    },
  },
  quick_replies: {
    message_type: 'quick_replies',
    payload: {
      message: 'ปัญหาของคุณได้รับการแก้ไขแล้วหรือยังคะ',
      buttons: [
        { title: 'แก้ไขแล้ว', type: 'postback', payload: '{"title":"แก้ไขแล้ว"}' },
        { title: 'ยังไม่ได้', type: 'postback', payload: '{"title":"ยังไม่ได้"}' },
      ],
    },
  },
  generic: {
    message_type: 'generic',
    payload: {
      payloads: ['โบนัสต้อนรับ', 'โบนัสรายวัน', 'คืนยอดเสีย'].map((title) => ({
        image_url: null,
        title,
        subtitle: 'แตะเพื่อดูรายละเอียด',
        buttons: [{ title: 'ดูรายละเอียด', type: 'web', payload: 'https://rimkhong.example/bonus' }],
      })),
    },
  },
  postback: { message_type: 'postback', payload: { title: 'เมนูหลัก', message: '{"title":"เมนูหลัก"}' } },
  unknown: { message_type: 'sticker', payload: { id: 7 } },
} satisfies Record<ChatPreset, Message>;
