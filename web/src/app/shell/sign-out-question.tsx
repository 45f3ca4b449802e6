import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { servicesAtom } from '../../shared/session/services.ts';
import { AlertDialog } from '../../ui/overlay/alert-dialog.tsx';

/**
 * Landing on a public page ends a session that is still stored [2.13]. A remembered session is shared by all tabs, and a
 * link may have led here, so the member is asked first. The question belongs to the arrival and not to the session: the
 * login stores its token on this very page and leaves.
 */
export function SignOutQuestion() {
  const { t } = useTranslation();
  const { session } = useAtomValue(servicesAtom);
  const navigate = useNavigate();
  const { key } = useLocation();
  const [askedAt, setAskedAt] = useState<string | null>(null);

  useEffect(() => {
    if (session.token() !== null) setAskedAt(key);
  }, [session, key]);

  return (
    <AlertDialog
      open={askedAt === key}
      onOpenChange={() => {
        setAskedAt(null);
        if (session.token() !== null) void navigate('/user/home', { replace: true });
      }}
      title={t('sign_out_question.title')}
      text={t('sign_out_question.text')}
      confirmLabel={t('sign_out_question.confirm_button')}
      cancelLabel={t('sign_out_question.cancel_button')}
      onConfirm={() => session.end('landed-outside')}
    />
  );
}
