import { atom } from 'jotai';
import { servicesAtom } from './services.ts';

const baseHasChatAtom = atom(false);

/** Whether the service offers a chat. [2.30] */
export const hasChatAtom = atom((get) => get(baseHasChatAtom));

/** Asks only where a chat backend is configured; without an answer there is no chat. [7.02] */
export const loadHasChatAtom = atom(null, async (get, set) => {
  const { call, config, platform } = get(servicesAtom);
  if (config.chatUrl === undefined || !platform.offersChat) return;
  try {
    set(baseHasChatAtom, await call('GET /api/lookup/enableChatWidget', (reply) => reply.enableChatWidget));
  } catch {
    // The messenger link remains.
  }
});

/** Whether the chat panel is open; shared, because other screens open it too. */
export const chatOpenAtom = atom(false);

/** The number of messages received while the panel was closed. */
export const chatUnreadAtom = atom(0);
