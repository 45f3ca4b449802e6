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
  leadsOn: boolean;
}

const SCRIPT_FACES: Record<Script, string> = { latin: 'ABC', thai: 'กขค', lao: 'ກຂຄ' };
/** Combining vowels and tone marks are shown on a dotted circle, as on hardware keys. */
const MARK = /^\p{Mark}$/u;

/** The keypad handles presses by the name in `data-key`. */
export function KeypadKey({ cell, page, script, nextScript, leadsOn }: KeypadKeyProps) {
  const { t } = useTranslation('kiosk');
  // React sets inline styles through the DOM, which the content security policy allows.
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
  const face = faces[command];
  // Someone who speaks to the screen says the letters on the key.
  const spoken = typeof face === 'string' && /\p{Letter}/u.test(face) ? `${face} ` : '';
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.key}
      style={style}
      data-key={command}
      data-command={command}
      data-repeats={command === 'backspace' ? '' : undefined}
      aria-label={spoken + names[command]}
      aria-pressed={command === 'shift' ? page !== 'small' : undefined}
    >
      {face ?? names[command]}
    </button>
  );
}
