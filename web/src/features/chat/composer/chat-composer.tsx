import { CHAT_TEXT_MAX, isBlank } from 'contracts/rules';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { SendHorizontal } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { servicesAtom } from '../../../shared/session/services.ts';
import { AttachButton } from './attach-button.tsx';
import { draftAtom } from '../state/draft.ts';
import { checkFile } from '../files/chat-file.ts';
import styles from './chat-composer.module.css';
import { submitAtom } from '../state/chat-sending.ts';
import { tellAtom } from '../state/chat-state.ts';
import { pickedAtom } from '../files/chat-upload.ts';
import { PickedFileRow } from './picked-file-row.tsx';

/** From here on the customer is told how much room is left. */
const NEARLY_FULL = CHAT_TEXT_MAX - 100;

/** Where the customer writes and adds a file. Enter sends, with Shift it breaks the line. [2.83] [9.03] */
export function ChatComposer({ input }: { input: RefObject<HTMLTextAreaElement | null> }) {
  const { t } = useTranslation('chat');
  const { offersFileUpload } = useAtomValue(servicesAtom).platform;
  const send = useSetAtom(submitAtom);
  const tell = useSetAtom(tellAtom);
  const [text, setText] = useAtom(draftAtom);
  const [picked, setPicked] = useAtom(pickedAtom);
  const isEmpty = isBlank(text) && picked === null;

  /** What cannot be sent is told at once, and nothing of it leaves the device. [5.29]–[5.31] */
  const pick = async (file: File) => {
    const checked = await checkFile(file);
    if ('problem' in checked) return tell({ kind: 'file', ...checked.problem });
    setPicked({ file, fileType: checked.fileType });
    input.current?.focus();
  };
  const submit = () => {
    if (isEmpty) return;
    send();
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
      {picked && (
        <PickedFileRow
          file={picked}
          onRemove={() => {
            setPicked(null);
            input.current?.focus();
          }}
        />
      )}
      {text.length >= NEARLY_FULL && (
        <p className={styles.room} role="status">
          {t('room_left', { count: CHAT_TEXT_MAX - text.length })}
        </p>
      )}
      <div className={styles.row}>
        {offersFileUpload && <AttachButton onPick={(file) => void pick(file)} />}
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
          onPaste={({ clipboardData }) => {
            const [file] = clipboardData.files;
            if (file && offersFileUpload) void pick(file);
          }}
          onKeyDown={(event) => {
            // Enter that ends the composing of a word belongs to the keyboard's own list.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            submit();
          }}
        />
        <button type="submit" className={styles.send} aria-label={t('send_button')} aria-disabled={isEmpty}>
          <SendHorizontal aria-hidden />
        </button>
      </div>
    </form>
  );
}
