import { createContext, use, useEffect, useEffectEvent } from 'react';

/** Something that lies over the page, and that Back takes away before it leads to the page before. [2.46] */
export interface BackLayer {
  /** An alert asks about what lies below it, so it is answered first. */
  kind: 'sheet' | 'alert';
  /** @returns false where it must stay: money is moving. */
  close: () => boolean;
}

export interface BackLayers {
  /** @returns how to take it out again, once it is closed by whatever way. */
  add(layer: BackLayer): () => void;
}

/** Absent where there is no Back: a kiosk, a gallery. */
export const BackLayersContext = createContext<BackLayers | null>(null);

/** While it is open, a dialog is what Back closes. */
export function useBackLayer(kind: BackLayer['kind'], open: boolean, close: BackLayer['close']): void {
  const layers = use(BackLayersContext);
  const onBack = useEffectEvent(close);
  useEffect(() => (open ? layers?.add({ kind, close: () => onBack() }) : undefined), [layers, kind, open]);
}
