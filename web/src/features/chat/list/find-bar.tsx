import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_TEXT } from '../../../ui/form/field.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { isComposing } from '../../../ui/form/is-composing.ts';
import { olderAtom } from '../state/chat-state.ts';
import { findEarlierAtom, findLaterAtom, foundAtom, queryAtom } from '../state/find-state.ts';
import styles from './find-bar.module.css';

export function FindBar({
  input,
  onClose,
}: {
  input: RefObject<HTMLInputElement | null>;
  onClose: () => void;
}) {
  const { t } = useTranslation('chat');
  const [query, setQuery] = useAtom(queryAtom);
  const { count, number } = useAtomValue(foundAtom);
  const { status: older } = useAtomValue(olderAtom);
  const findEarlier = useSetAtom(findEarlierAtom);
  const findLater = useSetAtom(findLaterAtom);
  // A panel that is opened again follows the newest messages.
  useEffect(() => () => setQuery(null), [setQuery]);
  if (query === null) return null;
  const close = () => {
    setQuery(null);
    onClose();
  };
  const countText = () => {
    if (older === 'loading') return t('loading');
    if (count > 0) return t('found', { number, count });
    return older === 'none' ? t('found_none') : t('found_none_yet');
  };
  return (
    <div role="search" className={styles.bar}>
      <input
        ref={input}
        // eslint-disable-next-line jsx-a11y-x/no-autofocus -- the bar opens for typing
        autoFocus
        type="search"
        className={styles.input}
        aria-label={t('find_label')}
        placeholder={t('find_label')}
        maxLength={LONGEST_TEXT}
        value={query}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event.nativeEvent))
            void (event.shiftKey ? findLater() : findEarlier());
          if (event.key !== 'Escape') return;
          // The panel stays open.
          event.stopPropagation();
          close();
        }}
      />
      <span className={styles.count} role="status">
        {query.trim() !== '' && countText()}
      </span>
      <IconButton label={t('find_earlier_button')} icon={ChevronUp} onClick={() => void findEarlier()} />
      <IconButton label={t('find_later_button')} icon={ChevronDown} onClick={findLater} />
      <IconButton label={t('find_close_button')} icon={X} onClick={close} />
    </div>
  );
}
