/** One browser tab that tests can use and read. Each engine implements it with its own protocol. */
export interface Tab {
  goto(url: string): Promise<void>;
  /** Runs a function body of `args` in the page. @returns a JSON value */
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

export interface Engine {
  name: string;
  /** Debian's packages that bring it. */
  packages: readonly string[];
  isInstalled(): boolean;
  open(size: Size): Promise<Tab>;
}
