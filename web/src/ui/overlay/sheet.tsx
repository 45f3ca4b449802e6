import { Dialog } from '@base-ui/react/dialog';
import { ArrowLeft, X } from 'lucide-react';
import { use, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useBackLayer } from './back-layers.ts';
import { classNames } from '../../lib/class-names.ts';
import { RiverScene } from '../art/river-scene.tsx';
import { Button } from '../form/button.tsx';
import { IconButton } from '../form/icon-button.tsx';
import { SheetSideContext, TaskFrameContext } from './sheet-companion.tsx';
import { SheetFootContext } from './sheet-footer.tsx';
import styles from './sheet.module.css';
import terminal from './terminal-sheet.module.css';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  /** The way to the screen before this one. */
  back?: { label: string; onBack: () => void } | undefined;
  /** Names the screen, where the dialog has several: the focus goes to the title of the one that appears. */
  screen?: string;
  /** False while money is moving: then neither button, Escape, Back nor backdrop closes it. */
  dismissible?: boolean;
  /** Nobody's press has opened it: one that is on its way when it appears goes to the page, for which it was meant. */
  unasked?: boolean;
  /** For what needs the width of a desk: a table, a film beside its steps. */
  wide?: boolean;
  /** For what is done with money: at the side of a desk, so that the balance stays in sight beside it. */
  drawer?: boolean;
  /** A picture behind the title, and what stands below it there. */
  cover?: { art: string; detail: ReactNode } | undefined;
  /** What gets the focus; otherwise the first control of the content, and on touch none: no keyboard rises unasked. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * A dialog: a sheet from below on phones, a card in the centre or a drawer on wide screens, the task of the page in the kiosk.
 * Keeps clear of an on-screen keypad; only a press on the backdrop itself closes it, so none on a keypad or toast does. The
 * page's scroll is locked while it is open. [2.46]
 */
export function Sheet({
  open,
  onOpenChange,
  title,
  closeLabel,
  back,
  screen,
  dismissible = true,
  unasked = false,
  wide = false,
  drawer = false,
  cover,
  initialFocus,
  children,
}: SheetProps) {
  const content = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const frame = use(TaskFrameContext);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const [side, setSide] = useState<HTMLElement | null>(null);
  const shown = useRef(screen);

  useBackLayer('sheet', open, () => {
    if (dismissible) onOpenChange(false);
    return dismissible;
  });

  // What was pressed is gone with its screen; without this a keyboard or screen reader would stand nowhere. At once with
  // the screen: a moment later it would take the focus from who is typing already.
  useLayoutEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    // The sheet around it too: that scrolls where the screen is low.
    for (const part of [content.current, content.current?.parentElement]) if (part) part.scrollTop = 0;
    heading.current?.focus();
  }, [screen]);

  return (
    <Dialog.Root
      open={open}
      disablePointerDismissal={!dismissible}
      onOpenChange={(next, details) => {
        if (!next && (!dismissible || isBesideAll(details))) details.cancel();
        else onOpenChange(next);
      }}
    >
      <Dialog.Portal className={unasked ? styles.unasked : undefined}>
        <Dialog.Backdrop
          className={classNames(styles.backdrop, terminal.backdrop, drawer && styles.beside)}
        />
        <Dialog.Popup
          className={classNames(
            styles.sheet,
            terminal.sheet,
            wide && styles.wide,
            wide && terminal.wide,
            drawer && styles.drawer,
          )}
          data-sheet={drawer ? 'drawer' : ''}
          initialFocus={
            initialFocus ??
            ((openedBy) =>
              openedBy === 'touch' ? true : (firstControl(content.current) ?? firstControl(foot) ?? true))
          }
        >
          <div className={classNames(styles.header, cover && styles.covered)}>
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
              <Dialog.Title ref={heading} tabIndex={-1} className={classNames(styles.title, terminal.title)}>
                {title}
              </Dialog.Title>
              {cover?.detail}
            </div>
            {frame ? (
              // One way out of a screen, in a word: to the screen before it, or out of the task.
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
          <div ref={content} className={classNames(styles.content, terminal.content)}>
            <SheetFootContext value={foot}>
              <SheetSideContext value={side}>{children}</SheetSideContext>
            </SheetFootContext>
          </div>
          <div ref={setFoot} className={classNames(styles.footer, terminal.footer)} data-sheet-foot />
          {frame && !wide && (
            <aside className={terminal.side}>
              <div className={terminal.water}>
                <RiverScene />
              </div>
              <div ref={setSide} className={terminal.companion} />
            </aside>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** A press on the bare page, which holds the sheet too: on its backdrop it was not. */
const isBesideAll = ({ reason, event }: { reason: string; event: Event }) =>
  reason === 'outside-press' && event.target instanceof Element && event.target.matches('html, body');

/** The close button comes first in the header, yet nobody opens a dialog to close it. */
function firstControl(part: HTMLElement | null): HTMLElement | null {
  return (
    part?.querySelector<HTMLElement>(':is(input, select, textarea, button, a[href]):not(:disabled)') ?? null
  );
}
