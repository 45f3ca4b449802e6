import { createContext } from 'react';

/** Closes the dialog around a component; false when it must stay open: money is moving. Without a dialog there is nothing to close. */
export const CloseContext = createContext((): boolean => true);
