import { useEffect, useState } from 'react';
import { drawCode } from '../receipt/draw-code.ts';
import styles from './staff.module.css';

/**
 * A QR code; nothing until it is drawn.
 * @param label its name for screen readers
 */
export function CodeImage({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<{ text: string; svg: string } | null>(null);
  useEffect(() => {
    let isOver = false;
    void drawCode(text).then((svg) => isOver || setDrawn({ text, svg }));
    return () => void (isOver = true);
  }, [text]);
  if (drawn?.text !== text) return null;
  return (
    <img
      className={styles.code}
      src={`data:image/svg+xml,${encodeURIComponent(drawn.svg)}`}
      alt={label}
      draggable={false}
    />
  );
}
