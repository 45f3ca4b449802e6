/** The parts of the global scope that the worker uses; the types of pages and of workers cannot share one program. */
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
  /** Not in every browser: matching requests go to the network without starting the worker. */
  addRoutes?(routes: { condition: { urlPattern: { pathname: string } }; source: 'network' }[]): Promise<void>;
}

interface ExtendableEvent {
  waitUntil(task: Promise<unknown>): void;
}
