import { CHAT_TEXT_MAX, isBlank } from 'contracts/rules';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { SendHorizontal } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { servicesAtom } from '../../../shared/session/services.ts';
import { isComposing } from '../../../ui/form/is-composing.ts';
import { AttachButton } from './attach-button.tsx';
import { draftAtom, subjectAtom } from '../state/draft.ts';
import styles from './chat-composer.module.css';
import { submitAtom } from '../state/chat-sending.ts';
import { textOfSubject, useSubjectText } from '../state/use-subject-text.ts';
import { pickedAtom } from '../files/chat-upload.ts';
import { LargePictureRow } from './large-picture-row.tsx';
import { PickedFileRow } from './picked-file-row.tsx';
import { SubjectRow } from './subject-row.tsx';
import { useFilePick } from './use-file-pick.ts';

/** How many characters are left is announced once as a text grows or shrinks past a step. */
const stepOf = (left: number) => [0, 20, 50, 100].find((step) => left <= step);

/** Enter sends; Shift+Enter breaks the line. [2.83] [9.03] */
export function ChatComposer({ input }: { input: RefObject<HTMLTextAreaElement | null> }) {
  const { t } = useTranslation('chat');
  const { offersFileUpload } = useAtomValue(servicesAtom).platform;
  const send = useSetAtom(submitAtom);
  const [text, setText] = useAtom(draftAtom);
  const [picked, setPicked] = useAtom(pickedAtom);
  const setSubject = useSetAtom(subjectAtom);
  const subject = useSubjectText();
  const focus = () => input.current?.focus();
  const { large, pick, takeSmaller, dismiss } = useFilePick(focus);
  const isEmpty = isBlank(text) && picked === null && subject === null;

  const left = CHAT_TEXT_MAX - text.length;
  const [said, setSaid] = useState(left);
  if (stepOf(said) !== stepOf(left)) setSaid(left);
  const room = (count: number) => t('room_left', { count });

  const submit = () => {
    if (isEmpty) return;
    send(textOfSubject(subject));
    focus();
  };

  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {subject && (
        <SubjectRow
          {...subject}
          onRemove={() => {
            setSubject(null);
            focus();
          }}
        />
      )}
      {large && <LargePictureRow large={large} onTake={takeSmaller} onDismiss={dismiss} />}
      {picked && (
        <PickedFileRow
          file={picked}
          onRemove={() => {
            setPicked(null);
            focus();
          }}
        />
      )}
      {left <= 100 && <p className={styles.room}>{room(left)}</p>}
      {/* An announcement of each key would drown out what the customer types. */}
      <p className="visually-hidden" role="status">
        {said <= 100 && room(said)}
      </p>
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
            // Words from a table or a document come with a picture of themselves; a file comes with its name alone.
            const isOfWords = ['text/plain', 'text/html'].every((type) => clipboardData.getData(type) !== '');
            if (file && offersFileUpload && !isOfWords) void pick(file);
          }}
          onKeyDown={(event) => {
            // Enter that confirms an IME composition must not send.
            if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
            event.preventDefault();
            // A key that is held since it opened the chat.
            if (!event.repeat) submit();
          }}
        />
        <button type="submit" className={styles.send} aria-label={t('send_button')} aria-disabled={isEmpty}>
          <SendHorizontal aria-hidden />
        </button>
      </div>
    </form>
  );
}
