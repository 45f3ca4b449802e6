/** Text by key, as in `localStorage`. A store may forget; it never throws. */
export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/**
 * What differs between the places where the app runs. Web asks the platform for a capability and never where it is;
 * the kiosk passes a platform of its own.
 */
export interface Platform {
  /** Outlives the browser: the remembered token, the locale. */
  durable: KeyValueStore;
  /** Outlives a reload and no more: the token of a member who does not want to be remembered. */
  session: KeyValueStore;
  /** Calls back when another tab changes a durable value; returns how to stop. */
  onDurableChange(key: string, listener: () => void): () => void;
  /** Whether the login offers to remember the member on this device. [2.20] */
  offersRememberMe: boolean;
  /** Whether what is copied can be pasted by the same person. Absent on a screen that strangers share. (K11) */
  hasClipboard?: true;
  /** Whether the member's own files can be sent from here. A shared screen has none of theirs. [2.49] */
  offersFileUpload: boolean;
  /** How the button that ends the session is named: "log out" for one's own device, "finish" for a shared one. */
  sessionEndWording: 'logout' | 'finish';
}
