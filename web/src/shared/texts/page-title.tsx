import { useAtomValue } from 'jotai';
import { chatUnreadAtom } from '../session/chat-flag.ts';
import { appNameAtom } from '../visit/lookup-state.ts';

/** Never contains a member's data. */
export function PageTitle({ text }: { text: string }) {
  const appName = useAtomValue(appNameAtom);
  const unread = useAtomValue(chatUnreadAtom);
  const title = appName ? `${text} · ${appName}` : text;
  return <title>{unread > 0 ? `(${unread}) ${title}` : title}</title>;
}
