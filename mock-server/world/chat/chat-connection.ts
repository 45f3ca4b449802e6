import Type, { type Static } from 'typebox';
import type { Slice } from '../../engine/slice.ts';
import { recordOf, Stored } from '../../engine/snapshot-kinds.ts';

const Few = Type.Integer({ minimum: 0 });

const ChatConnectionSchema = Stored({
  refuses: Type.Boolean(),
  delayMs: Type.Number({ minimum: 0 }),
  /** How many of the next events are lost, sent twice, or sent in reverse order. */
  lose: Few,
  duplicate: Few,
  reorder: Few,
});
export type ChatConnection = Static<typeof ChatConnectionSchema>;

export interface ChatConnectionState {
  readonly chatConnection: ChatConnection;
}

export const chatConnectionSlice: Slice<ChatConnectionState> = {
  create: () => ({
    chatConnection: { refuses: false, delayMs: 0, lose: 0, duplicate: 0, reorder: 0 },
  }),
  kinds: { chatConnection: recordOf(ChatConnectionSchema) },
};
