import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../lib/class-names.ts';
import { Callout } from '../../ui/display/callout.tsx';
import { Pager } from '../../ui/layout/pager.tsx';
import { useRequestWait } from '../session/use-wait-left.ts';
import { ROWS_PER_PAGE } from '../wallet/list-page.ts';
import styles from './paged-footer.module.css';
import { RetryButton } from './retry-button.tsx';
import { LongWait } from './taking-long.tsx';

interface PagedFooterProps {
  page: number;
  pages: number;
  shown: number;
  total: number;
  mayHaveMore?: boolean | undefined;
  isWaiting?: boolean;
  onPage: (page: number) => void;
  className?: string | undefined;
  children?: ReactNode;
}

export function PagedFooter({
  page,
  pages,
  shown,
  total,
  mayHaveMore = false,
  isWaiting = false,
  onPage,
  className,
  children,
}: PagedFooterProps) {
  const { t } = useTranslation('money');
  const isLimited = useRequestWait() > 0;
  const from = (page - 1) * ROWS_PER_PAGE + 1;
  const to = from + shown - 1;
  const range = t('pager.range', { from, to, total: mayHaveMore ? `${to}+` : total });
  return (
    <footer className={classNames(styles.footer, className)}>
      <p role="status">{isWaiting ? <LongWait>{range}</LongWait> : range}</p>
      <Pager
        page={page}
        pages={pages}
        isBlocked={isLimited}
        onPage={onPage}
        labels={{
          label: t('pager.label'),
          previous: t('pager.previous'),
          next: t('pager.next'),
          page: (number) => t('pager.page', { page: number }),
        }}
      />
      {children}
    </footer>
  );
}

interface OldNoticeProps {
  onRetry: () => Promise<void>;
  /** It is being read again for another reason. */
  busy?: boolean;
}

/** Marks what could not be read again. [8.29] */
export function OldNotice({ onRetry, busy = false }: OldNoticeProps) {
  const { t } = useTranslation('money');
  // A transition that awaits would hold back all others until it ends, also those that show another page.
  const [isTrying, setIsTrying] = useState(false);
  const retry = () => {
    setIsTrying(true);
    void onRetry().finally(() => setIsTrying(false));
  };
  return (
    <Callout tone="warning" title={t('old_title')} live>
      <p>{t('old_text')}</p>
      <RetryButton busy={busy || isTrying} onRetry={retry} />
    </Callout>
  );
}
