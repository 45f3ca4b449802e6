/** Stops what has been planned; does nothing once it has run. */
export type Cancel = () => void;

/** The only source of time in the app. Raw timers and `Date.now` are refused by lint. */
export interface Clock {
  /**
   * Milliseconds since 1970 by the service, for whatever the member sees or asks for. By the device until the service has
   * answered.
   */
  now(): number;
  /** Milliseconds since 1970 by the device. Only for what must survive a reload, before any answer. */
  device(): number;
  /** Milliseconds that only move forward, for durations and deadlines, whatever the device's clock does. */
  elapsed(): number;
  /** Runs once after `ms`. Returns how to cancel; an aborted signal cancels too. */
  after(ms: number, run: () => void, signal?: AbortSignal): Cancel;
  /** Runs every `ms`, the first time after `ms`. Returns how to stop; an aborted signal stops it too. */
  every(ms: number, run: () => void, signal?: AbortSignal): Cancel;
  /** Resolves after `ms`, or as soon as the signal is aborted: the caller then checks the signal. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
  /** Calls back whenever `now` has jumped. Returns how to stop. */
  onJump(listener: () => void): Cancel;
}

/** What a clock is made of. */
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
      // Planned before it runs, so that `run` can stop it.
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

/** The browser's own time and timers. */
export const systemClock: Clock = createClock({
  device: () => Date.now(),
  elapsed: () => performance.now(),
  schedule(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
});

/** Lets the browser draw and handle input before a long computation goes on. */
export const nextTask = (): Promise<void> => systemClock.wait(0);
