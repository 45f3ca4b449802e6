import { Conversation, JOIN, MESSAGING, Room } from '../socket/chat.ts';
import { messagesOfChat } from './examples.ts';

type Json = Record<string, unknown>;

const DESCRIPTION = `The socket of the chat, over socket.io with only the websocket transport. A signed-in member sends the token as \`auth.token\` of the handshake. After each connection the client emits \`${JOIN}\` with the name of its room, and the server acknowledges it.`;

const Acknowledgement = {
  oneOf: [
    { type: 'object', required: ['ok'], properties: { ok: { const: true } } },
    {
      type: 'object',
      required: ['ok', 'error'],
      properties: { ok: { const: false }, error: { type: 'string' } },
    },
  ],
};

/** AsyncAPI 3.0 of the chat's socket, with the examples of the pacts. */
export function asyncApi(): Json {
  const examplesOf = (event: string) =>
    messagesOfChat()
      .filter(({ metadata }) => metadata?.['event'] === event)
      .map(({ description, contents }) => ({ name: description, payload: contents.content }));
  return {
    asyncapi: '3.0.0',
    info: { title: 'Chat of the member wallet', version: '1', description: DESCRIPTION },
    channels: {
      chat: {
        address: '/socket.io/',
        messages: {
          [JOIN]: { title: 'The client joins its room', payload: Room },
          acknowledgement: {
            title: 'The server accepts or refuses the join',
            payload: Acknowledgement,
            examples: examplesOf(JOIN),
          },
          [MESSAGING]: {
            title: 'A message of the room',
            payload: Conversation,
            examples: examplesOf(MESSAGING),
          },
        },
      },
    },
    operations: {
      enter: {
        action: 'receive',
        channel: { $ref: '#/channels/chat' },
        messages: [{ $ref: `#/channels/chat/messages/${JOIN}` }],
        reply: {
          channel: { $ref: '#/channels/chat' },
          messages: [{ $ref: '#/channels/chat/messages/acknowledgement' }],
        },
      },
      say: {
        action: 'send',
        channel: { $ref: '#/channels/chat' },
        messages: [{ $ref: `#/channels/chat/messages/${MESSAGING}` }],
      },
    },
  };
}
