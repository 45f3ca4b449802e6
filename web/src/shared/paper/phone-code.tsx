import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { svgAddress } from '../../ui/display/qr-image.tsx';
import { servicesAtom } from '../session/services.ts';
import styles from './phone-code.module.css';

interface PhoneCodeProps {
  /** What the code says; never a token or a password. */
  text: string;
  label: string;
  title: string;
  children: ReactNode;
}

/** Where the screen is not the member's own: a text as a code for their own phone; nothing elsewhere. (K7) (K12) */
export function PhoneCode({ text, label, title, children }: PhoneCodeProps) {
  const { platform } = useAtomValue(servicesAtom);
  const code = useCode(platform.drawCode, text);
  if (code === null) return null;
  return (
    <figure className={styles.code}>
      <img src={svgAddress(code)} alt={label} draggable={false} />
      <figcaption>
        <b>{title}</b>
        {children}
      </figcaption>
    </figure>
  );
}

/** The text drawn as a code; null until it is, and where nothing draws it. */
function useCode(draw: ((text: string) => Promise<string>) | undefined, text: string): string | null {
  const [drawn, setDrawn] = useState<{ text: string; svg: string } | null>(null);
  useEffect(() => {
    let isOver = false;
    // Without it, what stands beside the code says the same.
    draw?.(text).then(
      (svg) => isOver || setDrawn({ text, svg }),
      () => undefined,
    );
    return () => void (isOver = true);
  }, [draw, text]);
  return drawn?.text === text ? drawn.svg : null;
}
