import { LogOut } from 'lucide-react';
import { createContext, Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'web/app';

/** Ends the session; the shell provides it. */
export const EndVisit = createContext<() => void>(() => {});

/** Removes what a visitor has typed before the next one comes: without a sign-in there is nothing else to end. (K1) */
export const VisitorExit = () => (
  // Suspends separately, so that the page does not wait for one word.
  <Suspense fallback={null}>
    <ExitButton />
  </Suspense>
);

function ExitButton() {
  const { t } = useTranslation('kiosk');
  return (
    <Button kind="line" icon={LogOut} onClick={use(EndVisit)}>
      {t('idle.finish_button')}
    </Button>
  );
}
