/** Text by key, as in `localStorage`. A store may forget; it never throws. */
export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** A tab that was opened for a page whose address is still to come. */
export interface WaitingTab {
  /** The address has passed a check of `web/src/html`. */
  show(url: string): void;
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
   * Opens a tab beside the app. To be called within the press, or browsers hold the tab back; null when they did. Absent
   * where there is one window only: what it would show is then shown in the app. [2.76]
   */
  openTab?: (waitingText: string) => WaitingTab | null;
  /** Saves a text as a file of the member's own; absent where there is no place for one. (W7) */
  saveFile?: (name: string, type: string, text: string) => void;
}
