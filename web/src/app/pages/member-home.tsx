import { useAtomValue } from 'jotai';
import { HomePage } from '../../features/home/home-page.tsx';
import { useMedia } from '../../lib/media.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { lazyScreen } from '../loading/lazy-screen.tsx';

/** The breakpoint of home's three columns in its style sheet. */
const WIDE = '(min-width: 75rem)';

const Nothing = () => null;

const LatestActivity = lazyScreen({
  load: async () => (await import('../../features/statement/screens.ts')).LatestActivity,
  texts: ['statement', 'money'],
  // Home is complete without it, and the menu leads to the statement.
  Failed: Nothing,
  Waiting: Nothing,
});

export function MemberHome() {
  const { platform } = useAtomValue(servicesAtom);
  const isWide = useMedia(WIDE);
  return <HomePage aside={isWide && !platform.framesTasks && <LatestActivity />} />;
}
