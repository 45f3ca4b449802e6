import { atom } from 'jotai';
import { servicesAtom } from './services.ts';

const baseHasChatAtom = atom(false);

/** Whether the service answers in a chat of its own. [2.30] */
export const hasChatAtom = atom((get) => get(baseHasChatAtom));

/** Asked only where a chat backend is configured; without an answer there is no chat. [7.02] */
export const loadHasChatAtom = atom(null, async (get, set) => {
  const { call, config, platform } = get(servicesAtom);
  if (config.chatUrl === undefined || !platform.offersChat) return;
  try {
    set(baseHasChatAtom, await call('GET /api/lookup/enableChatWidget', (reply) => reply.enableChatWidget));
  } catch {
    // The messenger's link stays.
  }
});

/** Whether the chat's panel stands open; kept here, for other screens open it too. */
export const chatOpenAtom = atom(false);

/** How many messages have come while the panel was shut. */
export const chatUnreadAtom = atom(0);
