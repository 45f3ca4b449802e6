import { ServerHtml } from './server-html.tsx';
import styles from './server-texts.module.css';

export interface ServerTextsProps {
  label: string;
  /** In HTML, as the server words them. */
  texts: readonly string[];
}

/** A numbered list of the server's own texts, to be read in a dialog. [2.31] [2.43] */
export function ServerTexts({ label, texts }: ServerTextsProps) {
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- what may be longer than the screen is scrolled by keyboard too
    <ol className={styles.list} tabIndex={0} aria-label={label}>
      {texts.map((html, index) => (
        <li key={index}>
          <ServerHtml html={html} />
        </li>
      ))}
    </ol>
  );
}
