import type { Scenario } from '../engine/scenario.ts';
import type { Banner } from '../world/rewards/offers.ts';
import { endConversation, roomOf, sendFromAgent, sendMessage } from '../world/chat/chat.ts';
import { addSlip } from '../world/deposits/slips.ts';
import { sendOtp } from '../world/members/otp.ts';
import { setLookups } from '../world/service/lookups.ts';
import type { World } from '../world/world.ts';
import { demo } from './demo.ts';
import { memberWithMoney } from './members.ts';
import { addSomchai } from './users.ts';

const AGENT = 'agent';

const nothingToShow: Scenario<World> = {
  name: 'a service with nothing to show',
  description: "The demo's members; no sources, conditions, agreements or banners, a contact of text alone",
  prepare: (world) => {
    demo.prepare(world);
    const { lookups, banners, bonuses } = world;
    setLookups(world, { sources: [], conditions: [], agreements: [] });
    Object.assign(lookups.contact, { lineLink: null, lineName: null, lineQR: null });
    banners.invite = [];
    for (const bonus of bonuses) bonus.banners = [];
  },
};

const picture = (name: string): Banner => ({ image: `https://media.example/${name}.png`, html: null });

const picturesEverywhere: Scenario<World> = {
  name: 'a service with pictures',
  description:
    'Somchai alone with 1,000.00; banners are pictures, and one game, NAGA, has the logo naga-logo.png, the background naga-background.png, the apps naga.apk and naga-ios',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    world.banners.invite = [picture('invite')];
    world.banners.refund = [picture('refund')];
    for (const bonus of world.bonuses) bonus.banners = [picture(bonus.code)];
    world.otherGames.push({
      code: 'NAGA',
      name: 'Naga',
      category: 'slot',
      unitsPerBaht: 1,
      hasLoginPage: true,
      android: 'https://games.example/naga.apk',
      ios: 'https://games.example/naga-ios',
      logo: 'https://media.example/naga-logo.png',
      background: 'https://media.example/naga-background.png',
    });
  },
};

const codeOnItsWay: Scenario<World> = {
  name: 'a visitor with a code on its way',
  description: "The demo's members; the code 123456 has just been sent to the phone 0611111111",
  prepare: (world) => {
    demo.prepare(world);
    sendOtp(world, '0611111111');
  },
};

const BUTTON = { title: 'ดูรายละเอียด', type: 'web', payload: 'https://rimkhong.example/bonus' };
const card = (image: string | null, subtitle: string | null, buttons: (typeof BUTTON)[]) => ({
  image_url: image,
  title: 'โบนัสต้อนรับ',
  subtitle,
  buttons,
});
const media = (
  fileType: 'image' | 'video' | 'file',
  status: 'uploading_file' | 'sending' | 'failed' | 'succeed',
) =>
  ({
    message_type: 'media',
    payload: {
      message: `example.${fileType}`,
      url: true,
      fileType,
      filePath: 'https://media.example/example',
    },
    deliver: { id: `d-${status}`, status },
  }) as const;

const everyKindOfMessage: Scenario<World> = {
  name: 'a member whose chat holds every kind of message',
  description: 'Somchai alone; one page of history with each kind of message, and each state of a delivery',
  prepare: (world) => {
    const somchai = addSomchai(world);
    const room = roomOf(world, somchai.id);
    const say = (message: Parameters<typeof sendFromAgent>[2]) => sendFromAgent(world, room, message, AGENT);
    say({ message_type: 'text', payload: { message: 'สวัสดีค่ะ' } });
    endConversation(world, room);
    say({ message_type: 'buttons', payload: { message: 'ต้องการให้ช่วยเรื่องใดคะ', buttons: [BUTTON] } });
    say({ message_type: 'quick_replies', payload: { message: 'เรียบร้อยไหมคะ', buttons: [BUTTON] } });
    say({
      message_type: 'generic',
      payload: {
        payloads: [
          card('https://media.example/bonus.png', 'แตะเพื่อดูรายละเอียด', [BUTTON]),
          card(null, null, [{ ...BUTTON, type: 'postback' }]),
        ],
      },
    });
    say({ message_type: 'postback', payload: { title: 'เมนูหลัก', message: '{"title":"เมนูหลัก"}' } });
    say({ message_type: 'sticker', payload: { id: 7 } });
    for (const message of [
      media('image', 'uploading_file'),
      media('video', 'sending'),
      media('file', 'failed'),
      media('image', 'succeed'),
    ])
      sendMessage(world, somchai, { sender: 'customer', message });
  },
};

const guestWhoWrote: Scenario<World> = {
  name: 'a guest who has written to support',
  description:
    "The demo's members; the guest guest-0123456789abcdef0123456789abcdef has written and was answered",
  prepare: (world) => {
    demo.prepare(world);
    const guestId = 'guest-0123456789abcdef0123456789abcdef';
    const text = { message_type: 'text', payload: { message: 'สมัครอย่างไรคะ' } } as const;
    sendMessage(world, null, { sender: 'customer', guestId, deviceToken: 'device-1', message: text });
    sendFromAgent(world, roomOf(world, guestId), text, AGENT);
  },
};

const unreadSlip: Scenario<World> = {
  name: 'a member with a slip that nobody could read',
  description: 'Somchai alone with 1,000.00, and one slip in progress whose amount is not known',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    const file = { type: 'image/png', bytes: Buffer.from('no picture') };
    for (const member of world.members.values())
      addSlip(world, member, file, { problem: 'CANNOT_READ_CROPPED_IMAGE' });
  },
};

const wheelWithoutSlices: Scenario<World> = {
  name: 'a wheel without slices',
  description: 'Somchai alone: 1,000.00 and 3 coins, and a wheel that has no slice yet',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    for (const member of world.members.values()) member.coin = 3;
    world.wheel.slices.splice(0);
  },
};

const spinWithoutResult: Scenario<World> = {
  name: 'a wheel that tells no result',
  description: 'Somchai alone: 1,000.00 and 3 coins; the next spin wins nothing, and names no slice',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    for (const member of world.members.values()) member.coin = 3;
    Object.assign(world.wheel, { next: 'NONE1', hidesLosses: true });
  },
};

const nothingToChoose: Scenario<World> = {
  name: 'a member whose chat offers nothing to choose',
  description: 'Somchai alone; messages without buttons and cards, none of them of a conversation',
  prepare: (world) => {
    const somchai = addSomchai(world);
    const room = roomOf(world, somchai.id);
    const say = (message: Parameters<typeof sendFromAgent>[2]) => sendFromAgent(world, room, message, AGENT);
    say({ message_type: 'buttons', payload: { message: 'สวัสดีค่ะ', buttons: [] } });
    say({ message_type: 'generic', payload: { payloads: [] } });
    say({ message_type: 'generic', payload: { payloads: [card(null, null, [])] } });
    say({ message_type: 'sticker', payload: 'wave' });
    // Like a service that does not number conversations.
    const entries = world.chatRooms.get(room)?.entries;
    for (const [index, entry] of entries?.values.entries() ?? [])
      entries?.replace(index, { ...entry, session_id: null });
  },
};

export const variantScenarios = [
  nothingToShow,
  picturesEverywhere,
  codeOnItsWay,
  everyKindOfMessage,
  guestWhoWrote,
  unreadSlip,
  wheelWithoutSlices,
  spinWithoutResult,
  nothingToChoose,
];
