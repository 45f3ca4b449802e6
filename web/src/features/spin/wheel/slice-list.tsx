import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../lib/lazy-part.ts';
import type { Slice } from '../spin-replies.ts';
import { sliceColours } from './wheel-colours.ts';
import styles from './slice-list.module.css';

const ServerHtml = lazyPart(async () => (await import('../../../html/server-html.tsx')).ServerHtml);

/** The slices as text with their descriptions, for members who cannot read the wheel. (S3) [3.20] */
export function SliceList({ slices }: { slices: readonly Slice[] }) {
  const { t } = useTranslation('spin');
  return (
    <details
      className={styles.details}
      // On a phone it opens below the fold.
      onToggle={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
    >
      <summary>{t('slices_summary', { count: slices.length })}</summary>
      <ol aria-label={t('slices_label')} className={styles.list}>
        {slices.map(({ code, label, description, ...colours }, index) => (
          <li key={`${code} ${index}`}>
            <span
              aria-hidden
              className={styles.mark}
              style={{ background: sliceColours(colours, index).background }}
            />
            <div>
              {label || t('slice_without_label')}
              {description !== null && (
                <Suspense>
                  <ServerHtml html={description} className={styles.description} />
                </Suspense>
              )}
            </div>
          </li>
        ))}
      </ol>
    </details>
  );
}
