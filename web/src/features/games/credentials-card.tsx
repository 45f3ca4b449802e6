import { RetryButton } from '../../shared/texts/retry-button.tsx';
import { Loading } from '../../shared/texts/loading.tsx';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyText } from '../../shared/texts/copy-text.tsx';
import { useCodeText } from '../../shared/texts/use-failure-text.ts';
import { Skeleton } from '../../ui/display/skeleton.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Callout } from '../../ui/display/callout.tsx';
import type { CredentialsState } from './credentials-state.ts';
import styles from './games.module.css';

/** Shown instead of a password; always the same length, so that it reveals nothing. */
const HIDDEN = '••••••••';

export function CredentialsCard({ state, onRetry }: { state: CredentialsState; onRetry: () => void }) {
  const { t } = useTranslation(['games', 'common']);
  const [isShown, setIsShown] = useState(false);
  const codeText = useCodeText();

  if (state.status === 'loading') {
    // As high as what follows, so that the amount below stays in its place.
    return (
      <Loading className={styles.card}>
        {[t('username'), t('password')].map((label) => (
          <div key={label} aria-hidden className={styles.secret}>
            <p>
              <span className={styles.label}>{label}</span>
              <span className={styles.value}>
                <Skeleton lines={1} />
              </span>
            </p>
          </div>
        ))}
      </Loading>
    );
  }
  if (state.status === 'failed') {
    return (
      <div className={styles.stack}>
        <Callout tone="danger" live>
          {state.code === null ? t('credentials_failed') : codeText(state.code)}
        </Callout>
        <RetryButton onRetry={onRetry} />
      </div>
    );
  }

  const { username, password } = state.credentials;

  return (
    <div className={styles.card}>
      <div className={styles.secret}>
        <p>
          <span className={styles.label}>{t('username')}</span>
          <span className={styles.value}>{username}</span>
        </p>
        <CopyText label={t('copy_username')} text={username} />
      </div>
      <div className={styles.secret}>
        <p>
          <span className={styles.label}>{t('password')}</span>
          <span className={styles.value} data-secret>
            {isShown ? password : HIDDEN}
          </span>
        </p>
        <IconButton
          label={t(isShown ? 'hide_password' : 'show_password')}
          icon={isShown ? EyeOff : Eye}
          onClick={() => setIsShown(!isShown)}
        />
        <CopyText label={t('copy_password')} text={password} secret={t('password')} />
      </div>
    </div>
  );
}
