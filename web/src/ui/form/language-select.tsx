import { ChevronDown, Languages } from 'lucide-react';
import styles from './language-select.module.css';

/** Each language in its own script, so that readers find theirs in any UI language. [1.19] */
const LANGUAGES = [
  { value: 'th', label: 'ไทย' },
  { value: 'lo', label: 'ລາວ' },
  { value: 'en', label: 'English' },
] as const;

export type Language = (typeof LANGUAGES)[number]['value'];

export interface LanguageSelectProps {
  label: string;
  value: Language;
  /** Its texts are being fetched. */
  busy?: boolean;
  onChange: (language: Language) => void;
}

export function LanguageSelect({ label, value, busy = false, onChange }: LanguageSelectProps) {
  return (
    <span className={styles.box}>
      <Languages aria-hidden className={styles.icon} />
      <select
        aria-label={label}
        aria-busy={busy || undefined}
        className={styles.select}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value as Language)}
      >
        {LANGUAGES.map((language) => (
          <option key={language.value} value={language.value} lang={language.value}>
            {language.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className={styles.icon} />
    </span>
  );
}
