import { atom } from 'jotai';
import { servicesAtom } from './services.ts';

const answerAtom = atom<boolean | null>(null);

const isPossibleAtom = atom((get) => {
  const { config, platform } = get(servicesAtom);
  return config.chatUrl !== undefined && platform.offersChat;
});

/** Whether there is a chat; false until the service has answered. */
export const hasChatAtom = atom((get) => get(answerAtom) === true);

/** Whether the answer may still come; false where no chat backend is configured. */
export const awaitsChatAtom = atom((get) => get(isPossibleAtom) && get(answerAtom) === null);

/** Asks only where a chat backend is configured; without an answer there is no chat. [7.02] */
export const loadHasChatAtom = atom(null, async (get, set) => {
  const { call } = get(servicesAtom);
  if (!get(isPossibleAtom)) return;
  try {
    const isOn = await call(
      'GET /api/lookup/enableChatWidget',
      ({ enableChatWidget }) => (enableChatWidget as unknown) === true,
    );
    set(answerAtom, isOn);
  } catch {
    // The messenger link remains.
    set(answerAtom, (known) => known ?? false);
  }
});

/** Shared, because other screens open the panel too. */
export const chatOpenAtom = atom(false);

/** How many messages of support are unread, for the button, the title of the page and the icon of the app. */
export const chatUnreadAtom = atom(0);
