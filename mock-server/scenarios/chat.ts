import type { Scenario } from '../engine/scenario.ts';
import { endConversation, roomOf, sendFromAgent, sendMessage } from '../world/chat/chat.ts';
import type { World } from '../world/world.ts';
import { addSomchai } from './users.ts';

const AGENT = 'agent';
const text = (message: string) => ({ message_type: 'text', payload: { message } }) as const;

const memberWhoWroteToSupport: Scenario<World> = {
  name: 'member who has written to support',
  description: 'Somchai alone; a conversation that was ended, and a new one with an answer of two buttons',
  prepare: (world) => {
    const somchai = addSomchai(world);
    const room = roomOf(world, somchai.id);
    sendMessage(world, somchai, { sender: 'customer', message: text('สอบถามเรื่องฝากเงินครับ') });
    sendFromAgent(world, room, text('ยินดีค่ะ'), AGENT);
    endConversation(world, room);
    sendMessage(world, somchai, { sender: 'customer', message: text('ยอดยังไม่เข้าครับ') });
    const buttons = ['ดูสถานะสลิป', 'ฝากเงินไม่เข้า'].map((title) => ({
      title,
      type: 'postback',
      payload: JSON.stringify({ title }),
    }));
    sendFromAgent(
      world,
      room,
      { message_type: 'buttons', payload: { message: 'ให้ช่วยเรื่องใดคะ', buttons } },
      AGENT,
    );
  },
};

export const chatScenarios = [memberWhoWroteToSupport];
