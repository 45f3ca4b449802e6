import type { Voice } from '../lib/voice.ts';
import type { Updates } from './updates.ts';

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
  /** Nothing came of it: takes an empty tab away. */
  close(): void;
}

/** A line between the pages of this browser. What one sends, the others receive. */
export interface PageChannel {
  /** Takes plain data. */
  send(message: unknown): void;
  close(): void;
}

/** Where one game opens. */
export interface GameWindow extends WaitingTab {
  /** For a provider that takes its login as a form. [2.63] */
  post(url: string, fields: Readonly<Record<string, string>>): void;
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
  /**
   * Opens a channel to the other pages of this browser, by its name; null where the browser has none. Absent where there is
   * one page only. The receiver checks the shape of a message.
   */
  openChannel?: (name: string, listener: (message: unknown) => void) => PageChannel | null;
  /**
   * Whether a task has the whole screen to itself: its exits are words, and a side of it holds what helps with the task or
   * an on-screen keypad. Absent where a dialog lies over its page.
   */
  framesTasks?: true;
  /** Tells of newer builds of the app; absent where somebody else brings them. */
  updates?: Updates;
  /** Reads texts aloud to who cannot read them; absent where nobody asked for it. */
  voice?: Voice;
  /** Draws a short text as a QR (SVG) for the member's own phone; absent on a device that is the member's own. (K7) (K12) */
  drawCode?: (text: string) => Promise<string>;
  /** Whether the login offers to remember the member on this device. [2.20] */
  offersRememberMe: boolean;
  /** Where a link that leaves the app opens; null where none may leave, and its text stands there instead. */
  linkTarget: '_blank' | null;
  /** Whether what was begun may wait for the same member's next login when the session runs out. (W5) */
  keepsWork: boolean;
  /** Whether what is copied can be pasted by the same person. Absent on a screen that strangers share. (K11) */
  hasClipboard?: true;
  /** Whether the member's own files can be sent from here. A shared screen has none of theirs. [2.49] */
  offersFileUpload: boolean;
  /** Whether a conversation with support can be kept here; not where the next visitor would read it. [1.05] */
  offersChat: boolean;
  /** Whether pages and dialogs make entries of the history, for Back to lead through. Where strangers share it, Back leads nowhere. (K1) */
  keepsHistory: boolean;
  /** How the button that ends the session is named: "log out" for one's own device, "finish" for a shared one. */
  sessionEndWording: 'logout' | 'finish';
  /**
   * Runs a task unless another page of this browser is running one of that name: then null, at once. Two tabs of one
   * member are two hands on the same money. (W1)
   */
  runAlone: <T>(name: string, task: () => Promise<T>) => Promise<T | null>;
  /** Prints the receipt on the screen; null where no printer is known. (W4) (K12) */
  print: (() => Promise<PrintEnd>) | null;
  /** Hands a text or an address to another app, or else to the clipboard; null on a device that is not the member's own. (W4) [2.47] */
  share: ((content: Shareable) => Promise<ShareEnd>) | null;
  /**
   * Opens a tab beside the app. To be called within the press, or browsers hold the tab back; null when they did. Absent
   * where there is one window only: what it would show is then shown in the app. [2.76]
   */
  openTab?: (waitingText: string) => WaitingTab | null;
  /** Saves a text as a file of the member's own; absent where there is no place for one. (W7) */
  saveFile?: (name: string, type: string, text: string) => void;
  /**
   * Keeps a picture as a file of the member's own: by the device's own sheet where fingers work it, else as a download. Absent
   * where there is no place for one.
   */
  savePicture?: (name: string, picture: Blob) => Promise<SaveEnd>;
  /**
   * Makes the place for a game: a new tab or this one. To be called within the press, or browsers hold the tab back; null
   * when they did. [2.60] Absent where no game can be opened: the member then plays on a device of their own. (K7)
   */
  openGameWindow?: (target: 'tab' | 'same', waitingText: string) => GameWindow | null;
}

export type Shareable = { text: string } | { url: string };
/** `handed-on`: nobody tells whether it came out. */
export type PrintEnd = 'printed' | 'handed-on' | 'failed';
export type SaveEnd = 'saved' | 'handed-on' | 'cancelled' | 'failed';
export type ShareEnd = 'shared' | 'copied' | 'cancelled' | 'failed';
