import { mergeSlices, type Slice } from '../../engine/slice.ts';
import { chatConnectionSlice, type ChatConnectionState } from './chat-connection.ts';
import { chatRoomsSlice, type ChatRoomsState } from './chat.ts';

export interface ChatState extends ChatRoomsState, ChatConnectionState {}

export const chatSlice: Slice<ChatState> = mergeSlices(chatRoomsSlice, chatConnectionSlice);
