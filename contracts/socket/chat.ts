import Type from 'typebox';
import { IsoTime, Nullable, OneOf, Strict, Text } from '../shapes.ts';
import { VISIBLE } from '../rules/blank.ts';
import { CHAT_ID_MAX, CHAT_PATH_MAX, CHAT_TEXT_MAX } from '../rules/chat.ts';
import { LONGEST_CODE } from '../rules/code.ts';

/**
 * The chat over HTTP and over its socket. [7.51]–[7.56]
 * The client emits `join` with the room `{PREFIX}-{userId or guestId}` and is acknowledged with `{ ok: true }` or `{
 * ok: false, error }`; the server emits `messaging` with a Conversation.
 */
export const JOIN = 'join';
/** The event in which the server sends a Conversation. [7.56] */
export const MESSAGING = 'messaging';

/** `{prefix}-{id}` of the member or guest. [7.56] */
export const Room = Type.String({ pattern: '^[A-Za-z0-9_-]{1,160}$' });

const Line = Text(20_000);
const Url = Text(CHAT_PATH_MAX);

/** A button opens a page, calls a number or answers for the member. Unknown types are shown but do nothing. [3.27] */
export const ChatButton = Strict({ title: Text(), type: Text(40), payload: Line });

/** Progress of a media message. [3.30] [4.12] */
export const Delivery = Strict({
  id: Text(64),
  status: OneOf(['uploading_file', 'sending', 'failed', 'succeed']),
});

// [3.25]
export const TextMessage = Strict({ message_type: Type.Literal('text'), payload: Strict({ message: Line }) });

/** [3.26] `url` says whether `filePath` is a full URL; otherwise it is a path of the chat backend. */
export const MediaMessage = Strict({
  message_type: Type.Literal('media'),
  payload: Strict({
    message: Text(),
    url: Type.Boolean(),
    fileType: OneOf(['image', 'video', 'file']),
    filePath: Url,
  }),
  deliver: Type.Optional(Delivery),
});

// [3.27]
export const ButtonsMessage = Strict({
  message_type: Type.Literal('buttons'),
  payload: Strict({ message: Line, buttons: Type.Array(ChatButton) }),
});

/** [2.85] The spec shows no payload for it; it uses that of buttons. */
export const QuickRepliesMessage = Strict({
  message_type: Type.Literal('quick_replies'),
  payload: Strict({ message: Line, buttons: Type.Array(ChatButton) }),
});

// [3.28]
export const GenericMessage = Strict({
  message_type: Type.Literal('generic'),
  payload: Strict({
    payloads: Type.Array(
      Strict({
        image_url: Nullable(Url),
        title: Text(),
        subtitle: Nullable(Text(2000)),
        buttons: Type.Array(ChatButton),
      }),
    ),
  }),
});

/** [3.29] `message` is JSON with an optional title. */
export const PostbackMessage = Strict({
  message_type: Type.Literal('postback'),
  payload: Strict({ title: Text(), message: Line }),
});

/** A kind that this edition of the app does not support. [2.85] */
export const UnknownMessage = Strict({
  message_type: Type.String({
    pattern: '^(?!(?:text|media|buttons|quick_replies|generic|postback)$).{0,40}$',
  }),
  payload: Type.Unknown(),
});

/** What a Conversation carries, by `message_type`. [2.85] [3.25]–[3.29] */
export const ChatMessage = Type.Union([
  TextMessage,
  MediaMessage,
  ButtonsMessage,
  QuickRepliesMessage,
  GenericMessage,
  PostbackMessage,
  UnknownMessage,
]);

const who = {
  /** Groups messages that belong together; a new session begins after the conversation was ended. [2.84] */
  session_id: Nullable(Text(LONGEST_CODE)),
  /** Set for a member; null for a guest. */
  userId: Nullable(Text(CHAT_ID_MAX)),
  /** Set for a guest; null for a member. [1.05] */
  guestId: Nullable(Text(CHAT_ID_MAX)),
  username: Nullable(Text(64)),
  name: Nullable(Text()),
  deviceToken: Nullable(Text()),
};

/** One message with its sender and customer. [3.24] `sender` is `customer` or another party. */
export const Conversation = Strict({ sender: Text(40), message: ChatMessage, createdAt: IsoTime, ...who });

/**
 * What a customer may send. [7.52] [5.28] A client may omit what the service knows. The service sets the creation time
 * and the sender.
 */
export const ConversationPackage = Strict({
  sender: Text(40),
  message: Type.Union([
    Strict({
      message_type: Type.Literal('text'),
      // At least one visible character.
      payload: Strict({ message: Type.String({ maxLength: CHAT_TEXT_MAX, pattern: VISIBLE }) }),
    }),
    MediaMessage,
    PostbackMessage,
  ]),
  /**
   * Creation time from the client. It identifies the message: the same message with the same time is a retry, and the
   * service stores it once.
   */
  createdAt: Type.Optional(IsoTime),
  session_id: Type.Optional(who.session_id),
  userId: Type.Optional(who.userId),
  guestId: Type.Optional(who.guestId),
  username: Type.Optional(who.username),
  name: Type.Optional(who.name),
  deviceToken: Type.Optional(who.deviceToken),
});
