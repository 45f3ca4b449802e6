import type { Voice } from '../lib/voice.ts';
import type { ComponentType, ReactNode } from 'react';
import type { Updates } from './updates.ts';

/** Text by key, like `localStorage`. A store may lose values; it never throws. */
export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

export interface WaitingTab {
  /** The address must have passed a check of `web/src/html`. */
  show(url: string): void;
  close(): void;
}

/** A channel between the pages of this browser: the others receive what one sends. */
export interface PageChannel {
  send(message: unknown): void;
  close(): void;
}

/** The tab or window in which a game opens. */
export interface GameWindow extends WaitingTab {
  /** For a provider that receives its login as a form. [2.63] */
  post(url: string, fields: Readonly<Record<string, string>>): void;
  /** The member has closed it. Known only until it shows the game. */
  isClosed(): boolean;
}

/**
 * What differs between the environments of the app. Code asks for a capability, never for the environment; the kiosk passes its
 * own platform.
 */
export interface Platform {
  /** Survives a browser restart: the remembered token, the locale. */
  durableStorage: KeyValueStore;
  /** Survives only a reload: the token of a member who does not want to be remembered. */
  tabStorage: KeyValueStore;
  onDurableChange(key: string, listener: () => void): void;
  /**
   * Opens a named channel to the other pages of this browser; null when the browser has none. Absent where there is only one
   * page. The receiver checks the shape of each message.
   */
  openChannel?: (name: string, listener: (message: unknown) => void) => PageChannel | null;
  /**
   * Tasks fill the screen: their exits have labels, and a side column holds help or an on-screen keypad. Absent where dialogs
   * overlay the page.
   */
  framesTasks?: true;
  /** Reports newer builds of the app; absent where something else updates it. */
  updates?: Updates;
  /** Reads texts aloud for members who cannot read them; absent where it is not offered. */
  voice?: Voice;
  /** Draws a short text as a QR (SVG) for the member's phone; absent on the member's own device. (K7) (K12) */
  drawCode?: (text: string) => Promise<string>;
  /**
   * Hides balances and the member's own data, or only the figures of a text, until the member asks to see them; absent on their own
   * device. (K11)
   */
  cover?: ComponentType<{ as?: 'figures'; children: ReactNode }>;
  /** In the top bar of visitors: leaves a screen that the next visitor shares; absent on one's own device. (K1) */
  visitorExit?: ComponentType;
  offersRememberMe: boolean;
  /** Where external links open; null where they may not open and only their text shows. */
  linkTarget: '_blank' | null;
  /** Whether unfinished work waits for the same member's next login when the session expires. (W5) */
  keepsWork: boolean;
  /** The same person can paste what the app copies. Absent on a shared screen. (K11) */
  hasClipboard?: true;
  /** Whether members can send their own files. A shared screen has none of theirs. [2.49] */
  offersFileUpload: boolean;
  /** Whether the chat is available; not where the next visitor could read it. [1.05] */
  offersChat: boolean;
  /** Instead of the router that adds history entries for Back. On a shared device Back leads nowhere. (K1) */
  router?: ComponentType<{ children: ReactNode }>;
  /** The label of the button that ends the session: "log out" on one's own device, "finish" on a shared one. */
  sessionEndWording: 'logout' | 'finish';
  /**
   * Runs a task, or resolves to null immediately if another page of this browser is running one of the same name. Otherwise
   * two tabs of a member could move the same money. Several pages can run theirs at once in the mode `shared`, and then none
   * of the mode `exclusive`, which is the default. (W1)
   */
  runAlone: <T>(name: string, task: () => Promise<T>, mode?: LockMode) => Promise<T | null>;
  /** Prints the receipt on the screen; null where there is no printer. (W4) (K12) */
  print: (() => Promise<PrintEnd>) | null;
  /**
   * Shares a text or an address with another app, otherwise copies it; null on a device that is not the member's own. (W4)
   * [2.47]
   */
  share: ((content: Shareable) => Promise<ShareEnd>) | null;
  /**
   * Opens a tab beside the app. Call it during the user gesture, or browsers block the tab; null when blocked. Absent where
   * there is only one window: the app then shows the content itself. [2.76]
   */
  openTab?: (waitingText: string) => WaitingTab | null;
  /** Saves nothing once the signal has aborted. Rejects when the code that saves cannot be fetched. */
  saveFile?: (name: string, type: string, text: string, signal: AbortSignal) => Promise<void>;
  /**
   * Saves a picture as a file: through the share sheet on touch devices, otherwise as a download; nothing once the signal has
   * aborted. Absent where there is no place for one.
   */
  savePicture?: (name: string, picture: Blob, signal: AbortSignal) => Promise<SaveEnd>;
  /**
   * Opens the window for a game: a new tab or this one. Call it during the user gesture, or browsers block the tab; null when
   * blocked. [2.60] Absent where no game can open: the member then plays on their own device. (K7)
   */
  openGameWindow?: (target: 'tab' | 'same', waitingText: string) => GameWindow | null;
}

export type Shareable = { text: string } | { url: string };
/** `handed-on`: the browser does not report whether it was printed. `unclear`: the printer does not, and it may still print. */
export type PrintEnd = 'printed' | 'handed-on' | 'unclear' | 'failed';
export type SaveEnd = 'saved' | 'handed-on' | 'cancelled' | 'failed';
export type ShareEnd = 'shared' | 'copied' | 'cancelled' | 'failed';
