import { filePath, storeFile } from '../engine/stored-files.ts';
import type { Handlers } from '../http/route.ts';
import { chatHistory, readByCustomer, sendMessage } from '../world/chat/chat.ts';
import { DONE } from './replies.ts';

export const chatHandlers = {
  'GET /api/chat/config': ({ world }) => ({ PREFIX: world.chatPrefix }),
  'POST /api/chat/send-message': ({ world, caller, body }) => ({
    createdAt: sendMessage(world, caller, body),
  }),
  'POST /api/chat/history': ({ world, caller, body }) => chatHistory(world, caller, body),
  'POST /api/chat/upload-image': ({ world, file }) => ({ path: filePath(storeFile(world, file)) }),
  'POST /api/chat/upload-video': ({ world, file }) => ({ path: filePath(storeFile(world, file)) }),
  'PUT /api/chat/read-customer/': ({ world, caller, body }) => {
    readByCustomer(world, caller, body);
    return DONE;
  },
} satisfies Partial<Handlers>;
