import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { servicesAtom } from '../../shared/session/services.ts';
import { useSessionSnapshot } from '../../shared/session/use-session-snapshot.ts';
import { lazyScreen } from '../loading/lazy-screen.tsx';
import { RetryLater } from '../loading/retry-later.tsx';

// Lazy, because most visitors never see it; retried until it is there, because the session must not end without it.
const AlertDialog = lazyScreen({
  load: async () => (await import('../../ui/overlay/alert-dialog.tsx')).AlertDialog,
  texts: [],
  Failed: RetryLater,
  Waiting: () => null,
});

/**
 * Opening a public page ends a stored session [2.13]. All tabs share a remembered session, and a link may have led here, so the
 * app asks first. It asks on arrival only: the login on this page stores its token and leaves.
 */
export function SignOutQuestion() {
  const { t } = useTranslation();
  const { session } = useAtomValue(servicesAtom);
  const navigate = useNavigate();
  const { key } = useLocation();
  const isMember = useSessionSnapshot().status === 'member';
  const [arrival, setArrival] = useState({ at: key, isAsked: isMember });
  // Another page, or the session has ended meanwhile.
  if (arrival.at !== key || (arrival.isAsked && !isMember)) setArrival({ at: key, isAsked: isMember });
  const [wasAsked, setWasAsked] = useState(false);
  if (arrival.isAsked && !wasAsked) setWasAsked(true);

  if (!wasAsked) return null;
  return (
    <AlertDialog
      open={arrival.isAsked}
      onOpenChange={() => {
        setArrival({ at: key, isAsked: false });
        if (session.token() !== null) void navigate('/user/home', { replace: true });
      }}
      title={t('sign_out_question.title')}
      text={t('sign_out_question.text')}
      confirmLabel={t('sign_out_question.confirm_button')}
      cancelLabel={t('sign_out_question.cancel_button')}
      kind="danger"
      onConfirm={() => session.end('landed-outside')}
    />
  );
}
