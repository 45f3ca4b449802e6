import { memo, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'web/app';
import type { PartProps } from './part-props.ts';
import styles from './touch-grid.module.css';

const CELL_PX = 64;

/** Staff must touch each square once; squares that stay dark are dead areas of the screen. */
export function TouchGrid({ window, ask, onEnd }: PartProps) {
  const { t } = useTranslation('kiosk');
  const [size] = useState(() => ({
    columns: Math.ceil(window.innerWidth / CELL_PX),
    rows: Math.ceil(window.innerHeight / CELL_PX),
  }));
  const [touched, setTouched] = useState<ReadonlySet<number>>(new Set());
  const all = size.columns * size.rows;

  useEffect(() => {
    const mark = ({ clientX, clientY }: PointerEvent) => {
      const cell = Math.floor(clientY / CELL_PX) * size.columns + Math.floor(clientX / CELL_PX);
      setTouched((earlier) => (earlier.has(cell) ? earlier : new Set(earlier).add(cell)));
    };
    const types = ['pointerdown', 'pointermove'] as const;
    for (const type of types) window.addEventListener(type, mark, { capture: true });
    return () => {
      for (const type of types) window.removeEventListener(type, mark, { capture: true });
    };
  }, [window, size]);

  const isWhole = touched.size >= all;
  return (
    <div
      className={styles.grid}
      style={{ gridTemplateColumns: `repeat(${size.columns}, ${CELL_PX}px)`, gridAutoRows: `${CELL_PX}px` }}
    >
      {Array.from({ length: all }, (_, cell) => (
        <Cell key={cell} isTouched={touched.has(cell)} />
      ))}
      <div className={styles.gridAsk}>
        <p>{ask}</p>
        <p>{`${touched.size} / ${all}`}</p>
        <Button
          kind={isWhole ? 'gold' : 'line'}
          onClick={() => onEnd(isWhole ? 'passed' : 'failed', `${touched.size} / ${all}`)}
        >
          {t('staff.done_button')}
        </Button>
      </div>
    </div>
  );
}

/** Memoised: there are hundreds of cells, and a finger moves fast. */
const Cell = memo(function Cell({ isTouched }: { isTouched: boolean }) {
  return <i data-touched={isTouched || undefined} />;
});
