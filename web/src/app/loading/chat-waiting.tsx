import { useAtomValue } from 'jotai';
import { chatOpenAtom } from '../../shared/session/chat-flag.ts';
import { CodeWaiting } from './code-waiting.tsx';

/** A chat that nobody has opened, because something waits in it, is fetched without a sign. */
export function ChatWaiting() {
  return useAtomValue(chatOpenAtom) && <CodeWaiting />;
}
