import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { isWaitCode } from '../../api/asks-to-wait.ts';
import { useRequestWait } from '../session/use-wait-left.ts';
import { Button } from '../../ui/form/button.tsx';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { useCodeText } from './use-failure-text.ts';
import { useNextStep } from './use-next-step.ts';
import { loadWalletAtom, walletAtom } from '../wallet/wallet-state.ts';

interface WalletFailedProps {
  title: string;
  text: string;
  onRetry?: () => void;
}

/**
 * Replaces content that needs the wallet. A member who has no wallet or may not see it is sent to support, because a better
 * connection would not help. [8.02] [8.08] [8.29] (W3)
 */
export function WalletFailed({ title, text, onRetry }: WalletFailedProps) {
  const { t } = useTranslation(['errors', 'common']);
  const state = useAtomValue(walletAtom);
  const loadWallet = useSetAtom(loadWalletAtom);
  const codeText = useCodeText();
  const follow = useNextStep();
  // Who has to wait needs no support.
  const code = state.status === 'failed' && !isWaitCode(state.code ?? '') ? state.code : null;
  const wait = useRequestWait();
  const retry = (
    <Button disabled={wait > 0} onClick={onRetry ?? (() => void loadWallet())}>
      {wait > 0 ? t('common:wait_button', { count: wait }) : t('common:retry_button')}
    </Button>
  );

  if (code === null)
    return (
      <EmptyState role="status" title={title} text={wait > 0 ? t('common:wait_text') : text} action={retry} />
    );
  return (
    <EmptyState
      role="status"
      title={title}
      text={codeText(code)}
      action={
        <>
          <Button kind="gold" onClick={() => follow('contact')}>
            {t('common:menu.contact')}
          </Button>
          {retry}
        </>
      }
    />
  );
}
