import Type, { type Static } from 'typebox';
import type { Slice } from '../../engine/slice.ts';
import { recordOf, Stored } from '../../engine/snapshot-kinds.ts';

const Few = Type.Integer({ minimum: 0 });

/** What QA does to the chat's connection: how the next events reach the sockets. */
const ChatConnectionSchema = Stored({
  /** No new socket is let in. */
  refuses: Type.Boolean(),
  delayMs: Type.Number({ minimum: 0 }),
  /** So many of the next events are lost, come twice, or come in the opposite order. */
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
