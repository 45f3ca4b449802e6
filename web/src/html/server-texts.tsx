import { ServerHtml } from './server-html.tsx';
import styles from './server-texts.module.css';

export interface ServerTextsProps {
  label: string;
  /** null: one that cannot be shown whole. */
  texts: readonly (string | null)[];
}

export function ServerTexts({ label, texts }: ServerTextsProps) {
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a list longer than the screen must scroll by keyboard
    <ol className={styles.list} tabIndex={0} aria-label={label}>
      {texts.map((html, index) => (
        <li key={index}>{html === null ? '-' : <ServerHtml html={html} />}</li>
      ))}
    </ol>
  );
}
