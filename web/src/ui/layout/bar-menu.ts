import { createContext, type ReactNode } from 'react';

/**
 * The menu of a page whose top bar carries it: on wide screens it stands in the bar, on phones it is fixed at the
 * bottom. It comes by context because the page gets bar and menu side by side.
 */
export const BarMenu = createContext<ReactNode>(null);
