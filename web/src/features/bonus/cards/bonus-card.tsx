import { useSetAtom } from 'jotai';
import { Fragment, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plainLines } from '../../../html/plain-lines.ts';
import { safeImageUrl } from '../../../html/safe-url.ts';
import { classNames } from '../../../lib/class-names.ts';
import { Tag } from '../../../ui/display/tag.tsx';
import type { Bonus } from '../bonus-replies.ts';
import { cardStateOf, withPercent } from '../bonus-rules.ts';
import { openBonusAtom } from '../bonus-state.ts';
import { useBonusTexts } from '../use-bonus-texts.ts';
import { artOf } from './bonus-art.ts';
import styles from './bonus-card.module.css';

function pictureOf({ banners }: Bonus): string | null {
  for (const { image } of banners) {
    const url = image === null ? null : safeImageUrl(image, document.baseURI);
    if (url !== null) return url;
  }
  return null;
}

function linesOf({ banners, percentFail }: Bonus): string[] {
  for (const { html } of banners) {
    const lines = html === null ? [] : plainLines(withPercent(html, percentFail));
    if (lines.length > 0) return lines;
  }
  return [];
}

/** Thai and Lao have spaces between phrases only. A figure stays with its unit. */
const PHRASE_END = /(?<!\d) /;

export function BonusCard({ bonus, now }: { bonus: Bonus; now: number }) {
  const { t } = useTranslation('bonus');
  const { typeName, quota } = useBonusTexts();
  const open = useSetAtom(openBonusAtom);
  const [brokenPicture, setBrokenPicture] = useState<string | null>(null);
  const picture = useMemo(() => pictureOf(bonus), [bonus]);
  const lines = useMemo(() => linesOf(bonus), [bonus]);
  const state = cardStateOf(bonus, now);
  const [title = typeName(bonus.type), ...more] = lines;
  const often = quota(bonus, now);

  return (
    <button
      type="button"
      className={classNames(styles.card, state !== 'open' && styles[state])}
      disabled={state === 'received'}
      onClick={() => open(bonus)}
    >
      <img
        src={picture !== null && picture !== brokenPicture ? picture : artOf(bonus.type)}
        alt=""
        onError={() => setBrokenPicture(picture)}
      />
      <span className={styles.words}>
        <span className={styles.title}>
          {title.split(PHRASE_END).map((phrase, index) => (
            <Fragment key={index}>
              {index > 0 && ' '}
              <span className={styles.phrase}>{phrase}</span>
            </Fragment>
          ))}
        </span>
        {more.length > 0 && <span className={styles.more}>{more.join(' ')}</span>}
        {/* The service's own words may already say it. */}
        {often !== null && !more.includes(often) && <span className={styles.often}>{often}</span>}
      </span>
      {state !== 'open' && (
        <span className={styles.tag}>
          <Tag tone={state === 'current' ? 'success' : 'neutral'}>{t(`card.${state}_tag`)}</Tag>
        </span>
      )}
    </button>
  );
}
