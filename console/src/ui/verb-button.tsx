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
  /** Asks for confirmation before a destructive action. */
  ask?: string | undefined;
}

interface VerbButtonProps extends VerbAction {
  /** The accessible name, if the label alone is ambiguous. */
  name?: string;
  isPressed?: boolean;
  disabled?: boolean;
}

/** A button that makes one documented call; its tooltip is the call's key. */
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
        // Voice control needs the visible label in the accessible name.
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

function spoken(name: string, label: string): string {
  const isHeld = `: ${name}: `.replaceAll(':', ' ').includes(` ${label} `);
  return isHeld ? name : `${label}: ${name}`;
}
