import { useTranslation } from 'react-i18next';
import { useRequestWait } from '../session/use-wait-left.ts';
import { useBackOnline } from '../visit/use-back-online.ts';
import { Button, type ButtonProps } from '../../ui/form/button.tsx';

/** Reads something again. While the service asks to wait, a press would only begin the wait again. [8.02] */
export function ReadButton(props: Omit<ButtonProps, 'disabled'>) {
  const { t } = useTranslation();
  const wait = useRequestWait();
  return (
    <Button {...props} disabled={wait > 0}>
      {wait > 0 ? t('wait_button', { count: wait }) : props.children}
    </Button>
  );
}

/** Retries a failed read when pressed, and once by itself when the network is back. */
export function RetryButton({ onRetry, busy }: { onRetry: () => void; busy?: boolean }) {
  const { t } = useTranslation();
  useBackOnline(onRetry);
  return (
    <ReadButton busy={busy} onClick={onRetry}>
      {t('retry_button')}
    </ReadButton>
  );
}
