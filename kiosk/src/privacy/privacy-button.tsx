import { Eye, EyeOff } from 'lucide-react';
import {
  type PointerEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { keepFocusAtTouch } from '../touch/keep-focus.ts';
import { COVERED } from './cover.tsx';
import type { Privacy } from './privacy.ts';
import styles from './privacy-button.module.css';

/** A press on these has a meaning of its own. */
const CONTROLS = 'button, a, input, select, textarea, label, [role="option"]';

/**
 * Shows what is covered: while it is held, or for a while after a tap or a key. In the top bar of every screen with something
 * covered; in a dialog it is part of the dialog, where keyboards and screen readers reach it. (K11)
 */
export function PrivacyButton({ privacy }: { privacy: Privacy }) {
  const { t } = useTranslation('kiosk');
  const layer = useCoveredLayer();
  const isShown = useSyncExternalStore(privacy.subscribe, privacy.isShown);
  useEffect(() => watchPresses(privacy), [privacy]);
  if (!layer) return null;
  return createPortal(
    <ShownButton
      privacy={privacy}
      isShown={isShown}
      label={t('privacy.show_button')}
      hint={t('privacy.hint')}
    />,
    layer,
  );
}

interface ShownButtonProps {
  privacy: Privacy;
  isShown: boolean;
  label: string;
  hint: string;
}

function ShownButton({ privacy, isShown, label, hint }: ShownButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  // In the top layer, no dialog clips or moves it. A dialog that closes at this moment takes it along.
  useLayoutEffect(() => {
    if (button.current?.isConnected) button.current.togglePopover(true);
  }, []);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <button
      ref={button}
      type="button"
      popover="manual"
      className={styles.button}
      aria-pressed={isShown}
      aria-describedby={id}
      onPointerDown={({ isPrimary, button: which, nativeEvent }: PointerEvent) => {
        keepFocusAtTouch(nativeEvent);
        if (isPrimary && which === 0) privacy.press();
      }}
      // A keyboard or a switch; a finger has been heard when it came down.
      onClick={({ detail }) => detail === 0 && privacy.toggle()}
      // Keeps the focus in the field, and with it the keypad.
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={(event) => event.repeat && event.preventDefault()}
    >
      <Icon aria-hidden />
      <span>{label}</span>
      <span id={id} hidden>
        {hint}
      </span>
    </button>
  );
}

/** The finger may leave the button before it is lifted, and what is covered can be pressed too. */
function watchPresses(privacy: Privacy): () => void {
  const listeners = new AbortController();
  const options = { capture: true, passive: true, signal: listeners.signal };
  const isCover = ({ target }: Event) =>
    target instanceof Element && target.closest(`[${COVERED}]`) && !target.closest(CONTROLS);
  const press = (event: globalThis.PointerEvent) => {
    if (!isCover(event)) return;
    keepFocusAtTouch(event);
    if (event.isPrimary && event.button === 0) privacy.press();
  };
  const keepFocus = (event: Event) => isCover(event) && event.preventDefault();
  window.addEventListener('pointerdown', press, { ...options, passive: false });
  window.addEventListener('mousedown', keepFocus, { ...options, passive: false });
  window.addEventListener('pointerup', () => privacy.release(), options);
  window.addEventListener('pointercancel', () => privacy.hide(), options);
  window.addEventListener('blur', () => privacy.hide(), options);
  return () => {
    listeners.abort();
    privacy.hide();
  };
}

/** The top dialog, or the page without one, if it has something covered. */
function useCoveredLayer(): Element | null {
  const [layer, setLayer] = useState<Element | null>(null);
  useEffect(() => {
    const look = () => {
      const top = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
      const found = top ?? document.body;
      setLayer(found.querySelector(`[${COVERED}]`) ? found : null);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, []);
  return layer;
}
