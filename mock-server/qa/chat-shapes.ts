import Type from 'typebox';
import { ChatMessage, IsoTime, Nullable, Room, Strict, Text } from 'contracts';
import { chatPresets, type ChatPreset } from './chat-presets.ts';
import { Some } from './shapes.ts';

export const RoomShape = Strict({
  room: Room,
  phone: Nullable(Text()),
  messages: Type.Integer(),
  /** Messages of the customer that the desk has not read, and of the desk that the customer has not. */
  unreadByDesk: Type.Integer(),
  unreadByCustomer: Type.Integer(),
  lastAt: Nullable(IsoTime),
  session: Type.Integer(),
});

const Preset = Type.Unsafe<ChatPreset>(
  Type.Union(Object.keys(chatPresets).map((name) => Type.Literal(name))),
);

/** A message of the desk: one of the presets, a text, or any message of the contract. */
export const DeskPlan = Type.Union([
  Strict({ preset: Preset, sender: Type.Optional(Text(40)) }),
  Strict({ text: Text(20_000), sender: Type.Optional(Text(40)) }),
  Strict({ message: ChatMessage, sender: Type.Optional(Text(40)) }),
]);

export const LineShape = Strict({
  refuses: Type.Boolean(),
  delayMs: Type.Integer({ minimum: 0, maximum: 600_000 }),
  lose: Type.Integer({ minimum: 0, maximum: 1000 }),
  duplicate: Type.Integer({ minimum: 0, maximum: 1000 }),
  reorder: Type.Integer({ minimum: 0, maximum: 1000 }),
});
export const LinePlan = Some(LineShape);

export const SocketShape = Strict({ id: Text(), room: Nullable(Text()) });
