import { CHAT_TEXT_MAX } from 'contracts/rules';
import { useSetAtom } from 'jotai';
import { SendHorizontal } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { sendTextAtom } from './chat-state.ts';
import styles from './chat-panel.module.css';

/** Where the customer writes. Enter sends, with Shift it breaks the line. [2.83] [9.03] */
export function ChatComposer({ input }: { input: RefObject<HTMLTextAreaElement | null> }) {
  const { t } = useTranslation('chat');
  const send = useSetAtom(sendTextAtom);
  const [text, setText] = useState('');
  const isBlank = text.trim() === '';

  const submit = () => {
    if (isBlank) return;
    send(text);
    setText('');
    input.current?.focus();
  };

  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <textarea
        ref={input}
        className={styles.input}
        aria-label={t('text_label')}
        placeholder={t('text_label')}
        rows={1}
        maxLength={CHAT_TEXT_MAX}
        autoComplete="off"
        inputMode="text"
        enterKeyHint="send"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          // Enter that ends the composing of a word belongs to the keyboard's own list.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          submit();
        }}
      />
      <button type="submit" className={styles.send} aria-label={t('send_button')} aria-disabled={isBlank}>
        <SendHorizontal aria-hidden />
      </button>
    </form>
  );
}
