import type { BackLayer, BackLayers } from '../../ui/overlay/back-layers.ts';

/** What the history says about the entry that is shown. `idx` is the router's own count. */
interface Entry {
  idx: number;
  /** Lies over the page of the entry before it, for Back to have something to take away. */
  isLayer: boolean;
  href: string;
}

/**
 * Lets Back close what is open before it leaves the page. [2.46] While a dialog is open the history stands on an entry of its
 * own with the page's address. Back leads off it and so closes the dialog; where it may not be closed, or another is open
 * still, the history is led back. An entry whose dialog was closed by other means stays, for taking it away takes time in
 * which the app may have gone on; Back passes over it.
 */
export function createBackLayers(window: Window): BackLayers & {
  /** The address has changed by the router's hand. */
  look: () => void;
  /** To be called before the router listens: it must not hear of a Back that belongs to a dialog. */
  watch: () => () => void;
} {
  const { history } = window;
  const open: BackLayer[] = [];
  let here = read();
  let isLayerAhead = false;
  let isTravelling = false;

  function read(): Entry {
    const state = history.state as { idx?: number; isLayer?: true } | null;
    return { idx: state?.idx ?? 0, isLayer: state?.isLayer === true, href: window.location.href };
  }

  function travel(steps: number) {
    isTravelling = true;
    history.go(steps);
  }

  /** Sees to it that the history stands on an entry of a layer. */
  function arm() {
    if (here.isLayer || isTravelling) return;
    // Browsers pass over a page that makes entries nobody has pressed for; going forward makes none.
    if (isLayerAhead) return travel(1);
    history.pushState({ ...(history.state as object | null), idx: here.idx + 1, isLayer: true }, '');
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
      // The dialog of that entry was closed before: this press of Back means the page.
      if (isLayerAhead && here.href === from.href) history.back();
      return;
    }
    // The page below the dialog stays whatever happens to the dialog: the router does not hear of another.
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
    look() {
      const last = here;
      here = read();
      if (here.idx !== last.idx || here.href !== last.href) isLayerAhead = false;
      if (open.length > 0) arm();
    },
    watch() {
      window.addEventListener('popstate', onPop);
      return () => window.removeEventListener('popstate', onPop);
    },
  };
}
