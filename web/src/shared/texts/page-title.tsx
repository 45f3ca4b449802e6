import { useAtomValue } from 'jotai';
import { appNameAtom } from './lookup-state.ts';

/** The document's title: the page, then the service. Never a member's data. */
export function PageTitle({ text }: { text: string }) {
  const appName = useAtomValue(appNameAtom);
  return <title>{appName ? `${text} · ${appName}` : text}</title>;
}
