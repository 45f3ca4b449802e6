import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import kbank from '../../ui/art/banks/kbank.svg?url&no-inline';
import scb from '../../ui/art/banks/scb.svg?url&no-inline';
import type { Choices } from './choices-atoms.ts';
import styles from './register-page.module.css';

/** The spec does not name the two recommended banks: they are those whose deposits the service credits automatically. [9.42] */
const FAST: Record<string, string> = { KBANK: kbank, SCB: scb };

interface FastBanksProps extends Pick<Choices, 'banks'> {
  chosen: string;
  onChoose: (code: string) => void;
}

/** The list below also has them. */
export function FastBanks({ banks, chosen, onChoose }: FastBanksProps) {
  const { t } = useTranslation('register');
  const id = useId();
  const fast = banks.filter(({ code }) => Object.hasOwn(FAST, code));
  if (fast.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id} className={styles.pair}>
      <p id={id} className={styles.fast}>
        {t('recommended')}
      </p>
      {fast.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          className={styles.bank}
          aria-pressed={code === chosen}
          onClick={() => onChoose(code)}
        >
          <img src={FAST[code]} alt="" width="40" height="40" />
          <span>
            {code}
            <span lang="th">{name.replace(/^ธนาคาร/, '')}</span>
          </span>
        </button>
      ))}
    </div>
  );
}
