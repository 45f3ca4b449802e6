/** Text by key, as in `localStorage`. A store may forget; it never throws. */
export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Where one game opens. The addresses have passed `safeGameUrl`. */
export interface GameWindow {
  show(url: string): void;
  /** For a provider that takes its login as a form. [2.63] */
  post(url: string, fields: Readonly<Record<string, string>>): void;
  /** Nothing came of it: takes an empty tab away. */
  close(): void;
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
  /** How the button that ends the session is named: "log out" for one's own device, "finish" for a shared one. */
  sessionEndWording: 'logout' | 'finish';
  /**
   * Makes the place for a game: a new tab or this one. To be called within the press, or browsers hold the tab back; null
   * when they did. [2.60] Absent where no game can be opened: the member then plays on a device of their own. (K7)
   */
  openGameWindow?: (target: 'tab' | 'same', waitingText: string) => GameWindow | null;
  /** Whether what is copied can be pasted by the same person. Absent on a screen that strangers share. (K11) */
  hasClipboard?: true;
  /** Hands an address to another app of the device; absent where that cannot be done. */
  shareLink?: (url: string) => Promise<void>;
}
