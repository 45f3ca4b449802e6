/** One tab of a browser, with what a hand and an eye can do in it. Every engine drives its own in its own protocol. */
export interface Tab {
  goto(url: string): Promise<void>;
  /** Runs in the page what is written as the body of a function of `args`. @returns what can be written as JSON */
  run(body: string, args?: unknown[]): Promise<unknown>;
  setCookie(name: string, value: string): Promise<void>;
  /** A real press of the pointer. */
  press(x: number, y: number): Promise<void>;
  /** Real keys: characters as they are typed, or the names of keys. */
  keys(keys: readonly string[]): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Size {
  width: number;
  height: number;
}

/** A browser of the machine that is no Chromium. */
export interface Engine {
  /** What the tests call it. */
  name: string;
  /** Debian's packages that bring it. */
  packages: readonly string[];
  isInstalled(): boolean;
  /** A browser without a past. */
  open(size: Size): Promise<Tab>;
}
