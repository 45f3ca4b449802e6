import { type ReactNode, useEffect, useInsertionEffect, useState } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { BackLayersContext } from '../../ui/overlay/back-layers.ts';
import { createBackLayers } from './back-closes-layers.ts';

export function AppRouter({ children }: { children: ReactNode }) {
  return (
    <BrowserRouter>
      <BackClosesLayers>{children}</BackClosesLayers>
    </BrowserRouter>
  );
}

function BackClosesLayers({ children }: { children: ReactNode }) {
  const location = useLocation();
  const [layers] = useState(() => createBackLayers(window));
  // Runs before the router's own layout effect: browsers call a window's listeners in registration order.
  useInsertionEffect(() => layers.watch(), [layers]);
  useEffect(() => layers.follow(), [layers, location]);
  return <BackLayersContext value={layers}>{children}</BackLayersContext>;
}
