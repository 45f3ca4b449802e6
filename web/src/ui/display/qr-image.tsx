import type { ReactNode } from 'react';
import styles from './qr-image.module.css';

export interface QrImageProps {
  svg: string;
  alt: string;
  /** Shown in the image's place where it is not empty. */
  instead?: ReactNode;
  /** Called when the markup is no image. */
  onBroken?: () => void;
}

/**
 * A QR code from the server's markup, as an image: there its scripts do not run and its links load nothing. Never insert the
 * markup into the page.
 */
export function QrImage({ svg, alt, instead, onBroken }: QrImageProps) {
  if (instead) return <div className={styles.frame}>{instead}</div>;

  return (
    <img className={styles.frame} src={svgAddress(svg)} alt={alt} draggable={false} onError={onBroken} />
  );
}

/** SVG markup as an address for `src`: as an image it runs no scripts. */
export function svgAddress(svg: string): string {
  // A lone surrogate cannot be encoded and would throw.
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg.toWellFormed())}`;
}
