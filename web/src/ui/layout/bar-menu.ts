import { createContext, type ReactNode } from 'react';

/**
 * The menu of a page whose top bar contains it: on wide screens it is in the bar, on phones at the bottom. It comes by context
 * because the page receives bar and menu side by side.
 */
export const BarMenu = createContext<ReactNode>(null);
