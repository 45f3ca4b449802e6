import { describe, expect, it } from 'vitest';
import { madeWorld, onlyMember } from '../../test/made-world.ts';
import {
  chatHistory,
  endConversation,
  isGuestId,
  readByCustomer,
  sendFromAgent,
  sendMessage,
} from './chat.ts';

const GUEST = 'guest-0123456789abcdef';
const text = (message: string) => ({ message_type: 'text' as const, payload: { message } });

function room() {
  const world = madeWorld('a member with money');
  const member = onlyMember(world);
  const send = (caller: typeof member | null, message: string, more: object = {}) =>
    sendMessage(world, caller, { sender: 'somebody', message: text(message), ...more });
  return { world, member, send };
}

describe('a chat in the mock', () => {
  it('is a guest’s under an id that no member has or will have, and a member’s under the own id [1.05] [1.17] [3.24] [6.01] [6.02] [7.52] [7.53]', () => {
    const { world, member, send } = room();
    for (const id of ['', '1', '100001', '100002', '999999', 'a b', 'a/b', 'ก', 'a:b'])
      expect(isGuestId(world, id)).toBe(false);
    expect(() => send(null, 'hello', { guestId: '100002' })).toThrow('NO_USER');
    expect(() => send(member, 'hello', { userId: '100002' })).toThrow('NO_USER');
    send(null, 'as a guest', { guestId: GUEST, name: 'Visitor' });
    sendFromAgent(world, `RK-${GUEST}`, text('to a guest'), 'agent');
    const postback = { message_type: 'postback', payload: { title: 'Menu', message: '{}' } };
    send(member, '', { guestId: GUEST, name: 'Another', deviceToken: 'device', message: postback });
    sendFromAgent(world, `RK-${member.id}`, text('to a member'), 'agent');
    const read = (caller: typeof member | null, guestId?: string) =>
      chatHistory(world, caller, { limit: 10, skip: 0, ...(guestId === undefined ? {} : { guestId }) });
    const nothing = {
      session_id: 's-1',
      deviceToken: null,
      sender: 'customer',
      createdAt: expect.any(String) as string,
    };
    const ofGuest = { ...nothing, userId: null, guestId: GUEST, username: null };
    expect(read(null, GUEST)).toEqual([
      { ...ofGuest, sender: 'agent', message: text('to a guest'), name: null },
      { ...ofGuest, message: text('as a guest'), name: 'Visitor' },
    ]);
    expect(() => read(null, member.id)).toThrow('NO_USER');
    const ofMember = {
      ...nothing,
      userId: member.id,
      guestId: null,
      username: member.phone,
      name: member.name,
    };
    expect(read(member)).toEqual([
      { ...ofMember, sender: 'agent', message: text('to a member') },
      { ...ofMember, deviceToken: 'device', message: postback },
    ]);
  });

  it('is answered newest first, in pages of limit after skip, under PREFIX and id [7.51] [7.53] [7.56] [9.05]', () => {
    const { world, member, send } = room();
    for (const message of ['1', '2', '3', '4', '5']) send(member, message);
    const page = (limit: number, skip: number) =>
      chatHistory(world, member, { limit, skip }).map(
        ({ message }) => (message.payload as { message: string }).message,
      );
    expect(page(2, 0)).toEqual(['5', '4']);
    expect(page(2, 2)).toEqual(['3', '2']);
    expect(page(2, 4)).toEqual(['1']);
    expect(page(2, 5)).toEqual([]);
    expect(page(2, 7)).toEqual([]);
    expect([...world.chatRooms.keys()]).toEqual([`RK-${member.id}`]);
  });

  it('stores a message that is sent again once [7.52]', () => {
    const { world, member, send } = room();
    const createdAt = '2026-11-20T11:59:59.000Z';
    expect(send(member, 'hello', { createdAt })).toBe(send(member, 'hello', { createdAt }));
    send(member, 'hello', { createdAt: '2026-11-20T11:59:59.001Z' });
    expect(chatHistory(world, member, { limit: 10, skip: 0 })).toHaveLength(2);
    // Also after more messages than are remembered.
    const times = Array.from({ length: 201 }, (_, index) => `2026-11-20T11:59:58.${index + 100}Z`);
    for (const time of [...times, ...times.slice(-100)]) send(member, 'hello', { createdAt: time });
    expect(chatHistory(world, member, { limit: 1_000, skip: 0 })).toHaveLength(203);
  });

  it('has another session after each end, and the number of messages that the customer has read [2.84] [7.55]', () => {
    const { world, member, send } = room();
    send(member, 'first');
    endConversation(world, `RK-${member.id}`);
    sendFromAgent(world, `RK-${member.id}`, text('second'), 'agent');
    const sessions = chatHistory(world, member, { limit: 10, skip: 0 }).map(({ session_id }) => session_id);
    expect(sessions).toEqual(['s-2', 's-1']);
    endConversation(world, `RK-${member.id}`);
    send(member, 'third');
    expect(chatHistory(world, member, { limit: 1, skip: 0 })[0]?.session_id).toBe('s-3');
    const marks = () => world.chatRooms.get(`RK-${member.id}`);
    expect(marks()).toMatchObject({ readByCustomer: 0, readByAgent: 0 });
    readByCustomer(world, member, {});
    expect(marks()).toMatchObject({ readByCustomer: 3, readByAgent: 0 });
    send(null, 'as a guest', { guestId: GUEST });
    readByCustomer(world, null, { guestId: GUEST });
    expect(world.chatRooms.get(`RK-${GUEST}`)).toMatchObject({ readByCustomer: 1 });
  });
});
