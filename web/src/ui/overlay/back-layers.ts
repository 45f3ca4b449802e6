import { createContext, use, useEffect, useEffectEvent } from 'react';

/** Something that Back closes before it leaves the page. */
export interface BackLayer {
  /** An alert asks about the layer below it, so Back closes it first. */
  kind: 'sheet' | 'alert';
  /** @returns false when it must stay open: money is moving */
  close: () => boolean;
}

export interface BackLayers {
  /** @returns a function that removes it; call it once the layer is closed in any way */
  add(layer: BackLayer): () => void;
}

/** Absent where there is no Back: the kiosk, the gallery. */
export const BackLayersContext = createContext<BackLayers | null>(null);

/** Closes the dialog around a component; false when it must stay open: money is moving. Without a dialog there is nothing to close. */
export const CloseContext = createContext((): boolean => true);

/** Lets Back close this layer while it is open. */
export function useBackLayer(kind: BackLayer['kind'], open: boolean, close: BackLayer['close']): void {
  const layers = use(BackLayersContext);
  const onBack = useEffectEvent(close);
  useEffect(() => (open ? layers?.add({ kind, close: () => onBack() }) : undefined), [layers, kind, open]);
}
