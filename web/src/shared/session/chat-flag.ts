import { atom, type Getter, type Setter } from 'jotai';
import type { Cancel } from '../../lib/clock.ts';
import { servicesAtom, sessionSignalAtom } from './services.ts';
import { runWhenAllowed } from './wait.ts';

const REPEAT_MS = 30_000;

const repeatAtom = atom((): { cancel?: Cancel } => ({}));
const answerAtom = atom<boolean | null>(null);

const isPossibleAtom = atom((get) => {
  const { config, platform } = get(servicesAtom);
  return config.chatUrl !== undefined && platform.offersChat;
});

/** Whether there is a chat; false until the service has answered. */
export const hasChatAtom = atom((get) => get(answerAtom) === true);

/** Whether the answer may still come; false where no chat backend is configured. */
export const awaitsChatAtom = atom((get) => get(isPossibleAtom) && get(answerAtom) === null);

async function load(get: Getter, set: Setter): Promise<void> {
  const { call } = get(servicesAtom);
  if (!get(isPossibleAtom)) return;
  const repeat = get(repeatAtom);
  repeat.cancel?.();
  const own = (repeat.cancel = () => {});
  try {
    const isOn = await call(
      'GET /api/lookup/enableChatWidget',
      ({ enableChatWidget }) => (enableChatWidget as unknown) === true,
    );
    repeat.cancel();
    set(answerAtom, isOn);
  } catch {
    // The messenger link remains.
    set(answerAtom, (known) => known ?? false);
    // Another try began later: it asks again, if one must.
    if (get(answerAtom) === true || repeat.cancel !== own) return;
    // A message may wait for the chat. (C1)
    repeat.cancel = runWhenAllowed(get, REPEAT_MS, () => void load(get, set), get(sessionSignalAtom));
  }
}

/** Asks only where a chat backend is configured; without an answer there is no chat, until a later try has one. [7.02] */
export const loadHasChatAtom = atom(null, load);

/** Shared, because other screens open the panel too. */
export const chatOpenAtom = atom(false);

/** How many messages of support are unread, for the button, the title of the page and the icon of the app. */
export const chatUnreadAtom = atom(0);
