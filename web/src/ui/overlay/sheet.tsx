import { Dialog } from '@base-ui/react/dialog';
import { ArrowLeft, X } from 'lucide-react';
import { use, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { CloseContext, useBackLayer } from './back-layers.ts';
import { opensKeyboard } from '../../lib/media.ts';
import { pressGuards } from './press-guards.ts';
import { classNames } from '../../lib/class-names.ts';
import { RiverScene } from '../art/river-scene.tsx';
import { Button } from '../form/button.tsx';
import { IconButton } from '../form/icon-button.tsx';
import { SheetSideContext, TaskFrameContext } from './sheet-companion.tsx';
import { firstControl, SheetContent } from './sheet-content.tsx';
import { SheetFootContext } from './sheet-footer.tsx';
import { createSheetSlot, SlotElement } from './sheet-slot.tsx';
import styles from './sheet.module.css';
import kiosk from './sheet-kiosk.module.css';
import layouts from './sheet-layouts.module.css';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  back?: { label: string; onBack: () => void } | undefined;
  /** The name of the screen, for dialogs with several: each new screen focuses its title. By default, a new title is a new screen. */
  screen?: string;
  /** False while money is moving: then button, Escape, Back and backdrop do not close it. */
  dismissible?: boolean;
  /** It opened without a press: presses already on their way when it appears go to the page, and keys to its title. */
  unasked?: boolean;
  /** For content that needs a desktop's width: a table, a film beside its steps. */
  wide?: boolean;
  /** For a list or a text whose length nobody knows before it has loaded: its edge stays in its place. */
  tall?: boolean;
  /** For money tasks: at the side of a desktop, so that the balance beside it stays visible. */
  drawer?: boolean;
  cover?: { art: string; detail: ReactNode } | undefined;
  /**
   * The element that gets the focus; by default the first control. Not a button in the kiosk, because a scanner ends each code with
   * Enter, and not a field on touch, because its keyboard would cover the dialog, and no control of an unasked one: then it is the title.
   */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * A dialog: a bottom sheet on phones, a centred card or a drawer on wide screens, a full-screen task in the kiosk. Stays clear
 * of an on-screen keypad; only a press on the backdrop itself closes it, not one on a keypad or toast. Locks the page's scroll
 * while it is open. [2.46]
 */
export function Sheet({
  open,
  onOpenChange,
  title,
  closeLabel,
  back,
  screen = title,
  dismissible = true,
  unasked = false,
  wide = false,
  tall = false,
  drawer = false,
  cover,
  initialFocus,
  children,
}: SheetProps) {
  const popup = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const frame = use(TaskFrameContext);
  const [foot] = useState(createSheetSlot);
  const [side] = useState(createSheetSlot);
  const shown = useRef(screen);

  const close = () => {
    if (dismissible) onOpenChange(false);
    return dismissible;
  };
  useBackLayer('sheet', open, close);

  // The pressed control has left with its screen; without this a keyboard or screen reader would lose its place. In a layout
  // effect: later it would take the focus from a member who is already typing.
  useLayoutEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    // The sheet around it too, which scrolls on low screens.
    for (const part of [content.current, popup.current]) if (part) part.scrollTop = 0;
    heading.current?.focus();
  }, [screen]);

  function firstFocus(): HTMLElement | null {
    const first = firstControl(content.current) ?? firstControl(foot.element) ?? firstControl(popup.current);
    const isField = first?.matches(':is(input, textarea)') ?? false;
    const loading = popup.current?.querySelector('[aria-busy=true]');
    // Behind it or within it, where it may still be inert: then the focus would stay on the page.
    const isBehind =
      (loading?.compareDocumentPosition(first ?? loading) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING;
    const isUnwanted = unasked || (frame ? !isField : isField ? opensKeyboard() : isBehind);
    return isUnwanted ? heading.current : (first ?? heading.current);
  }

  return (
    <Dialog.Root
      open={open}
      // Not the library's own switch against a press outside: it would also end its rescue of a focus whose control has gone.
      onOpenChange={(next, details) => {
        if (!next && (!dismissible || isBesideAll(details))) details.cancel();
        else onOpenChange(next);
      }}
    >
      <Dialog.Portal className={unasked ? styles.unasked : undefined}>
        <Dialog.Backdrop className={classNames(styles.backdrop, kiosk.backdrop, drawer && styles.beside)} />
        <Dialog.Popup
          className={classNames(
            styles.sheet,
            layouts.sheet,
            kiosk.sheet,
            wide && styles.wide,
            wide && kiosk.wide,
            drawer && styles.drawer,
            tall && styles.tall,
          )}
          data-sheet={drawer ? 'drawer' : ''}
          ref={popup}
          {...pressGuards(open)}
          initialFocus={
            initialFocus ??
            // Never by the library's own search, which asks each control for its layout while a press waits.
            firstFocus
          }
        >
          <div
            className={classNames(
              styles.header,
              layouts.header,
              cover && styles.covered,
              cover && layouts.covered,
            )}
          >
            {cover && <img className={styles.cover} src={cover.art} alt="" />}
            {back && !frame && (
              <IconButton
                label={back.label}
                icon={ArrowLeft}
                disabled={!dismissible}
                className={styles.back}
                onClick={back.onBack}
              />
            )}
            <div className={styles.heading}>
              <Dialog.Title
                ref={heading}
                tabIndex={-1}
                className={classNames(styles.title, layouts.title, kiosk.title)}
              >
                {title}
              </Dialog.Title>
              {cover?.detail}
            </div>
            {frame ? (
              // One labelled exit per screen: to the screen before it, or out of the task.
              <Button
                kind="bare"
                icon={ArrowLeft}
                disabled={!dismissible}
                className={styles.exit}
                onClick={back ? back.onBack : () => onOpenChange(false)}
              >
                {frame.backLabel}
              </Button>
            ) : (
              <Dialog.Close
                render={
                  <IconButton label={closeLabel} icon={X} disabled={!dismissible} className={styles.close} />
                }
              />
            )}
          </div>
          <SheetContent ref={content}>
            <SheetFootContext value={foot}>
              <SheetSideContext value={side}>
                <CloseContext value={close}>{children}</CloseContext>
              </SheetSideContext>
            </SheetFootContext>
          </SheetContent>
          <SlotElement
            slot={foot}
            className={classNames(styles.footer, layouts.footer, kiosk.footer)}
            data-sheet-foot
          />
          {frame && !wide && (
            <aside className={kiosk.side}>
              <div className={kiosk.water}>
                <RiverScene />
              </div>
              <SlotElement slot={side} className={kiosk.companion} />
            </aside>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const isBesideAll = ({ reason, event }: { reason: string; event: Event }) =>
  reason === 'outside-press' && event.target instanceof Element && event.target.matches('html, body');
