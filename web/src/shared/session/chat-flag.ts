import { atom } from 'jotai';
import { servicesAtom } from './services.ts';

/** Null until the service has answered. */
const answerAtom = atom<boolean | null>(null);

/** Whether this app could have a chat, whatever the service says. */
const isPossibleAtom = atom((get) => {
  const { config, platform } = get(servicesAtom);
  return config.chatUrl !== undefined && platform.offersChat;
});

/** Whether the service offers a chat. [2.30] */
export const hasChatAtom = atom((get) => get(answerAtom) === true);

/** Whether a chat may still appear, so that its place is kept. */
export const awaitsChatAtom = atom((get) => get(isPossibleAtom) && get(answerAtom) === null);

/** Asks only where a chat backend is configured; without an answer there is no chat. [7.02] */
export const loadHasChatAtom = atom(null, async (get, set) => {
  const { call } = get(servicesAtom);
  if (!get(isPossibleAtom)) return;
  try {
    set(answerAtom, await call('GET /api/lookup/enableChatWidget', (reply) => reply.enableChatWidget));
  } catch {
    // The messenger link remains.
    set(answerAtom, (known) => known ?? false);
  }
});

/** Whether the chat panel is open; shared, because other screens open it too. */
export const chatOpenAtom = atom(false);

/** The number of messages received while the panel was closed. */
export const chatUnreadAtom = atom(0);
