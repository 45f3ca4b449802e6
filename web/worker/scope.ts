/** What the worker uses of its global scope; the types of pages and of workers do not fit into one program. */
export interface WorkerScope {
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly unknown[]>;
  };
  caches: CacheStorage;
  registration: { unregister(): Promise<boolean> };
}

export interface WorkerEvent extends ExtendableEvent {
  data?: unknown;
  /** Not in every browser: what matches goes its way without starting the worker. */
  addRoutes?(routes: { condition: { urlPattern: { pathname: string } }; source: 'network' }[]): Promise<void>;
}

interface ExtendableEvent {
  waitUntil(task: Promise<unknown>): void;
}
