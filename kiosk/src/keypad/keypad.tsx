import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { leadsToNextField, pressEnter } from './field-enter.ts';
import { clearField, typeBackspace, typeText } from './field-typing.ts';
import { KeypadKey } from './keypad-key.tsx';
import {
  boardOf,
  type Command,
  firstPage,
  type Key,
  keyName,
  type Page,
  pageAfter,
} from './keypad-layouts.ts';
import { keypadContainer, type TypingField } from './keypad-target.ts';
import { type Script, scriptAfter } from './letter-rows.ts';
import styles from './keypad.module.css';
import { type KeypadTarget, useFocusedField } from './use-focused-field.ts';
import { useKeyPresses } from './use-key-presses.ts';
import { useKeypadSpace } from './use-keypad-space.ts';

/** The on-screen keypad: shown while a field has the focus, with the board for the field's `inputmode`. (K3) */
export function Keypad() {
  // Preloads the labels before the first field gets the focus.
  useTranslation('kiosk');
  const root = useRef<HTMLDivElement>(null);
  const typing = useFocusedField(root);
  if (!typing) return null;
  return createPortal(<ShownBoard root={root} {...typing} />, keypadContainer(typing.field));
}

interface ShownBoardProps extends KeypadTarget {
  root: RefObject<HTMLDivElement | null>;
}

function ShownBoard({ root, field, layout, secret }: ShownBoardProps) {
  const { t, i18n } = useTranslation('kiosk');
  const [turned, turnTo] = useState<{ field: TypingField; page: Page; script: Script } | null>(null);
  // Each field starts on its first page, in Latin, because most input is Latin in every language.
  const { page, script } =
    turned?.field === field ? turned : { page: firstPage(field, 'latin'), script: 'latin' as const };
  const board = boardOf(layout, page, script);
  const nextScript = scriptAfter(script, i18n.language);

  // In the top layer, no dialog's stacking, clipping or animation affects the keypad. A dialog that closes at this moment takes
  // it along.
  useLayoutEffect(() => {
    if (root.current?.isConnected) root.current.togglePopover(true);
  }, [root]);
  useKeypadSpace(root, field);
  useKeyPresses(root, (name) => {
    const key = board.keys.find((candidate) => keyName(candidate) === name);
    if (!key) return;
    pressKey(field, key);
    const turnsScript = key.kind === 'command' && key.command === 'next-script';
    const nowScript = turnsScript ? nextScript : script;
    const nowPage = pageAfter(page, key, firstPage(field, nowScript));
    // Most keys turn no page; rendering the board again for them would delay the echo on a slow terminal.
    if (nowPage !== page || nowScript !== script) turnTo({ field, page: nowPage, script: nowScript });
  });

  return (
    <div
      ref={root}
      popover="manual"
      role="group"
      aria-label={t('keypad.name')}
      className={styles.keypad}
      style={{ gridTemplateColumns: `repeat(${board.columns}, minmax(0, 1fr))` }}
      data-keypad={layout}
      data-secret={secret ? '' : undefined}
    >
      {board.keys.map((cell, index) => (
        <KeypadKey
          key={index}
          cell={cell}
          page={page}
          script={script}
          nextScript={nextScript}
          leadsOn={leadsToNextField(field)}
        />
      ))}
    </div>
  );
}

function pressKey(field: TypingField, key: Key): void {
  // Assistive technology may have moved the focus to the key; typing continues in the field.
  field.focus({ preventScroll: true });
  if (key.kind === 'text') typeText(field, key.text);
  else if (key.kind === 'command') runCommand(field, key.command);
}

function runCommand(field: TypingField, command: Command): void {
  if (command === 'backspace') typeBackspace(field);
  else if (command === 'clear') clearField(field);
  else if (command === 'enter') pressEnter(field);
}
