import type { BackLayer, BackLayers } from '../../ui/overlay/back-layers.ts';

/** The history state of the current entry. `idx` is the router's own count. */
interface HistoryEntry {
  idx: number;
  /** An extra entry over the page's own, which Back removes. */
  isLayer: boolean;
  /** A page that replaced a dialog's entry, such as the login after an ended session. Back skips the dialog's page below. */
  isOver: boolean;
  href: string;
}

/**
 * Makes Back close overlays before it leaves the page. [2.46] While a dialog is open, the history has an extra entry with the
 * page's address. Back leaves that entry, which closes the dialog; if the dialog may not close, or another is still open, the
 * code moves forward again. When a dialog closes by other means its entry stays, because removing it takes time in which the
 * app may navigate; Back skips it.
 */
export function createBackLayers(window: Window): BackLayers & {
  /** Call it after the router has changed the address. */
  follow: () => void;
  /** Call it before the router listens: it must not receive a Back that belongs to a dialog. */
  watch: () => () => void;
} {
  const { history } = window;
  const open: BackLayer[] = [];
  let here = read();
  let isLayerAhead = false;
  let isTravelling = false;

  function read(): HistoryEntry {
    const state = history.state as { idx?: number; isLayer?: true; isOver?: true } | null;
    return {
      idx: state?.idx ?? 0,
      isLayer: state?.isLayer === true,
      isOver: state?.isOver === true,
      href: window.location.href,
    };
  }

  function travel(steps: number) {
    isTravelling = true;
    history.go(steps);
  }

  function arm() {
    if (here.isLayer || isTravelling) return;
    // Browsers skip entries that a page adds without a user gesture; going forward adds none.
    if (isLayerAhead) return travel(1);
    try {
      history.pushState({ ...(history.state as object | null), idx: here.idx + 1, isLayer: true }, '');
    } catch {
      // Safari allows 100 entries in 30 s. The dialog must open all the same; Back then leaves the page.
    }
    here = read();
  }

  function onPop(event: PopStateEvent) {
    const from = here;
    here = read();
    isTravelling = false;
    const steps = from.idx - here.idx;
    isLayerAhead = from.isLayer && steps === 1;
    const top = open.findLast(({ kind }) => kind === 'alert') ?? open.at(-1);
    if (!top) {
      // The dialog of that entry is already closed: this Back is for the page.
      if ((isLayerAhead && here.href === from.href) || (from.isOver && steps === 1)) history.back();
      return;
    }
    // The page below the dialog stays in any case, so the router must not see this event.
    if (here.href !== from.href) event.stopImmediatePropagation();
    if (steps <= 0) return;
    const isClosed = top.close();
    if (!isClosed || open.length > 1) travel(steps);
    else if (steps > 1) travel(steps - 1);
  }

  return {
    add(layer) {
      open.push(layer);
      arm();
      return () => void open.splice(open.indexOf(layer), 1);
    },
    follow() {
      const last = here;
      here = read();
      if (here.idx !== last.idx || here.href !== last.href) isLayerAhead = false;
      if (here.idx === last.idx && (last.isLayer || last.isOver) && !here.isLayer) {
        history.replaceState({ ...(history.state as object | null), isOver: true }, '');
        here.isOver = true;
      }
      if (open.length > 0) arm();
    },
    watch() {
      window.addEventListener('popstate', onPop);
      return () => window.removeEventListener('popstate', onPop);
    },
  };
}
