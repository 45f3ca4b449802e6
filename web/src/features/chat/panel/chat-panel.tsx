import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { Download, RefreshCw, Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { chatOpenAtom } from '../../../shared/session/chat-flag.ts';
import { useRequestWait } from '../../../shared/session/use-wait-left.ts';
import { BrandMark } from '../../../ui/art/brand-mark.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import { AlertLine } from './alert-line.tsx';
import { ChatComposer } from '../composer/chat-composer.tsx';
import { ChatLog } from '../list/chat-log.tsx';
import { FindBar } from '../list/find-bar.tsx';
import { useAnnounced } from './use-announced.ts';
import { useFreshness } from './use-freshness.ts';
import { useTranscript } from './use-transcript.ts';
import { queryAtom } from '../state/find-state.ts';
import styles from './chat-panel.module.css';
import { dismissErrorAtom, errorAtom, refreshAtom } from '../state/chat-state.ts';
import { resumeAtom } from '../state/delivery.ts';
import { saveUnsentAtom, restoreUnsentAtom } from '../state/unsent.ts';
import { useChatConnection } from '../state/use-chat-connection.ts';
import { useReading } from './use-reading.ts';

/** When closed it stays connected and counts new messages. [2.83] */
export function ChatPanel({ onUnread }: { onUnread: (count: number) => void }) {
  const { t } = useTranslation('chat');
  const [isOpen, setOpen] = useAtom(chatOpenAtom);
  useUnsent();
  useFreshness(isOpen);
  useClosedErrors(isOpen);
  const connection = useChatConnection();
  const input = useRef<HTMLTextAreaElement>(null);
  const find = useRef<HTMLInputElement>(null);
  useReading(isOpen, onUnread);
  const setQuery = useSetAtom(queryAtom);
  const save = useTranscript();
  const announced = useAnnounced();
  const announcement = (
    <div className="visually-hidden" role="status">
      {announced.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );

  return (
    <>
      {!isOpen && announcement}
      <SidePanel
        open={isOpen}
        onOpenChange={setOpen}
        icon={BrandMark}
        title={t('title')}
        subtitle={t('subtitle')}
        closeLabel={t('close_button')}
        actions={
          <>
            {save && <IconButton label={t('save_button')} icon={Download} onClick={() => void save()} />}
            <IconButton
              label={t('find_button')}
              icon={Search}
              onClick={() => (find.current ? find.current.focus() : setQuery(''))}
            />
            <ReloadButton />
          </>
        }
        initialFocus={input}
      >
        {isOpen && announcement}
        <div className={styles.middle}>
          <FindBar input={find} onClose={() => input.current?.focus()} />
          <ChatLog onGone={() => input.current?.focus()} />
        </div>
        <AlertLine connection={connection} />
        <ChatComposer input={input} />
      </SidePanel>
    </>
  );
}

/** While the service asks to wait, a press would only begin the wait again. [8.02] */
function ReloadButton() {
  const { t } = useTranslation('chat');
  const refresh = useSetAtom(refreshAtom);
  const isLimited = useRequestWait() > 0;
  return (
    <IconButton
      label={t('reload_button')}
      icon={RefreshCw}
      aria-disabled={isLimited || undefined}
      onClick={() => isLimited || void refresh()}
    />
  );
}

/**
 * A failure of a closed panel is over when it opens, because it reads again. The reason of a refusal, of a file too, waits; one that
 * the open panel has shown does not. [8.21]
 */
function useClosedErrors(isOpen: boolean): void {
  const error = useAtomValue(errorAtom);
  const dismiss = useSetAtom(dismissErrorAtom);
  useEffect(() => (isOpen ? () => dismiss() : undefined), [isOpen, dismiss]);
  useEffect(() => {
    if (!isOpen && error && error.kind !== 'refused' && error.kind !== 'file') dismiss();
  }, [isOpen, error, dismiss]);
}

function useUnsent(): void {
  const [known, restore] = useAtom(restoreUnsentAtom);
  const [unsent, save] = useAtom(saveUnsentAtom);
  const resume = useSetAtom(resumeAtom);
  useEffect(() => {
    restore();
    resume();
  }, [restore, resume, known]);
  useEffect(() => save(), [save, unsent]);
}
