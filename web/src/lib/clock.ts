export type Cancel = () => void;

/** The only source of time in the app. Lint rejects raw timers and `Date.now`. */
export interface Clock {
  /**
   * The service's time in ms since 1970, for everything that the member sees or requests. The device's time until the service
   * has answered.
   */
  now(): number;
  /** The device's time in ms since 1970. Only for what must survive a reload, before any answer. */
  device(): number;
  /** Monotonic milliseconds, for durations and deadlines; independent of the device's clock. */
  elapsed(): number;
  /** An aborted signal cancels too. */
  after(ms: number, run: () => void, signal?: AbortSignal): Cancel;
  /** The first run is after `ms`. An aborted signal stops it too. */
  every(ms: number, run: () => void, signal?: AbortSignal): Cancel;
  /** Resolves after `ms`, or as soon as the signal aborts; the caller then checks the signal. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
  onJump(listener: () => void): Cancel;
}

export interface TimeSource {
  device(): number;
  elapsed(): number;
  schedule(ms: number, run: () => void): Cancel;
}

export function createClock({ device, elapsed, schedule }: TimeSource): Clock {
  function after(ms: number, run: () => void, signal?: AbortSignal): Cancel {
    if (signal?.aborted) return () => {};
    const unschedule = schedule(ms, () => {
      signal?.removeEventListener('abort', cancel);
      run();
    });
    function cancel() {
      signal?.removeEventListener('abort', cancel);
      unschedule();
    }
    signal?.addEventListener('abort', cancel);
    return cancel;
  }

  function every(ms: number, run: () => void, signal?: AbortSignal): Cancel {
    let cancel: Cancel;
    const repeat = () => {
      // Planned before the run, so that `run` can stop it.
      cancel = after(ms, repeat, signal);
      run();
    };
    cancel = after(ms, repeat, signal);
    return () => cancel();
  }

  function wait(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const end = () => {
        signal?.removeEventListener('abort', end);
        cancel();
        resolve();
      };
      const cancel = schedule(ms, end);
      signal?.addEventListener('abort', end);
    });
  }

  return { now: device, device, elapsed, after, every, wait, onJump: () => () => {} };
}

/** The device's clock; `createServices` corrects it by the service's time. */
export const systemClock: Clock = createClock({
  device: () => Date.now(),
  elapsed: () => performance.now(),
  schedule(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
});

/** Lets the browser render and handle input before a long computation continues. */
export const nextTask = (): Promise<void> => systemClock.wait(0);
