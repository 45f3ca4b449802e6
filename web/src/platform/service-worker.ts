import { isCurrent } from './is-current.ts';
import { TAKE_OVER } from './worker-rules.ts';
import type { Clock } from '../lib/clock.ts';

/** A page that stays open all day learns of a new build within this time. */
const CHECK_EVERY_MS = 3_600_000;

interface ScriptPolicy {
  createScriptURL(url: string): string;
}

/** The part of Trusted Types used here; TypeScript's DOM types lack it. */
interface TrustedTypesWindow {
  trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
}

const WORKER = '/sw.js';

function workerUrl({ trustedTypes }: TrustedTypesWindow): string {
  const rules = { createScriptURL: () => WORKER };
  return (trustedTypes?.createPolicy('wallet-worker', rules) ?? rules).createScriptURL(WORKER);
}

/**
 * Registers the service worker, and reports when the host has a newer build than the running one. A newer worker takes over
 * when the only open page runs its build, or when the last page closes. Not every browser has workers.
 */
export async function startServiceWorker(window: Window, clock: Clock, onNewer: () => void): Promise<void> {
  if (!('serviceWorker' in window.navigator)) return;
  await idle(window);
  await register(window, clock, onNewer);
}

/** Not every browser has it. */
function idle(window: Window): Promise<unknown> {
  return 'requestIdleCallback' in window
    ? // eslint-disable-next-line house/raw-timers -- waits for an idle processor, not for a time
      new Promise((resolve) => window.requestIdleCallback(resolve))
    : Promise.resolve();
}

async function register(window: Window, clock: Clock, onNewer: () => void): Promise<void> {
  const { serviceWorker } = window.navigator;
  const registration = await serviceWorker.register(workerUrl(window as TrustedTypesWindow), {
    updateViaCache: 'none',
  });

  async function onInstalled(worker: ServiceWorker): Promise<void> {
    if (await isCurrent(window)) worker.postMessage(TAKE_OVER);
    else onNewer();
  }
  const followed = new Set<ServiceWorker>();
  function follow(worker: ServiceWorker | null): void {
    if (!worker || followed.has(worker)) return;
    followed.add(worker);
    untilInstalled(worker);
  }
  function untilInstalled(worker: ServiceWorker): void {
    if (worker.state === 'installed') void onInstalled(worker).catch(() => followed.delete(worker));
    else worker.addEventListener('statechange', () => untilInstalled(worker), { once: true });
  }

  follow(registration.waiting);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  const check = () => {
    // The host may not have answered when it was installed.
    follow(registration.waiting);
    void registration.update().catch(() => undefined);
  };
  clock.every(CHECK_EVERY_MS, check);
  // Timers stop while a phone's screen is off.
  window.document.addEventListener('visibilitychange', () => {
    if (window.document.visibilityState === 'visible') check();
  });
}
