import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog, Button } from 'web/ui';
import type { Verb } from 'mock-server/control';
import { useRun, type AnyInput } from '../control/use-verb.ts';
import styles from './ui.module.css';

export interface VerbAction {
  label: string;
  verb: Verb;
  input?: AnyInput | undefined;
  /** Asked before it is done, because it destroys. */
  ask?: string | undefined;
}

interface VerbButtonProps extends VerbAction {
  /** What a reader of the screen is told, where the label alone is not enough. */
  name?: string;
  isPressed?: boolean;
  disabled?: boolean;
}

/** One control, one documented call: its key is the tooltip. */
export function VerbButton({ label, verb, input, ask, name, isPressed, disabled }: VerbButtonProps) {
  const { t } = useTranslation();
  const { run, isRunning } = useRun();
  const [isAsking, setAsking] = useState(false);
  const act = () => void run(verb, input, name ?? label);
  return (
    <>
      <Button
        className={ask === undefined ? styles.small : `${styles.small} ${styles.danger}`}
        title={verb}
        // Who speaks to the page says what they see.
        aria-label={name === undefined ? undefined : spoken(name, label)}
        aria-pressed={isPressed}
        busy={isRunning}
        disabled={disabled ?? false}
        onClick={() => (ask === undefined ? act() : setAsking(true))}
      >
        {label}
      </Button>
      {ask !== undefined && (
        <AlertDialog
          open={isAsking}
          onOpenChange={setAsking}
          title={name ?? label}
          text={ask}
          kind="danger"
          confirmLabel={label}
          cancelLabel={t('cancel')}
          onConfirm={act}
        />
      )}
    </>
  );
}

/** A name that holds the label as words of its own. */
function spoken(name: string, label: string): string {
  const isHeld = `: ${name}: `.replaceAll(':', ' ').includes(` ${label} `);
  return isHeld ? name : `${label}: ${name}`;
}
