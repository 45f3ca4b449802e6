import { ArrowBigUp, ArrowBigUpDash, Delete } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Command, Key, Page } from './keypad-layouts.ts';
import type { Script } from './letter-rows.ts';
import styles from './keypad.module.css';

interface KeypadKeyProps {
  cell: Key;
  page: Page;
  script: Script;
  nextScript: Script;
  /** Enter leads on to the next field. */
  leadsOn: boolean;
}

/** Each script's name in its own letters. */
const SCRIPT_FACES: Record<Script, string> = { latin: 'ABC', thai: 'กขค', lao: 'ກຂຄ' };
/** A vowel or tone mark has no place of its own: it stands on a ring, as on hardware keys. */
const MARK = /^\p{Mark}$/u;

/** One cell of the board. What a press does is decided by the keypad, by the name in `data-key`. */
export function KeypadKey({ cell, page, script, nextScript, leadsOn }: KeypadKeyProps) {
  const { t } = useTranslation('kiosk');
  // Set through the DOM, as React does, an inline style passes the content security policy.
  const style = { gridColumn: `span ${cell.columns}`, gridRow: `span ${cell.rows}` };
  if (cell.kind === 'gap') return <span style={style} />;

  if (cell.kind === 'text') {
    return (
      <button
        type="button"
        tabIndex={-1}
        className={styles.key}
        style={style}
        data-key={cell.text}
        aria-label={MARK.test(cell.text) ? cell.text : undefined}
      >
        {cell.text === ' ' ? t('keypad.space') : MARK.test(cell.text) ? `◌${cell.text}` : cell.text}
      </button>
    );
  }

  const { command } = cell;
  const names: Record<Command, string> = {
    backspace: t('keypad.backspace'),
    clear: t('keypad.clear'),
    enter: leadsOn ? t('keypad.next') : t('keypad.enter'),
    shift: t('keypad.shift'),
    'to-symbols': t('keypad.symbols'),
    'to-letters': t('keypad.letters'),
    'next-script': t(`keypad.script.${nextScript}`),
  };
  const faces: Partial<Record<Command, ReactNode>> = {
    backspace: <Delete className={styles.icon} aria-hidden />,
    shift:
      page === 'capital-lock' ? (
        <ArrowBigUpDash className={styles.icon} aria-hidden />
      ) : (
        <ArrowBigUp className={styles.icon} aria-hidden />
      ),
    'to-symbols': '#+=',
    'to-letters': SCRIPT_FACES[script],
    'next-script': SCRIPT_FACES[nextScript],
  };
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.key}
      style={style}
      data-key={command}
      data-command={command}
      data-repeats={command === 'backspace' ? '' : undefined}
      aria-label={names[command]}
      aria-pressed={command === 'shift' ? page !== 'small' : undefined}
    >
      {faces[command] ?? names[command]}
    </button>
  );
}
