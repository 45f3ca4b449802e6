import { satangFromBaht } from 'contracts/rules';
import type { Scenario } from '../engine/scenario.ts';
import { roomOf, sendFromAgent } from '../world/chat/chat.ts';
import { addCoupon } from '../world/rewards/spin.ts';
import { setLookups } from '../world/service/lookups.ts';
import type { World } from '../world/world.ts';
import { memberWithMoney } from './members.ts';

const AGENT = 'agent';
const GUEST = 'guest-0123456789abcdef0123456789abcdef';
const BUTTON = { title: 'ดูรายละเอียด', type: 'web', payload: 'https://rimkhong.example/bonus' };

const oneOfEach: Scenario<World> = {
  name: 'a service with one of each',
  description:
    'Somchai alone with 1,000.00: one source, condition, agreement, way to deposit, invite row of 10.00, coupon of 10.00, slice and message',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    const { sources, conditions, agreements } = world.lookups;
    setLookups(world, {
      sources: sources.slice(0, 1),
      conditions: conditions.slice(0, 1),
      agreements: agreements.slice(0, 1),
    });
    const { banks, wallets } = world.depositOptions;
    Object.assign(world.depositOptions, { banks: banks.slice(0, 1), wallets: wallets.slice(0, 1) });
    world.wheel.slices.splice(1);
    for (const member of world.members.values()) {
      const amount = satangFromBaht(10);
      const at = world.clock.now();
      world.inviteRows.set(member.id, [{ memberId: null, name: 'Ploy', amount, at }]);
      addCoupon(world, member, {
        sliceCode: 'P10',
        label: '10 บาท',
        name: 'เครดิตฟรี 10 บาท',
        kind: 'money',
        amount,
      });
      const card = { image_url: null, title: 'โบนัสต้อนรับ', subtitle: null, buttons: [BUTTON] };
      const cards = { message_type: 'generic', payload: { payloads: [card] } } as const;
      sendFromAgent(world, roomOf(world, member.id), cards, AGENT);
    }
    const question = { message: 'ต้องการให้ช่วยเรื่องใดคะ', buttons: [BUTTON] };
    const buttons = { message_type: 'buttons', payload: question } as const;
    sendFromAgent(world, roomOf(world, GUEST), buttons, AGENT);
  },
};

export const singleScenarios = [oneOfEach];
