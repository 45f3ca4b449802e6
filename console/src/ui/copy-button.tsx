import { useTranslation } from 'react-i18next';
import { Button } from 'web/ui';
import { useAct } from '../control/use-act.ts';
import styles from './ui.module.css';

interface CopyButtonProps {
  label: string;
  what: string;
  /** The documented call that the button makes, if any. */
  verb?: string;
  read: () => string | Promise<string>;
}

/** Copies a text, and says what was copied. A browser allows it only to a page of this machine or behind TLS. */
export function CopyButton({ label, what, verb, read }: CopyButtonProps) {
  const { t } = useTranslation();
  const { isRunning, act } = useAct();
  const copy = async () => {
    const text = await read();
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (!clipboard) throw new Error(t('copy_by_hand'));
    await clipboard.writeText(text).catch(() => {
      throw new Error(t('copy_by_hand'));
    });
  };
  return (
    <Button
      className={styles.small}
      title={verb}
      busy={isRunning}
      onClick={() => void act(t('copied', { what }), copy)}
    >
      {label}
    </Button>
  );
}
