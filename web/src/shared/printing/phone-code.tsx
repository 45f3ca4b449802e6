import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { svgAddress } from '../../ui/display/qr-image.tsx';
import { servicesAtom } from '../session/services.ts';
import styles from './phone-code.module.css';

interface PhoneCodeProps {
  /** The text of the QR; never a token or a password. */
  text: string;
  label: string;
  title: string;
  children: ReactNode;
}

/** Renders nothing except on a shared screen. (K7) (K12) */
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

function useCode(draw: ((text: string) => Promise<string>) | undefined, text: string): string | null {
  const [drawn, setDrawn] = useState<{ text: string; svg: string } | null>(null);
  useEffect(() => {
    let isOver = false;
    // Without the QR, the text beside it says the same.
    draw?.(text).then(
      (svg) => isOver || setDrawn({ text, svg }),
      () => undefined,
    );
    return () => void (isOver = true);
  }, [draw, text]);
  return drawn?.text === text ? drawn.svg : null;
}
